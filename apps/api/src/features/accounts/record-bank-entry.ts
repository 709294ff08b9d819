import { operations } from "@thangam/contracts";
import { bankDirectionCodes, bankEntryModeCodes } from "@thangam/contracts/accounts/schemas";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { heldAtBank } from "./entry-store.ts";

/** A debit of more than the books hold at the bank may be an overdraft, or money that nobody paid back: somebody else confirms it. */
export const recordBankEntry = moneyCommand(
  operations.recordBankEntry,
  async ({ input, db, context, now, today, danger }) => {
    const { day = today, placeNumber, direction, mode, amountPaise, reference } = input;
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
    if (direction === "Debit" && (await heldAtBank(db, placeNumber)) < 0n)
      danger({
        kind: "account_entry",
        recordType: "journal",
        subject: reference,
        to: "Bank debit",
        amountPaise,
        facts: { day, method: mode },
      });
    return { journalId };
  },
);
