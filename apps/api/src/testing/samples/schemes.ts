import type * as operations from "@thangam/contracts/schemes/operations";
import { lettersOf } from "#testing/believable.ts";
import type { SamplesOf } from "./sample.ts";
import { serial } from "./values.ts";

export const schemes: SamplesOf<typeof operations> = {
  listSchemes: () => ({ type: "Monthly" }),
  saveScheme: () => ({
    fld_chitschema: `Plan ${serial()}`,
    minimum_amount: "100",
    multiple_of: "50",
    prefixes: [{ prefix: lettersOf(serial()) }, { prefix: `${lettersOf(serial())}D`, amount: "500" }],
    terms: {
      schedule: { every: { days: 1 }, instalments: 330, flexible: true, due: "joining", matures: { days: 330 } },
      gold: { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } },
      benefits: [
        { as: "gold", of: "saved", when: [{ days: 200, give: { percent: 150 } }], between: "step" },
        { as: "making", of: "saved", when: [{ days: 330, give: { percent: 5000 } }], between: "step", cap: "200000" },
      ],
    },
  }),
};
