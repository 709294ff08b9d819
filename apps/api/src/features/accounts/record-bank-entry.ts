import { operations } from "@thangam/contracts";
import { bankDirectionCodes, bankEntryModeCodes } from "@thangam/contracts/accounts/schemas";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";

export const recordBankEntry = moneyCommand(
  operations.recordBankEntry,
  async ({ input: { day, placeNumber, direction, mode, amountPaise, reference }, db, context, now, today }) => ({
    journalId: await ledger.recordBankEntry(db, context, {
      now,
      today,
      day: day ?? today,
      placeId: placeNumber,
      direction: bankDirectionCodes.of(direction),
      mode: bankEntryModeCodes.of(mode),
      amountPaise,
      reference,
    }),
  }),
);
