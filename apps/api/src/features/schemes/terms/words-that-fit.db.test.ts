import { gold22 } from "@thangam/terms/testing/arrange";
import { describe, expect, test } from "vitest";
import { changed } from "./fitting-terms.testing.ts";
import { bonus, fit, give, schedule } from "./terms.testing.ts";

const fits = async (terms: unknown) => (await fit([terms]))[0];
const paise = (digits: string) => ({ give: { paise: digits } });
/** Whether terms with this one benefit fit. */
const withBenefit = (benefit: object, rest: object = {}) =>
  fits({ schedule: schedule(), gold: gold22, benefits: [benefit], ...rest });
const rows = (when: object[], rest: object = {}) => withBenefit(bonus(when, rest));

describe("a schedule does not fit that", () => {
  test.each<[string, string, unknown]>([
    ["has no instalment", "schedule.instalments", 0],
    ["has 4,001", "schedule.instalments", 4001],
    ["lasts more than a hundred years", "schedule.every", { months: 110 }],
    ["lasts a hundred years and a month", "schedule", schedule({ instalments: 1201 })],
    ["lasts a day more than 36,500", "schedule", schedule({ every: { days: 12_167 }, instalments: 3 })],
    ["is due on a day of the month every week", "schedule", schedule({ every: { days: 7 }, due: { day: 3 } })],
    ["is due on the 32nd", "schedule.due", { day: 32 }],
    ["is due on no day", "schedule.due", { day: 0 }],
    ["limits a month of days", "schedule", schedule({ every: { days: 7 }, perMonth: 4 })],
    ["opens after maturity", "schedule.opens", { days: 335 }],
    ["closes before maturity", "schedule.closes", { of: "joining", days: 333 }],
    ["closes after something else", "schedule.closes", { of: "opening", days: 400 }],
    ["spans months and days", "schedule.matures", { months: 11, days: 3 }],
    ["spans nothing", "schedule.matures", { months: 0 }],
    ["spans more than a hundred years", "schedule.matures", { days: 36_501 }],
    ["is not flexible, but says so", "schedule.flexible", false],
    ["is flexible, with lateness", "schedule.flexible", true],
  ])("%s", async (_, path, value) => {
    expect(await fits(changed(path, value))).toBe(false);
  });
});

describe("a benefit", () => {
  const kinds = { as: ["rupees", "gold", "making"], of: ["instalment", "paid", "saved", "payment"] };
  const together = ["rupees instalment", "rupees paid", "rupees payment", "gold saved", "gold payment", "making saved"];
  const pairs = kinds.as.flatMap((as) => kinds.of.map((of) => ({ as, of })));

  test("is of what goes with its kind, and needs gold where it gives or counts gold", async () => {
    const terms = pairs.map((pair) => ({ schedule: schedule(), benefits: [bonus([give(100)], pair)] }));
    const without = await fit(terms);
    const withGold = await fit(terms.map((one) => ({ ...one, gold: gold22 })));
    const named = (found: boolean[]) => pairs.filter((_, index) => found[index]).map(({ as, of }) => `${as} ${of}`);
    expect(named(withGold)).toEqual(together);
    expect(named(without)).toEqual([...together.filter((pair) => pair.startsWith("rupees")), "making paid"]);
  });

  test.each(["points", "beyond", "covers", "items"])("other than making has no %s", async (member) => {
    const value = { points: 1, beyond: 1, covers: "bill", items: {} }[member];
    expect(await rows([give(1)], { as: "making", of: "saved", [member]: value })).toBe(true);
    expect(await rows([give(1)], { [member]: value })).toBe(false);
  });

  test("caps rupees and making, not gold", async () => {
    expect(await rows([give(1)], { cap: "5" })).toBe(true);
    expect(await rows([give(1)], { as: "making", of: "saved", cap: "5" })).toBe(true);
    expect(await rows([give(1)], { as: "gold", of: "saved", cap: "5" })).toBe(false);
  });

  test("of making stands alone, and never waives more than all", async () => {
    const making = { ...bonus([give(10_000)]), as: "making", of: "saved" };
    expect(await withBenefit(making)).toBe(true);
    expect(await withBenefit(making, { benefits: [making, making] })).toBe(false);
    expect(await withBenefit({ ...making, when: [give(10_001)] })).toBe(false);
    expect(await rows([give(1_000_000)])).toBe(true);
    expect(await rows([give(1_000_001)])).toBe(false);
  });

  test("gives paise in rupees alone", async () => {
    expect(await rows([paise("1")])).toBe(true);
    expect(await rows([paise("1")], { as: "gold", of: "saved" })).toBe(false);
    expect(await rows([paise("1")], { as: "making", of: "saved" })).toBe(false);
    expect(await rows([paise("1")], { between: "linear" })).toBe(false);
    expect(await rows([{ give: { percent: 1, paise: "1" } }])).toBe(false);
    expect(await rows([give(1), { months: 1, ...paise("1") }])).toBe(false);
  });

  test("has a row, at most a hundred", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, months) => ({ months, ...give(1) }));
    expect(await rows([])).toBe(false);
    expect(await rows(many(100))).toBe(true);
    expect(await rows(many(101))).toBe(false);
  });
});

test.each<[string, string, unknown]>([
  ["gold of another purity", "gold.purity", "23K"],
  ["four places", "gold.round.places", 4],
  ["a topup that ends before it begins", "topups.0.to", "2026-10-19"],
  ["a topup of gold in paise", "topups.0.give", { paise: "5" }],
  ["a year before 1900", "topups.0.from", "1899-12-31"],
  ["a day of no calendar", "topups.0.from", "2026-02-29"],
  ["lateness with two prices", "late.lose", { points: 1, share: 1 }],
  ["lateness above all", "late.lose", { share: 10_001 }],
  ["a deduction above all", "exit.0.deduct.0.percent", 10_001],
  ["a gift and a percentage", "exit.0.deduct.0", { gift: true, percent: 5, of: "paid" }],
  ["a gift that is none", "exit.0.deduct.1", { gift: false }],
  ["an exit for nobody", "exit.0.paidBefore", 0],
  ["a label of 201 characters", "exit.0.label", "x".repeat(201)],
  ["21 rows of exit", "exit", Array.from({ length: 21 }, () => ({ deduct: [], label: "x" }))],
  ["21 benefits", "benefits", Array.from({ length: 21 }, () => bonus([give(1)]))],
  ["51 kinds", "benefits.2.items", Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, 1]))],
  ["a kind without a name", "benefits.2.items", { "": 1 }],
  ["paise with a sign", "gift.cost", "-5"],
  ["paise with a line after them", "gift.cost", "5\n"],
  ["paise as a number", "gift.cost", 5],
  ["tax above all", "tax.percent", 10_001],
])("%s does not fit", async (_, path, value) => {
  expect(await fits(changed(path, value))).toBe(false);
});
