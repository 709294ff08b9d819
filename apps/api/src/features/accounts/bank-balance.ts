import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { journalsOf, latestBankCount, listUnconfirmed, sumUnconfirmed } from "./bank-balance-store.ts";
import { heldAtBank } from "./entry-store.ts";

export const bankBalance = query(operations.bankBalance, async ({ actor, input, db, today, refuse }) => {
  const { placeNumber = actor.branches.current, count } = input;
  const chain = await journalsOf(db, placeNumber);
  if (chain === undefined) throw refuse("drawer_not_found");
  return {
    ...chain,
    heldPaise: paise(await heldAtBank(db, placeNumber)),
    latest: await latestBankCount(db, placeNumber),
    ...(await sumUnconfirmed(db, placeNumber, today)),
    unconfirmed: await listUnconfirmed(db, placeNumber, today, count),
  };
});
