import * as z from "zod/mini";
import { describe, expect, test } from "vitest";
import type { Terms } from "#terms.ts";
import { gold22, monthly, steps } from "#testing/arrange.ts";
import { decodeAsked, decodeSaved, decodeTerms, encode } from "./json.ts";
import type { Problem } from "./problems.ts";

const told = (problems: readonly Problem[] | null) => problems?.map(({ code, path }) => `${path.join(".")} ${code}`);
const problemsOf = (stored: unknown) => told(decodeTerms(stored).problems);

const terms: Terms = {
  schedule: monthly(11),
  gold: gold22,
  benefits: [
    steps("saved", [{ paid: 6, give: { percent: 5000 } }], { as: "making", cap: 5_000_000n, items: { coin: 0 } }),
  ],
};

test("paise are stored as digits, and read as they were", () => {
  const stored = encode(terms);
  expect(stored).toMatchObject({ benefits: [{ cap: "5000000", when: [{ paid: 6, give: { percent: 5000 } }] }] });
  expect(decodeTerms(JSON.parse(JSON.stringify(stored)))).toEqual({ value: terms, problems: null });
  expect(() => encode({ missing: undefined })).toThrow("undefined");
});

const plain = { schedule: encode(terms.schedule), benefits: [] };

describe("refused with their places:", () => {
  test.each<[string, unknown, string[]]>([
    ["no object", null, [" invalid"]],
    ["nothing", {}, ["schedule missing", "benefits missing"]],
    ["a member that is not known", { ...plain, colour: "red" }, ["colour unknown"]],
    ["null in the place of nothing", { ...plain, gold: null }, ["gold invalid"]],
    [
      "a span of both",
      { ...plain, schedule: { ...terms.schedule, matures: { months: 1, days: 1 } } },
      ["schedule.matures invalid"],
    ],
    ["no instalment", { ...plain, schedule: { ...terms.schedule, instalments: 0 } }, ["schedule.instalments invalid"]],
    [
      "half an instalment",
      { ...plain, schedule: { ...terms.schedule, instalments: 1.5 } },
      ["schedule.instalments invalid"],
    ],
    ["paise as a number", { ...plain, gift: { item: "lamp", cost: 5, givenAfter: 1 } }, ["gift.cost invalid"]],
    [
      "paise with a zero before",
      { ...plain, gift: { item: "lamp", cost: "05", givenAfter: 1 } },
      ["gift.cost invalid"],
    ],
    ["NUL in a label", { ...plain, exit: [{ deduct: [], label: "a\u0000b" }] }, ["exit.0.label invalid"]],
    ["half a character in a label", { ...plain, exit: [{ deduct: [], label: "a\ud800b" }] }, ["exit.0.label invalid"]],
    [
      "NUL in what is given",
      { ...plain, gift: { item: "Coin\u0000", cost: "1", givenAfter: 1 } },
      ["gift.item invalid"],
    ],
    [
      "NUL in a kind of piece",
      {
        ...z.parse(z.looseObject({}), encode(terms)),
        benefits: [
          { as: "making", of: "saved", when: [{ give: { percent: 1 } }], between: "step", items: { "a\u0000": 1 } },
        ],
      },
      ["benefits.0.items.a\u0000 invalid"],
    ],
    ["a label without a letter", { ...plain, exit: [{ deduct: [], label: "" }] }, ["exit.0.label invalid"]],
  ])("%s", (_, stored, problems) => {
    expect(problemsOf(stored)).toEqual(problems);
  });
});

describe("facts", () => {
  const saved = {
    joinedOn: "2026-01-31",
    instalment: "100000",
    payments: [{ day: "2026-01-31", paise: "100000", rate: "700000" }],
  };

  test("are read", () => {
    expect(decodeSaved(saved).value).toEqual({
      joinedOn: "2026-01-31",
      instalment: 100_000n,
      payments: [{ day: "2026-01-31", paise: 100_000n, rate: 700_000n }],
    });
    expect(decodeAsked({ day: "2028-02-29", rate: "1" }).value).toEqual({ day: "2028-02-29", rate: 1n });
  });

  test("are refused: no such day, no rate, an instalment of nothing, payments in another order", () => {
    expect(told(decodeAsked({ day: "2026-02-29", rate: "0" }).problems)).toEqual(["day invalid", "rate invalid"]);
    expect(told(decodeSaved({ ...saved, instalment: "0" }).problems)).toEqual(["instalment invalid"]);
    const payments = ["2026-02-01", "2026-03-01", "2026-02-28"].map((day) => ({ day, paise: "1" }));
    expect(told(decodeSaved({ ...saved, payments }).problems)).toEqual(["payments.2.day days_not_ascending"]);
  });
});
