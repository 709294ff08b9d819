import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { varianceDanger } from "#core/variance-danger.ts";
import { moneyCommand } from "#kernel/handler.ts";
import * as ledger from "#ledger/asset-operations.ts";
import { isNewDifference } from "./bank-difference.ts";
import { placeName } from "./entry-store.ts";

/** Nothing is posted. A difference is told, however small: an invented deposit makes one, and nothing but the bank's statement shows it. */
export const recordBankBalance = moneyCommand(
  operations.recordBankBalance,
  async ({ actor, input, db, context, now, today, danger }) => {
    const { placeNumber = actor.branches.current, day, balancePaise, openIds, asOf = null, reason = null } = input;
    const given = { now, today, day, placeId: placeNumber, balancePaise, openIds, asOf, reason };
    const { expectedPaise, ledgerPaise } = await ledger.recordBankBalance(db, context, given);
    if (isNewDifference({ expectedPaise, ledgerPaise, balancePaise }))
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
