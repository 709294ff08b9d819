import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { varianceDanger } from "#core/variance-danger.ts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { placeName } from "./entry-store.ts";

/**
 * Nothing is posted. A difference is told, however small: an invented deposit makes one, and nothing but the bank's statement
 * shows it. One that was told before, and is still there, is none; neither is one that is gone.
 */
export const recordBankBalance = moneyCommand(
  operations.recordBankBalance,
  async ({ input, db, context, now, today, danger }) => {
    const { placeNumber, day, balancePaise, openIds, asOf = null, reason = null } = input;
    const given = { now, today, day, placeId: placeNumber, balancePaise, openIds, asOf, reason };
    const { expectedPaise, ledgerPaise } = await ledger.recordBankBalance(db, context, given);
    if (balancePaise !== expectedPaise && balancePaise !== ledgerPaise)
      danger(
        varianceDanger({
          recordId: day,
          subject: await placeName(db, placeNumber),
          expectedPaise,
          countedPaise: balancePaise,
          isAlways: true,
          reason,
          facts: { account: "Bank account", day },
        }),
      );
    return {
      day,
      balancePaise,
      expectedPaise: paise(expectedPaise),
      differencePaise: paise(balancePaise - ledgerPaise),
    };
  },
);
