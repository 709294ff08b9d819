import type { Stored } from "@thangam/terms/json/json";
import type { DerivedRules } from "./derived-rules.ts";

/** Terms as they are stored, and what they state beside the columns of a version: both sides are asked about each. */
export interface DerivedCase {
  name: string;
  terms: { [member: string]: Stored };
  states: DerivedRules;
}

const monthly = { every: { months: 1 }, instalments: 11, due: "joining", matures: { months: 11 } };
const daily = { every: { days: 1 }, instalments: 330, due: "joining", matures: { days: 330 } };
const inRupees: DerivedRules = {
  type: "Monthly",
  instalments: 11,
  instalmentsPerMonth: null,
  accrual: "amount",
  paymentRule: "fixed",
  roundingMode: "down",
  roundingPlaces: 3,
  roundingBasis: "row",
};
const inGold: DerivedRules = { ...inRupees, accrual: "weight" };

function inTurn(
  name: string,
  schedule: { [member: string]: Stored },
  states: DerivedRules,
  round?: { [member: string]: Stored },
): DerivedCase {
  const gold = round === undefined ? {} : { gold: { purity: "22K", rate: "payment", round } };
  return { name, terms: { schedule, ...gold, benefits: [] }, states };
}

export const derivedCases: readonly DerivedCase[] = [
  inTurn("rupees by the month", monthly, inRupees),
  inTurn("a limit of the month", { ...monthly, perMonth: 1 }, inRupees),
  inTurn("due on the 31st", { ...monthly, due: { day: 31 } }, inRupees),
  inTurn("every three months", { ...monthly, every: { months: 3 }, matures: { months: 33 } }, inRupees),
  inTurn("rupees by the day", daily, { ...inRupees, type: "Daily", instalments: 330 }),
  inTurn("every thirty days", { ...daily, every: { days: 30 }, instalments: 11 }, { ...inRupees, type: "Daily" }),
  inTurn("any amount", { ...monthly, flexible: true }, { ...inRupees, paymentRule: "flexible" }),
  inTurn("one instalment", { ...monthly, instalments: 1 }, { ...inRupees, instalments: 1 }),
  inTurn(
    "as many instalments as there may be",
    { ...daily, instalments: 4000, matures: { days: 4000 } },
    { ...inRupees, type: "Daily", instalments: 4000 },
  ),
  inTurn("gold, cut off to the milligram", monthly, inGold, { mode: "down", places: 3, total: "sum" }),
  inTurn(
    "gold, rounded to ten milligrams at the end",
    monthly,
    { ...inGold, roundingMode: "half_up", roundingPlaces: 2, roundingBasis: "total" },
    { mode: "half_up", places: 2, total: "exact" },
  ),
  inTurn(
    "gold for any amount by the day",
    { ...daily, flexible: true },
    { ...inGold, type: "Daily", instalments: 330, paymentRule: "flexible" },
    { mode: "down", places: 3, total: "sum" },
  ),
];

/** Values of each column, those that terms may state and others. */
export const columnValues: readonly (readonly [
  column: keyof DerivedRules,
  values: readonly (string | number | null)[],
])[] = [
  ["type", ["Monthly", "Daily", null]],
  ["instalments", [0, 1, 10, 11, 12, 330, 4000, 4001, null]],
  ["instalmentsPerMonth", [null, 1, 31]],
  ["accrual", ["amount", "weight", null]],
  ["paymentRule", ["fixed", "flexible", null]],
  ["roundingMode", ["down", "half_up", null]],
  ["roundingPlaces", [2, 3, null]],
  ["roundingBasis", ["row", "total", null]],
];
