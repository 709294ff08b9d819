import type { operations } from "@thangam/contracts";
import type { InputOf } from "@thangam/contracts/kernel/operation";

type Chosen = Omit<InputOf<typeof operations.saveApprovalSettings>, "version">;

/** Whether fewer calls wait, or for a shorter time, than before. */
export function isWeaker(before: Chosen, to: Chosen): boolean {
  return (
    strictness[to.scope] < strictness[before.scope] ||
    to.kindsOff.some((kind) => !before.kindsOff.includes(kind)) ||
    limits.some((limit) => to[limit] > before[limit]) ||
    to.delayMinutes < before.delayMinutes
  );
}

/** An only Admin's delay is more than no wait at all, and less than another person. */
const strictness = { employees: 0, alone: 1, everyone: 2 } as const;

const limits = [
  "refundPaise",
  "typedNumberPaise",
  "settlementPaise",
  "chequePaise",
  "variancePaise",
  "weightHundredths",
  "goldRateHundredths",
  "expiryHours",
] as const;

/** What is another than before: `{ scope: "employees → alone" }`. */
export function changesOf(before: Chosen, to: Chosen): Record<string, string> {
  const texts = (chosen: Chosen): [string, string][] => [
    ["scope", chosen.scope],
    ["kindsOff", chosen.kindsOff.toSorted().join(", ") || "–"],
    ...[...limits, "delayMinutes" as const].map((limit): [string, string] => [limit, String(chosen[limit])]),
  ];
  const old = new Map(texts(before));
  return Object.fromEntries(
    texts(to).flatMap(([name, text]) => (old.get(name) === text ? [] : [[name, `${old.get(name)} → ${text}`]])),
  );
}
