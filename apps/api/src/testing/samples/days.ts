import type * as operations from "@thangam/contracts/days/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";
import { pastDay } from "./values.ts";

export const days: SamplesOf<typeof operations> = {
  closeDay: () => ({ day: pastDay(), counts: [{ paymentmode: "Cash", counted: "0" }], carried: "0" }),
  countDrawer: () => ({ day: testDay, counted: "1000" }),
  exportClosedDays: () => ({ search: "a", format: "csv" }),
  getDay: () => ({ day: testDay }),
  listClosedDays: () => ({ search: "a" }),
  reopenDay: ({ closedDay }) => ({ day: closedDay, reason: "A receipt was forgotten" }),
};
