import { operations } from "@thangam/contracts";
import { suspicionCodes } from "@thangam/contracts/accounts/schemas";
import { wireRupees, paise } from "@thangam/contracts/values/money";
import { command, query } from "#kernel/handler.ts";
import { placeName } from "#features/accounts/entry-store.ts";
import type { Reader } from "#platform/database/db.ts";
import { suspectsOf } from "./leftover-of.ts";
import {
  bankReceipts,
  clearings,
  creditLines,
  heldInClearing,
  insertExplanation,
  lockLeftovers,
  receiptsById,
  toldLeftovers,
  tookOneOf,
} from "./leftover-store.ts";
import type { Clearing } from "./leftover-store.ts";

export const listLeftovers = query(operations.listLeftovers, async ({ db, today }) => {
  const told = await toldLeftovers(db);
  const leftovers = [];
  for (const { placeId, account, day, leftPaise } of told) {
    const clearing = clearings.find((one) => one.account === account);
    if (clearing === undefined) continue;
    leftovers.push({
      mode: clearing.phrase,
      leftPaise,
      day,
      receipts: await listed(db, { ...clearing, placeId }, today),
    });
  }
  return { leftovers };
});

/**
 * Nobody explains away what they may have invented; and another Admin is told of it, or agrees. An only Admin does so after a delay,
 * of which they get a mail.
 */
export const explainLeftover = command(
  operations.explainLeftover,
  async ({ input: { mode, remarks }, actor, tx, now, today, note, refuse, danger }) => {
    const clearing = clearings.find(({ phrase }) => phrase === mode) ?? clearings[0];
    await lockLeftovers(tx);
    const told = (await toldLeftovers(tx)).find(({ account }) => account === clearing.account);
    if (told === undefined) throw refuse("nothing_left_over");
    const of = { ...clearing, placeId: told.placeId };
    const paymentIds = [...(await suspects(tx, of, today)).of.keys()];
    // Whoever took one of these is refused there, unless there is nobody else.
    await insertExplanation(tx, of, { paise: told.leftPaise, remarks, now, actorId: actor.userId, paymentIds });
    danger({
      kind: "account_entry",
      recordType: "business_day",
      recordId: told.day,
      subject: await placeName(tx, told.placeId),
      amountPaise: told.leftPaise,
      isAlways: true,
      isForOthers: await tookOneOf(tx, paymentIds, actor.userId),
      reason: remarks,
      facts: { account: clearing.account },
    });
    note({
      recordType: "business_day",
      recordId: told.day,
      detail: { account: clearing.account, amount: wireRupees(paise(told.leftPaise)), remarks },
    });
    return { mode: clearing.phrase, explainedPaise: told.leftPaise };
  },
);

/** Of which payments one may be left over, why, and since which day they are listed. */
async function suspects(db: Reader, clearing: Clearing, today: string) {
  const held = await heldInClearing(db, clearing, today);
  const receipts = await bankReceipts(db, clearing, held.readSince);
  return {
    of: suspectsOf(held, receipts, await creditLines(db, clearing, held.readSince)),
    listedSince: held.listedSince,
  };
}

async function listed(db: Reader, clearing: Clearing, today: string) {
  const { of, listedSince } = await suspects(db, clearing, today);
  const receipts = await receiptsById(db, { ids: [...of.keys()], since: listedSince });
  return receipts.map((receipt) => ({
    ...receipt,
    why: suspicionCodes.phraseOf(of.get(receipt.paymentId) ?? "not_brought"),
  }));
}
