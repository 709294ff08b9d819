import { gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { changed, full } from "./fitting-terms.testing.ts";
import { bonus, fit, give, schedule } from "./terms.testing.ts";

const flexible = { schedule: schedule({ flexible: true }), gold: gold22, benefits: [bonus([give(100)])] };

describe("terms fit", () => {
  test.each<[string, unknown]>([
    ["with every word", full],
    ["with the least", { schedule: schedule(), benefits: [] }],
    ["of a flexible book", flexible],
    ["with a whole number that is written 5.0", JSON.parse(JSON.stringify(full).replace('"grace":7', '"grace":5.0'))],
    [
      "with a hundred years of instalments",
      { schedule: schedule({ every: { days: 10 }, instalments: 3650 }), benefits: [] },
    ],
    ["with as many months", { schedule: schedule({ instalments: 1200 }), benefits: [] }],
    ["due on the 31st", changed("schedule.due", { day: 31 })],
    ["due every three months", changed("schedule.every", { months: 3 })],
    ["opening on joining", changed("schedule.opens", { days: 0 })],
    ["closing on maturity", changed("schedule.closes", { of: "maturity", months: 0 })],
    ["opening at maturity", changed("schedule.opens", { days: 334 })],
    ["closing at maturity, from joining", changed("schedule.closes", { of: "joining", days: 334 })],
    ["with a hundred years of it", { schedule: schedule({ matures: { months: 1200 } }), benefits: [] }],
    ["rounded half up to two places", changed("gold.round", { mode: "half_up", places: 2, total: "exact" })],
    ["losing all", changed("late.lose", "all")],
    ["losing a part", changed("late.lose", { share: "instalment" })],
    ["losing a hundredth", changed("late.lose", { share: 1 })],
    ["covering the bill", changed("benefits.2.covers", "bill")],
    ["for whoever leaves at all", changed("exit.0", { deduct: [], label: "Any" })],
    ["with a label of 200 characters", changed("exit.0.label", "க".repeat(200))],
    ["with nothing in a list", changed("topups", [])],
    ["with paise of fifteen digits", changed("gift.cost", "9".repeat(15))],
    ["on 29 February of a leap year", changed("topups.0.from", "2024-02-29")],
    ["on the first day", changed("topups.0.from", "1900-01-01")],
  ])("%s", async (_, terms) => {
    expect(await fit([terms])).toEqual([true]);
  });
});

describe("every member of terms", () => {
  const optional = [
    "late",
    "exit",
    "topups",
    "tax",
    "perMonth",
    "rests",
    "opens",
    "closes",
    "only",
    "points",
    "cap",
    "covers",
    "beyond",
    "items",
    "free",
    "moves",
    "paidBefore",
    "before",
    "refuse",
    "diamond",
    "coin",
  ];
  const paths = pathsOf(full, "");

  test("is there, and is of its kind", async () => {
    const odd = [
      null,
      true,
      7.5,
      -1,
      10_000_001,
      1e200,
      "",
      "word",
      [],
      [[]],
      {},
      { a: 1 },
      "9".repeat(16),
      "01",
      "2026-02-30",
    ];
    const terms = paths.flatMap((path) => odd.map((value) => changed(path, value)));
    const fits = await fit(terms);
    // Words and lists that may be any text, or nothing.
    const allowed = terms.filter((_, index) => fits[index]).length;
    const expected = paths.flatMap((path) => odd.map((value) => mayBe(path, value)));
    expect(
      fits
        .map((found, index) => [JSON.stringify(terms[index]), found])
        .filter(([, found], index) => found !== expected[index]),
    ).toEqual([]);
    expect(allowed).toBeGreaterThan(10);
  });

  test("but for optional ones, is missed, and what stands on gold or a gift with it", async () => {
    const without = paths.filter((path) => !/\.\d+$/.test(path));
    const fits = await fit(without.map((path) => changed(path, undefined)));
    const kept = without.filter((_, index) => fits[index]).map((path) => path.split(".").at(-1));
    // A row may ask for less, where the rows after it do.
    expect(new Set(kept)).toEqual(new Set([...optional, "months", "paid"]));
  });

  test("is the only one", async () => {
    const objects = ["", ...paths]
      .filter((path) => path === "" || isObject(at(path)))
      .filter((path) => !path.endsWith("items"));
    const more = objects.map((path) => changed(path === "" ? "extra" : `${path}.extra`, 1));
    expect((await fit(more)).filter(Boolean)).toEqual([]);
  });
});

function pathsOf(value: unknown, before: string): string[] {
  return Object.entries(Object(value)).flatMap(([name, inner]) => {
    const path = before === "" ? name : `${before}.${name}`;
    return typeof inner === "object" ? [path, ...pathsOf(inner, path)] : [path];
  });
}

function at(path: string): unknown {
  return path.split(".").reduce<unknown>((found, name) => Object(found)[name], full);
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && !Array.isArray(value);
}

/** What a strange value may well be: a word where any will do, nothing where a list or kinds may be empty. */
function mayBe(path: string, value: unknown): boolean {
  if (/(label|item)$/.test(path)) return typeof value === "string" && value !== "";
  if (/^(benefits|exit|topups)$|deduct$/.test(path)) return Array.isArray(value) && value.length === 0;
  if (path.endsWith("items")) return JSON.stringify(value) === "{}" || JSON.stringify(value) === '{"a":1}';
  return /(refuse|deduct\.1\.gift)$/.test(path) && value === true;
}
