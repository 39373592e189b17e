import { expect, test } from "vitest";
import { nameMessage } from "./bench.svelte";

test("a name finds its message as the server's does", () => {
  expect(nameMessage("Nishida-Østergaard Corporation")).toBe("name-nishida-ostergaard-corporation");
  expect(nameMessage("Scholars' Guild")).toBe("name-scholars-guild");
  expect(nameMessage("Érard & Söhne!")).toBe("name-erard-sohne");
});
