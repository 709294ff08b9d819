import { describe, expect, test } from "vitest";
import type { Benefit, Row, Terms } from "#terms.ts";
import { gold22, monthly, steps } from "#testing/arrange.ts";
import { problemsOfTerms } from "./fits.ts";

const percent = (count: number) => ({ percent: count });
const of = (benefit: Benefit, given: Partial<Terms> = {}) =>
  problemsOfTerms({ schedule: monthly(11), gold: gold22, benefits: [benefit], ...given }).map(
    ({ code, path }) => `${path.join(".")} ${code}`,
  );

describe("rows", () => {
  const rows = (base: Benefit["of"], when: Row[], given: Partial<Terms> = {}) => of(steps(base, when), given);
  const [low, high] = [percent(100), percent(200)];

  test("stand in the order of their conditions, each compared with the last that names it", () => {
    const when: Row[] = [
      { months: 6, give: low },
      { days: 200, give: low },
      { months: 5, give: low },
    ];
    expect(rows("paid", when)).toEqual(["benefits.0.when.2.months condition_falls"]);
    expect(
      rows("paid", [
        { paid: 6, give: low },
        { paid: 5, give: low },
      ]),
    ).toEqual(["benefits.0.when.1.paid condition_falls"]);
  });

  test("by what was paid never give less, name what those before name, and no more than the instalments", () => {
    expect(
      rows("paid", [
        { paid: 6, give: high },
        { paid: 7, give: low },
      ]),
    ).toEqual(["benefits.0.when.1.give give_falls"]);
    expect(
      rows("paid", [
        { months: 6, give: low },
        { paid: 7, give: low },
      ]),
    ).toEqual(["benefits.0.when.1.months condition_dropped"]);
    expect(rows("paid", [{ paid: 12, give: low }])).toEqual(["benefits.0.when.0.paid paid_beyond_scheme"]);
    expect(
      rows("paid", [
        { months: 6, give: high },
        { months: 7, give: low },
      ]),
    ).toEqual([]);
  });

  test("of an instalment in a flexible book never give a smaller share of what was paid", () => {
    const flexible = { schedule: monthly(11, { flexible: true }) };
    const when: Row[] = [
      { paid: 5, give: percent(500) },
      { paid: 10, give: percent(999) },
    ];
    expect(rows("instalment", when, flexible)).toEqual(["benefits.0.when.1.give give_falls"]);
    expect(rows("instalment", when)).toEqual([]);
    expect(
      rows(
        "instalment",
        [
          { paid: 5, give: percent(500) },
          { paid: 10, give: percent(1000) },
        ],
        flexible,
      ),
    ).toEqual([]);
  });

  test("of payments begin on joining, go by time and never give more to who pays later", () => {
    expect(rows("payment", [{ days: 1, give: low }])).toEqual(["benefits.0.when.0 not_from_joining"]);
    expect(rows("payment", [{ paid: 1, give: low }])).toEqual(["benefits.0.when.0.paid paid_of_payment"]);
    expect(
      rows("payment", [
        { days: 0, give: low },
        { days: 9, give: high },
      ]),
    ).toEqual(["benefits.0.when.1.give give_rises"]);
    expect(
      rows("payment", [
        { days: 0, give: high },
        { days: 9, give: low },
      ]),
    ).toEqual([]);
  });

  test("give percentages or paise, not both", () => {
    expect(rows("paid", [{ give: low }, { months: 1, give: { paise: 1n } }])).toEqual([
      "benefits.0.when.1.give give_mixed",
    ]);
  });

  test("between which a share grows name months alone, or days alone", () => {
    const linear = (when: Row[]) => of(steps("paid", when, { between: "linear" }));
    expect(
      linear([
        { months: 1, give: low },
        { months: 2, give: high },
      ]),
    ).toEqual([]);
    expect(linear([{ days: 1, give: low }])).toEqual([]);
    for (const when of [[{ give: low }], [{ days: 1, months: 1, give: low }], [{ paid: 1, give: low }]])
      expect(linear(when)).toEqual(["benefits.0.when linear_conditions"]);
    expect(
      linear([
        { months: 1, give: low },
        { days: 2, give: high },
      ]),
    ).toEqual(["benefits.0.when linear_conditions"]);
    expect(linear([{ days: 1, give: { paise: 1n } }])).toEqual(["benefits.0.when.0.give percent_needed"]);
  });
});
