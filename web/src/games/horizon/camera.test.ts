import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";

function camera(): Camera {
  const made = new Camera();
  made.frame = { width: 400, height: 200 };
  made.show({ x: 0, y: 0, width: 1000, height: 1000 });
  return made;
}

it("shows everything in the shape of the frame", () => {
  expect(camera().box).toEqual({ x: -500, y: 0, width: 2000, height: 1000 });
});

it("zooms around the point that is looked at, not beyond its limits, and fits again", () => {
  const made = camera();
  made.zoom(2, 0.25, 0.5);
  expect(made.fits).toBe(false);
  expect(made.box).toEqual({ x: -250, y: 250, width: 1000, height: 500 });
  made.zoom(1000);
  expect(made.box.width).toBe(240);
  made.zoom(0.0001);
  expect(made.box.width).toBe(2000 * 1.7);
  made.fit();
  expect(made.box.width).toBe(2000);
});

it("cannot be moved so far that the map is out of sight", () => {
  const made = camera();
  made.zoom(2);
  made.move(-50, -50);
  expect(made.box.x).toBe(500);
  expect(made.box.y).toBe(750);
});
