import type * as operations from "@thangam/contracts/schemes/operations";
import { lettersOf } from "#testing/believable.ts";
import type { SamplesOf } from "./sample.ts";
import { serial } from "./values.ts";

export const schemes: SamplesOf<typeof operations> = {
  listSchemes: () => ({ type: "Monthly" }),
  saveScheme: () => ({
    fld_chitschema: `Plan ${serial()}`,
    fld_type: "Daily",
    fld_duration: "330",
    accrual: "weight",
    payment_rule: "flexible",
    minimum_amount: "100",
    multiple_of: "50",
    prefixes: [{ prefix: lettersOf(serial()) }, { prefix: `${lettersOf(serial())}D`, amount: "500" }],
    benefits: {
      bonus: {
        of: "instalment",
        by: "days",
        steps: [
          { from: "200", percent: "75.5" },
          { from: "330", percent: "150" },
        ],
      },
      making_charge_waiver: { by: "days", steps: [{ from: "330", percent: "50" }], cap: "2000" },
      redeem_within_days: "60",
    },
  }),
};
