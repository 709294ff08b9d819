import { operations } from "@thangam/contracts";
import { cashPlaceCodes } from "@thangam/contracts/accounts/schemas";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";

/** Not more than the drawer or the safe holds; record_bank_deposit() and a trigger refuse it. */
export const recordBankDeposit = moneyCommand(
  operations.recordBankDeposit,
  async ({ actor, input: { day, placeNumber, takenFrom, amountPaise, slipNumber }, db, context, now, today }) => ({
    journalId: await ledger.recordBankDeposit(db, context, {
      now,
      today,
      day: day ?? today,
      placeId: placeNumber ?? actor.branches.current,
      takenFrom: cashPlaceCodes.of(takenFrom),
      amountPaise,
      reference: slipNumber,
    }),
  }),
);
