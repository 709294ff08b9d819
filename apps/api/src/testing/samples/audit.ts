import type * as operations from "@thangam/contracts/audit/operations";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const audit: SamplesOf<typeof operations> = {
  exportAuditEntries: () => ({ person: "a", FromDate: testDay, ToDate: testDay, format: "xlsx" }),
  listAuditEntries: () => ({ person: "a", FromDate: testDay, ToDate: testDay }),
};
