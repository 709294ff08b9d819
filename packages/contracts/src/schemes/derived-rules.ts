import type { Terms } from "@thangam/terms/terms";
import type { accruals, paymentRules, roundingBases, roundingModes, schemeTypes } from "./schemas.ts";

/** What the terms of a scheme state beside its columns, which are not asked for then. */
export interface DerivedRules {
  type: (typeof schemeTypes)[number];
  instalments: number;
  instalmentsPerMonth: null;
  accrual: (typeof accruals)[number];
  paymentRule: (typeof paymentRules)[number];
  roundingMode: (typeof roundingModes)[number];
  roundingPlaces: 2 | 3;
  roundingBasis: (typeof roundingBases)[number];
}

/** The twin: terms_state_rules, by the constraint scheme_versions_terms_check. */
export function rulesOfTerms({ schedule, gold }: Terms): DerivedRules {
  const { mode, places, total } = gold?.round ?? { mode: "down", places: 3, total: "sum" };
  return {
    type: "days" in schedule.every ? "Daily" : "Monthly",
    instalments: schedule.instalments,
    instalmentsPerMonth: null,
    accrual: gold === undefined ? "amount" : "weight",
    paymentRule: schedule.flexible === true ? "flexible" : "fixed",
    roundingMode: mode,
    roundingPlaces: places,
    roundingBasis: total === "sum" ? "row" : "total",
  };
}
