import { operations } from "@thangam/contracts";
import { cashSourceCodes } from "@thangam/contracts/accounts/schemas";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { entryDanger } from "./entry-danger.ts";

/**
 * Records cash that was taken from the safe or the bank into the drawer. From the safe no more may be taken than the books hold
 * there; from the bank more may be. A second person confirms each withdrawal from the bank, because nobody counts the cash
 * between the bank and the drawer.
 */
export const recordCashWithdrawal = moneyCommand(
  operations.recordCashWithdrawal,
  async ({ actor, input, db, context, now, today, danger }) => {
    const {
      day = today,
      placeNumber = actor.branches.current,
      takenFrom,
      amountPaise,
      reference = null,
      note = null,
    } = input;
    const journalId = await ledger.recordCashWithdrawal(db, context, {
      now,
      today,
      day,
      placeId: placeNumber,
      takenFrom: cashSourceCodes.of(takenFrom),
      amountPaise,
      reference,
      note,
    });
    if (takenFrom === "Bank")
      danger(entryDanger({ subject: reference ?? "", to: "Cash into the drawer", amountPaise, day }));
    return { journalId };
  },
);
