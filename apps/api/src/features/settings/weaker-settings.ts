import type { cashActions } from "@thangam/contracts/settings/schemas";

/**
 * Settings that guard money, each with where it is weaker: a switch that is on counts as one, one that is off as nothing. Either way, due
 * days are somebody's: the shop's loss or the clients'.
 */
const guards = [
  ["autoAcknowledge", "more"],
  ["cardWithoutNumber", "more"],
  ["upiWithoutNumber", "more"],
  ["chequeWithoutNumber", "more"],
  ["bankWithoutNumber", "more"],
  ["counterGoesOn", "more"],
  ["blindCount", "less"],
  ["creditsChequesOnClearing", "less"],
  ["closingHour", "less"],
  ["bankDays", "more"],
  ["settlementDays", "more"],
  ["safeDays", "more"],
  ["secondFactor", "less"],
  ["mobileFirstPassword", "more"],
  ["pointsPer100", "more"],
  ["openPaymentsPerBook", "more"],
  ["openPaymentsPerClient", "more"],
  ["holidaysMoveDueDays", "either"],
] as const;

type Guards = Readonly<Record<(typeof guards)[number][0], boolean | number>>;

/** How the guards differ, "bankDays: 3 → 30; …", where one of them asks for less than before; null where none does. */
export function guardChanges(before: Guards, to: Guards): string | null {
  const changed = guards.filter(([name]) => to[name] !== before[name]);
  const isWeaker = changed.some(
    ([name, weaker]) => weaker === "either" || Number(to[name]) > Number(before[name]) === (weaker === "more"),
  );
  return isWeaker ? changed.map(([name]) => `${name}: ${before[name]} → ${to[name]}`).join("; ") : null;
}

type CashAction = (typeof cashActions)[number];

interface CashLimits {
  dayAction: CashAction;
  dayPaise: bigint;
  bookAction: CashAction;
  bookPaise: bigint;
}

/** The same of cash limits, beside those that would hold on the day. */
export function cashGuardChanges(before: CashLimits, to: CashLimits): string | null {
  const isWeakerFor = (action: "dayAction" | "bookAction", limit: "dayPaise" | "bookPaise") =>
    before[action] !== "off" && (strictness[to[action]] < strictness[before[action]] || to[limit] > before[limit]);
  if (!isWeakerFor("dayAction", "dayPaise") && !isWeakerFor("bookAction", "bookPaise")) return null;
  return (["dayAction", "dayPaise", "bookAction", "bookPaise"] as const)
    .filter((name) => to[name] !== before[name])
    .map((name) => `${name}: ${before[name]} → ${to[name]}`)
    .join("; ");
}

const strictness = { off: 0, warn: 1, block: 2 } as const satisfies Record<CashAction, number>;
