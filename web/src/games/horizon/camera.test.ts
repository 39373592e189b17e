import { expect, it } from "vitest";
import { Camera } from "./camera.svelte";

function camera(): Camera {
  const made = new Camera();
  made.least = 0.2;
  made.frame = { width: 400, height: 200 };
  made.show({ x: 0, y: 0, width: 1000, height: 1000 });
  return made;
}

it("shows everything in the shape of the frame", () => {
  expect(camera().box).toEqual({ x: -500, y: 0, width: 2000, height: 1000 });
});

it("never shows it too small to read: then it shows what is asked about, and is moved no further than that takes", () => {
  const made = camera();
  made.least = 1;
  expect(made.box).toEqual({ x: 300, y: 400, width: 400, height: 200 });
  made.show({ x: 0, y: 0, width: 1000, height: 1000 }, { x: 650, y: 420, width: 100, height: 100 });
  expect(made.box).toEqual({ x: 350, y: 400, width: 400, height: 200 });
  made.show({ x: 0, y: 0, width: 1000, height: 1000 }, { x: 0, y: 900, width: 1000, height: 100 });
  expect(made.box).toEqual({ x: 300, y: 800, width: 400, height: 200 });
});

it("does not blow a few tiles up", () => {
  const made = camera();
  made.show({ x: 0, y: 0, width: 40, height: 40 });
  expect(made.scale).toBe(made.most);
});

it("zooms around the point that is looked at, not beyond its limits, and fits again", () => {
  const made = camera();
  made.zoom(2, 0.25, 0.5);
  expect(made.fits).toBe(false);
  expect(made.box).toEqual({ x: -250, y: 250, width: 1000, height: 500 });
  made.zoom(1000);
  expect(made.scale).toBeCloseTo(2.4);
  made.zoom(0.0001);
  expect(made.scale).toBeCloseTo(made.least);
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
