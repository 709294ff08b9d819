import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contrastOf, READABLE } from "@thangam/contracts/values/colours";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "..");
const themes = ["light", "dark"] as const;
type Colour = Record<(typeof themes)[number], string>;

const values = [...readFileSync(join(import.meta.dirname, "tokens.css"), "utf8").matchAll(/--color-([a-z-]+): (.+);/g)];
const names = values.map(([, name = ""]) => name);
const colours = new Map(values.map(([, name = "", value = ""]): [string, Colour] => [name, inBoth(value)]));

const inks = ["ink", "muted", ...names.filter((name) => name.endsWith("-ink"))];
const grounds = ["page", "surface", "raised", "sunken", "hover", ...names.filter((name) => name.endsWith("-soft"))];
/** What is written on a colour of its own, and never on another ground. */
const pairs: readonly (readonly [ink: string, ground: string])[] = [
  ["on-brand", "brand"],
  ["on-brand", "brand-strong"],
  ["white", "danger"],
  ["on-bar", "bar"],
  ["on-bar-muted", "bar"],
  ["bar-accent", "bar"],
  ["rise", "bar"],
  ["on-bar-accent", "bar-accent"],
];
const drawn = ["line", "hair", "edge", "gold", "gold-bright", "gold-line", "danger-line", "focus", "scrim"];
/** Made of the bar's colours, or of none. */
const mixed = ["bar-field", "bar-line", "hero-top", "hero-end", "transparent", "current"];

test("every ink is read on every ground, in light colours and in dark ones", () => {
  expect([inks.length, grounds.length]).toEqual([7, 10]);
  const wrong = [...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const)), ...pairs].flatMap(
    ([ink, ground]) =>
      themes
        .filter((theme) => contrastOf(inTheme(ink, theme), inTheme(ground, theme)) < READABLE)
        .map((theme) => `${ink} on ${ground}, ${theme}`),
  );
  expect(wrong).toEqual([]);
});

test("every colour is an ink, a ground, one of a pair or only drawn with", () => {
  const known = new Set([...inks, ...grounds, ...pairs.flat(), ...drawn, ...mixed]);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test("a colour turns dark in the tokens alone, and in what is drawn without words", () => {
  const own = filesWith(/light-dark\(|prefers-color-scheme|[\s"'`]dark:[a-z]/);
  expect(own).toEqual(["features/dues/dues.css", "ui/charts.css", "ui/tokens.css"]);
});

test("nothing is written in a colour that is read on the grounds in light colours only", () => {
  expect(filesWith(/(?:text-|[^-]color: var\(--color-)(?:brand|brand-strong|danger)(?![\w-])/)).toEqual([]);
  expect(filesWith(/(?:text-|[^-]color: var\(--color-)on-bar-accent/)).toEqual(["app/shell/bar.css"]);
});

function inBoth(value: string): Colour {
  const [light = "", dark = light] = value.match(/#[0-9a-f]{3,6}/g) ?? [];
  return { light: inSix(light), dark: inSix(dark) };
}

function inSix(hex: string): string {
  return hex.length === 4 ? hex.replaceAll(/[0-9a-f]/g, "$&$&") : hex;
}

function inTheme(name: string, theme: keyof Colour): string {
  const colour = colours.get(name)?.[theme];
  if (colour === undefined || colour === "") throw new Error(`tokens.css has no ${name}`);
  return colour;
}

/** The files of the web, tests left out, that hold such words. */
function filesWith(words: RegExp): string[] {
  const files = readdirSync(web, { recursive: true, encoding: "utf8" });
  const sources = files.filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file));
  return sources.filter((file) => words.test(readFileSync(join(web, file), "utf8"))).toSorted();
}
