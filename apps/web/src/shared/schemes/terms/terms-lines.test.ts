import { anyCase } from "@thangam/terms/testing/any-terms";
import type { Terms } from "@thangam/terms/terms";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { speak, t } from "#i18n/i18n.ts";
import { termsLines } from "@thangam/contracts/schemes/lines/terms-lines";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "en" } }));
afterEach(() => speak("en"));

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const told = (terms: Terms) => termsLines(t, terms, 200_000n).flatMap(({ lines }) => lines.map(plain));

const monthly: Terms = {
  schedule: {
    every: { months: 1 },
    instalments: 11,
    due: { day: 5 },
    perMonth: 1,
    matures: { months: 11 },
    closes: { of: "maturity", days: 30 },
  },
  benefits: [
    {
      as: "rupees",
      of: "instalment",
      when: [{ months: 6, paid: 6, give: { percent: 3000 } }],
      between: "step",
      cap: 60_000n,
    },
  ],
  late: { grace: 7, each: "instalment", lose: { share: "instalment" }, free: 1, moves: "longest" },
  exit: [
    { paidBefore: 6, before: { months: 3 }, deduct: [{ percent: 250, of: "paid" }, { gift: true }], label: "Early" },
  ],
  gift: { item: "silver lamp", cost: 150_000n, givenAfter: 1 },
  tax: { percent: 300, on: "bill", shown: "aside" },
};

test("a scheme in rupees is told in sentences, with the amounts of the instalment", () => {
  expect(told(monthly)).toEqual([
    "11 instalments of ₹ 2,000, one each month.",
    "After the first, each instalment falls due on day 5 of its month.",
    "At most 1 instalment can be paid in one calendar month.",
    "After 6 months, with 6 instalments paid: ₹ 600 from the shop (30 % of an instalment).",
    "In all at most ₹ 600.",
    "Ready 11 months after joining.",
    "Benefits end 30 days after the book is ready; then only what was saved is owed.",
    "An instalment is late when it comes more than 7 days after its due day.",
    "Each late instalment loses its own part of the benefits.",
    "1 late instalment costs nothing.",
    "The book is ready later by the longest lateness.",
    "Early (with fewer than 6 instalments paid or before the end of 3 months): kept back: 2.50 % of what was paid, the cost of the gift.",
    "Gift: silver lamp (₹ 1,500), once 1 instalment is paid.",
    "Tax of 3 % on the bill comes on top.",
  ]);
});

test("a way to leave early that the shop named in English is told a reader of another language by its conditions", async () => {
  const toldWith = (label: string) =>
    told({ ...monthly, exit: [{ before: { months: 1 }, refuse: true, deduct: [], label }] });
  expect(toldWith("In the first month").join("\n")).toContain("In the first month (before the end of 1 month");
  await speak("hi");
  expect(toldWith("In the first month").join("\n")).not.toMatch(/first month/);
  expect(toldWith("In the first month").join("\n")).toContain("1 महीना बीतने से पहले: ");
  expect(toldWith("पहले महीने में").join("\n")).toContain("पहले महीने में (1 महीना");
});

test("a waiver names what it covers, gold how payments become it", () => {
  const waiver: Terms = {
    schedule: { ...monthly.schedule, due: "joining" },
    gold: { purity: "22K", rate: "lowest", round: { mode: "half_up", places: 2, total: "exact" } },
    benefits: [
      {
        as: "making",
        of: "saved",
        when: [{ give: { percent: 5000 } }],
        between: "step",
        points: 1800,
        beyond: 2000,
        items: { diamond: 2500 },
      },
    ],
  };
  expect(told(waiver)).toEqual(
    expect.arrayContaining([
      "All payments become 22 carat gold at the lowest of their rates.",
      "Weights are rounded to the nearest of 2 places of a gram. The total is rounded once, from the exact sum.",
      "From the first payment on: 50 % off the making charge.",
      "The making charge of as many grams as were saved counts.",
      "A value addition of up to 18 % counts; what is above is charged.",
      "On further grams: 20 % off.",
      "On diamond: 25 % off the making charge.",
    ]),
  );
});

test("gold that is added to each payment is said to be rounded by itself", () => {
  const added: Terms = {
    ...monthly,
    gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 2, total: "sum" } },
    benefits: [{ as: "gold", of: "payment", when: [{ give: { percent: 500 } }], between: "step" }],
  };
  expect(told(added)).toContain("What is added to a payment is rounded down to 2 places of a gram.");
});

test("a rest after the last payment is told beside the months", () => {
  expect(told({ ...monthly, schedule: { ...monthly.schedule, rests: 30 } })).toContain(
    "It is not ready before 30 days after the last payment.",
  );
});

test("an amount for the payments of some days is told to come once, and a share for all of them", () => {
  const days = { from: "2026-10-15", to: "2026-11-30", on: "payment", of: "paid" } as const;
  const topups: Terms["topups"] = [
    { ...days, give: { paise: 5000n } },
    { ...days, give: { percent: 100 } },
  ];
  expect(told({ ...monthly, topups })).toEqual(
    expect.arrayContaining([
      "For payments from 15-10-2026 to 30-11-2026: ₹ 50 more, once for the book.",
      "For payments from 15-10-2026 to 30-11-2026: 1 % of what was paid.",
    ]),
  );
});

describe.each(["en", "ta", "hi"] as const)("in %s", (language) => {
  test("whatever terms say is said, and nothing of it is left out or empty", async () => {
    await speak(language);
    for (let seed = 0; seed < 300; seed += 1) {
      const { terms } = anyCase(seed);
      const parts = termsLines(t, terms, 200_000n);
      for (const { title, lines } of parts) expect([title, ...lines].every((text) => text.trim() !== "")).toBe(true);
      // A row, an exit and a topup is a line each.
      const lines = parts.flatMap((part) => part.lines);
      const rows = terms.benefits.reduce((sum, { when }) => sum + when.length, 0);
      const least = rows + (terms.exit ?? []).length + (terms.topups ?? []).length;
      expect(lines.length).toBeGreaterThanOrEqual(least + 2);
    }
  });
});
