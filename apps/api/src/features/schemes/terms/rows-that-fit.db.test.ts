import { gold22 } from "@thangam/terms/testing/arrange";
import { expect, test } from "vitest";
import { bonus, fit, give, schedule } from "./terms.testing.ts";

const paise = (digits: string) => ({ give: { paise: digits } });
/** Whether terms with this one benefit fit. */
const withBenefit = async (benefit: object, rest: object = {}) =>
  (await fit([{ schedule: schedule(), gold: gold22, benefits: [benefit], ...rest }]))[0];
const rows = (when: object[], rest: object = {}) => withBenefit(bonus(when, rest));

test.each<[string, boolean, object[], object?]>([
  [
    "months that stay",
    true,
    [
      { months: 3, ...give(2) },
      { months: 3, paid: 3, ...give(3) },
    ],
  ],
  [
    "months that fall",
    false,
    [
      { months: 3, ...give(1) },
      { months: 2, ...give(2) },
    ],
  ],
  [
    "days that fall",
    false,
    [
      { days: 3, ...give(1) },
      { days: 2, ...give(2) },
    ],
  ],
  [
    "paid that falls",
    false,
    [
      { paid: 3, ...give(1) },
      { paid: 2, ...give(2) },
    ],
  ],
  [
    "months that fall across a row without them",
    false,
    [
      { months: 3, ...give(1) },
      { days: 5, ...give(1) },
      { months: 2, ...give(2) },
    ],
  ],
  [
    "months, then days",
    true,
    [
      { months: 3, ...give(1) },
      { days: 5, ...give(1) },
    ],
  ],
  ["more paid than there are", false, [{ paid: 12, ...give(1) }]],
  ["all that there are", true, [{ paid: 11, ...give(1) }]],
  [
    "by months, what falls",
    true,
    [
      { months: 3, ...give(2) },
      { months: 4, ...give(1) },
    ],
  ],
  [
    "by paid, what falls",
    false,
    [
      { paid: 3, ...give(2) },
      { paid: 4, ...give(1) },
    ],
  ],
  [
    "by paid, paise that fall",
    false,
    [
      { paid: 3, ...paise("20") },
      { paid: 4, ...paise("19") },
    ],
  ],
  [
    "by paid, paise that stay",
    true,
    [
      { paid: 3, ...paise("20") },
      { paid: 4, ...paise("20") },
    ],
  ],
  [
    "a row that asks for less than that before it",
    false,
    [
      { months: 3, paid: 3, ...give(1) },
      { paid: 4, ...give(2) },
    ],
  ],
  [
    "a row that asks for more than that before it",
    true,
    [
      { paid: 3, ...give(1) },
      { paid: 4, days: 3, ...give(2) },
    ],
  ],
  [
    "linear by months",
    true,
    [
      { months: 0, ...give(5) },
      { months: 4, ...give(1) },
    ],
    { between: "linear" },
  ],
  [
    "linear by days",
    true,
    [
      { days: 1, ...give(0) },
      { days: 4, ...give(9) },
    ],
    { between: "linear" },
  ],
  [
    "linear by both in turn",
    false,
    [
      { months: 1, ...give(1) },
      { days: 40, ...give(9) },
    ],
    { between: "linear" },
  ],
  ["linear by both at once", false, [{ months: 1, days: 3, ...give(1) }], { between: "linear" }],
  ["linear by nothing", false, [give(1)], { between: "linear" }],
  ["linear by paid", false, [{ paid: 1, ...give(1) }], { between: "linear" }],
  [
    "of payment by days",
    true,
    [
      { days: 0, ...give(5) },
      { days: 9, ...give(5) },
    ],
    { of: "payment" },
  ],
  ["of payment by nothing first", true, [give(5), { months: 9, ...give(4) }], { of: "payment" }],
  ["of payment by both", true, [{ days: 0, months: 0, ...give(5) }], { of: "payment" }],
  [
    "of payment by paid",
    false,
    [
      { days: 0, ...give(5) },
      { paid: 9, ...give(5) },
    ],
    { of: "payment" },
  ],
  ["of payment, begun later", false, [{ days: 1, ...give(5) }], { of: "payment" }],
  [
    "of payment, that rises",
    false,
    [
      { days: 0, ...give(5) },
      { days: 9, ...give(6) },
    ],
    { of: "payment" },
  ],
  [
    "of payment, paise that rise",
    false,
    [
      { days: 0, ...paise("5") },
      { days: 9, ...paise("10") },
    ],
    { of: "payment" },
  ],
])("rows %s: %s", async (_, expected, when, rest = {}) => {
  expect(await rows(when, rest)).toBe(expected);
});

test("of a flexible book's instalment, by paid, what a row gives for each instalment never falls", async () => {
  const book = { schedule: schedule({ flexible: true }) };
  const when = (percent: number) => [
    { paid: 3, ...give(300) },
    { paid: 6, ...give(percent) },
  ];
  expect(await withBenefit(bonus(when(600)), book)).toBe(true);
  expect(await withBenefit(bonus(when(599)), book)).toBe(false);
  expect(await withBenefit(bonus(when(599), { of: "paid" }), book)).toBe(true);
  expect(await withBenefit(bonus(when(599)))).toBe(true);
});
