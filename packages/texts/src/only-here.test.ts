import { glob, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { languages, SOURCE_LANGUAGE } from "./languages.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const sources = [
  "apps/*/src/**/*.{ts,tsx,css,typ}",
  "apps/web/build/*.ts",
  "apps/web/{*.config.ts,index.html}",
  "packages/*/src/**/*.ts",
  "prisma/**/*.{sql,prisma}",
  "{scripts,bench}/**/*.ts",
];
/** Tests speak a language to see that it is spoken; the folders and the list are where languages stand. */
const mayName =
  /\.test\.tsx?$|\/testing\/|\/generated\/|node_modules|^packages\/texts\/src\/(languages\.ts|[a-z]{2,3}\/)/;
/** A file that names a language elsewhere, and why it has to. */
const reasons: Readonly<Record<string, string>> = {
  "apps/web/src/ui/tokens.css": "the faces a browser may have on its machine, one for each writing",
  "apps/web/index.html": "says that a page does not appear, while there is no program that could read a catalogue",
  "scripts/compare-apis/calls.ts": "asks two portals for the same file, in a language that is not the code's",
};

test("no source outside the catalogue names a language", async () => {
  const english = new Intl.DisplayNames(["en"], { type: "language" });
  const translations = languages.filter((language) => language !== SOURCE_LANGUAGE);
  // The code as a text or a key, or the language's name; "Tamil Nadu" is a place.
  const patterns = translations.map(
    (code) => new RegExp(`["'\`]${code}["'\`]|\\b${code}:\\s|\\b${english.of(code) ?? code}\\b(?! Nadu)`),
  );
  const naming: string[] = [];
  let read = 0;
  for await (const file of glob(sources, { cwd: root })) {
    if (mayName.test(file) || Object.hasOwn(reasons, file)) continue;
    read += 1;
    const lines = (await readFile(`${root}${file}`, "utf8")).split("\n");
    naming.push(
      ...lines
        .filter((line) => patterns.some((pattern) => pattern.test(line)))
        .map((line) => `${file}: ${line.trim()}`),
    );
  }
  expect(read).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
