import { operations } from "@thangam/contracts";
import { cashSourceCodes } from "@thangam/contracts/accounts/schemas";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { entryDanger } from "./entry-danger.ts";

/**
 * Not more than the safe holds. Of the bank more may be drawn than the books hold there. Whatever is drawn there somebody else
 * confirms: the cash leaves the bank and is in nobody's count before it is in the drawer.
 */
export const recordCashWithdrawal = moneyCommand(
  operations.recordCashWithdrawal,
  async ({ input, db, context, now, today, danger }) => {
    const { day = today, placeNumber, takenFrom, amountPaise, reference = null, note = null } = input;
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
