import { glob, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { guidePicturePath, guidePictureSizes } from "../../packages/contracts/src/menu/guide-pictures.ts";
import { guideTable } from "../../packages/contracts/src/menu/guides.ts";
import { screens } from "../../packages/contracts/src/menu/screens.ts";
import { guides } from "../../packages/texts/src/en/guides.ts";
import type { Guide } from "../../packages/texts/src/guide.ts";
import { languages } from "../../packages/texts/src/languages.ts";
import { root } from "../run.ts";
import { pictureStates } from "./states.ts";

const folder = join(root, "apps/web/public");
/** What all pictures weigh together at most, so that nobody who copies the project waits for them. */
const MOST_BYTES = 1_500_000;

/** The pictures that guides name, each with the size in which its guide shows it. */
const named = guideTable.flatMap(({ name, reader }) => {
  const { parts }: Guide = guides[name];
  const size = guidePictureSizes[reader === "customer" ? "phone" : "desk"];
  return parts.flatMap(({ pictures = {} }) => Object.keys(pictures).map((picture) => ({ picture, size })));
});

test("every guide has a picture, and every picture that the command takes stands in one guide", () => {
  expect(named.length).toBeGreaterThanOrEqual(guideTable.length);
  expect(named.map(({ picture }) => picture).toSorted()).toEqual(Object.keys(pictureStates).toSorted());
});

test("each picture is taken of a screen of the portal, whose address names no record", () => {
  const paths = new Map(screens.map(({ name, path }) => [name as string, path]));
  for (const [name, { screen }] of Object.entries(pictureStates)) expect(paths.get(screen), name).toMatch(/^\/[^:]*$/);
});

test("each picture is there in each language and in the size of its place, no other is, and together they are small", async () => {
  const files: string[] = [];
  for await (const file of glob("guides/**/*.*", { cwd: folder })) files.push(`/${file}`);
  const wanted = languages.flatMap((language) => named.map(({ picture }) => guidePicturePath(picture, language)));
  expect(files.toSorted()).toEqual(wanted.toSorted());
  let bytes = 0;
  for (const language of languages)
    for (const { picture, size } of named) {
      const file = join(folder, guidePicturePath(picture, language));
      bytes += (await stat(file)).size;
      expect(await sharp(file).metadata(), file).toMatchObject({ format: "webp", ...size });
    }
  expect(bytes).toBeLessThan(MOST_BYTES);
});
