import { operations } from "@thangam/contracts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";

export const correctAccountEntry = moneyCommand(
  operations.correctAccountEntry,
  async ({ input: { journalId, reason }, db, context, now, today }) => ({
    journalId: await ledger.correctAccountEntry(db, context, { now, day: today, journalId, reason }),
  }),
);
