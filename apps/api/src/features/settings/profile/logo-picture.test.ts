import { expect, test } from "vitest";
import { logoIn } from "./logo-picture.ts";
import { jpegOf, pngOf } from "./logos.testing.ts";

test("a whole PNG or JPEG is a logo, whatever it is called", () => {
  expect(logoIn(pngOf(96, 48))?.type).toBe("png");
  expect(logoIn(jpegOf(96, 48))?.type).toBe("jpeg");
  expect(logoIn(pngOf(1024, 1024))?.type).toBe("png");
});

test.each([
  ["an SVG, which runs scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a GIF", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
  ["nothing", Buffer.alloc(0)],
  ["half a PNG", pngOf(96, 48).subarray(0, 40)],
  ["half a JPEG", jpegOf(96, 48).subarray(0, -2)],
  ["a PNG with a page behind it", Buffer.concat([pngOf(96, 48), Buffer.from("<script>")])],
  ["a PNG as wide as a wall", pngOf(1025, 10)],
  ["a PNG that unpacks to gigabytes", pngOf(65_535, 65_535)],
  ["a PNG of no height", pngOf(10, 0)],
  ["a JPEG as high as a tower", jpegOf(10, 1025)],
  ["a JPEG without a frame", Buffer.from("ffd8ffe00004ffffffda0004ffffffffffffffffffd9", "hex")],
  ["a JPEG whose segment has no end", Buffer.from(`ffd8ffe00000${"ff".repeat(20)}ffd9`, "hex")],
  ["a PNG of more than 64 kB", pngOf(96, 48, 65_536)],
])("%s is none", (_what, bytes) => {
  expect(logoIn(bytes)).toBeNull();
});
