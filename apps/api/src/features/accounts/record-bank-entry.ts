import { operations } from "@thangam/contracts";
import { bankDirectionCodes, bankEntryModeCodes } from "@thangam/contracts/accounts/schemas";
import { paise, wireRupees } from "@thangam/contracts/values/money";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { entryDanger } from "./entry-danger.ts";
import { debitedBeyond, heldAtBank } from "./entry-store.ts";

/**
 * A debit of more than was paid back by its method and not yet debited may hide money that somebody took; one of more than the
 * books hold at the bank may be an overdraft. Somebody else confirms them, and sees what was still to be debited.
 */
export const recordBankEntry = moneyCommand(
  operations.recordBankEntry,
  async ({ actor, input, db, context, now, today, danger }) => {
    const { day = today, placeNumber = actor.branches.current, direction, mode, amountPaise, reference } = input;
    const journalId = await ledger.recordBankEntry(db, context, {
      now,
      today,
      day,
      placeId: placeNumber,
      direction: bankDirectionCodes.of(direction),
      mode: bankEntryModeCodes.of(mode),
      amountPaise,
      reference,
    });
    if (direction !== "Debit") return { journalId };
    // With this debit.
    const beyondPaise = await debitedBeyond(db, placeNumber, bankEntryModeCodes.of(mode));
    if (beyondPaise > 0n || (await heldAtBank(db, placeNumber)) < 0n)
      danger(
        entryDanger({
          subject: reference,
          to: "Bank debit",
          amountPaise,
          day,
          facts: {
            method: mode,
            paidBack: wireRupees(paise(beyondPaise < amountPaise ? amountPaise - beyondPaise : 0n)),
          },
        }),
      );
    return { journalId };
  },
);
