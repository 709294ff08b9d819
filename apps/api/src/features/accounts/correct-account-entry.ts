import { operations } from "@thangam/contracts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { entryDanger } from "./entry-danger.ts";
import { entryOf } from "./entry-store.ts";

export const correctAccountEntry = moneyCommand(
  operations.correctAccountEntry,
  async ({ input: { journalId, reason }, db, context, now, today, danger }) => {
    const correctionId = await ledger.correctAccountEntry(db, context, { now, day: today, journalId, reason });
    const { kind, day, reference, amountPaise } = await entryOf(db, journalId);
    danger(
      entryDanger({
        recordId: journalId,
        subject: reference,
        from: kind,
        to: "Correction",
        amountPaise,
        reason,
        day,
      }),
    );
    return { journalId: correctionId };
  },
);
