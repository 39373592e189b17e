/** Packs as files: `mine.toml`, and beside it `mine.models.json` with what bots have learned. */

export const LARGEST = 512 * 1024;
export const LARGEST_MODELS = 256 * 1024;
export const KINDS = ".toml,.json,application/toml,application/json,text/plain";
const MODELS = /\.models\.json$/i;

export interface PackFiles {
  pack: File | null;
  models: File | null;
}

/** Which file of models goes with which pack: that of the same name, or the only one with the only one. */
export function paired(files: Iterable<File>): PackFiles[] {
  const all = [...files];
  const packs = all.filter(({ name }) => !MODELS.test(name));
  const models = all.filter(({ name }) => MODELS.test(name));
  const stem = ({ name }: File) => name.replace(MODELS, "").replace(/\.toml$/i, "");
  const lonely = packs.length === 1 && models.length === 1;
  const found = packs.map((pack): PackFiles => ({
    pack,
    models: models.find((one) => lonely || stem(one) === stem(pack)) ?? null,
  }));
  const left = models.filter((one) => !found.some((pair) => pair.models === one));
  return [...found, ...left.map((one): PackFiles => ({ pack: null, models: one }))];
}

export const fits = ({ pack, models }: PackFiles): boolean =>
  (pack?.size ?? 0) <= LARGEST && (models?.size ?? 0) <= LARGEST_MODELS;

export function saveFile(name: string, text: string, ending = ".toml"): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "pack"}${ending}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
