import * as z from "zod/mini";
import type { Database, Transaction } from "#platform/database/db.ts";
import { inTurn, turns } from "./in-turn.ts";
import { readShopIds } from "./shop-ids.ts";
import type { Step } from "./steps.ts";
import { silenceMessages } from "./write-states.ts";

/** The row of `demo_shops` that says how far the making of the shop has come. */
const only = { id: 1 };

interface Begun {
  madeFor: Date;
  timeZone: string;
}

/** There is half a shop. */
export async function isUnfinished(db: Database): Promise<boolean> {
  return (await db.demoShop.count({ where: { finishedAt: null } })) > 0;
}

/**
 * Does the first step, or finds that it was done, by a process that starts beside this one or by a start that was stopped.
 * Returns for which moment the shop is made; null where there is nothing to make.
 */
export function beginShop(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
  firstStep: (tx: Transaction) => Promise<void>,
): Promise<Begun | null> {
  return inTurn(db, turns.demoShop, async (tx) => {
    const found = await tx.demoShop.findUnique({ where: only });
    if (found !== null) return found.finishedAt === null ? found : null;
    if ((await tx.user.count()) > 0) return null;
    await firstStep(tx);
    return tx.demoShop.create({ data: { madeFor: now, timeZone } });
  });
}

/** Does the next of these steps and notes it, all in one transaction; false when all are done. */
export function nextStep(db: Database, steps: readonly Step[]): Promise<boolean> {
  return inTurn(db, turns.demoShop, async (tx) => {
    const { stepsDone, paymentIds, madeFor } = await tx.demoShop.findUniqueOrThrow({ where: only });
    const step = steps[stepsDone];
    if (step === undefined) return false;
    const ids = await readShopIds(tx, new Map(z.parse(storedIds, paymentIds)));
    // A worker beside this process must not send the mails of a year: they are old before anybody sees them.
    const isLast = stepsDone + 1 === steps.length;
    await step(tx, ids);
    if (!isLast) await silenceMessages(tx);
    await tx.demoShop.update({
      where: only,
      data: {
        stepsDone: stepsDone + 1,
        paymentIds: [...ids.paymentIds].map(([payment, id]) => [payment, id.toString()]),
        ...(isLast && { finishedAt: madeFor, paymentIds: [] }),
      },
    });
    return true;
  });
}

const storedIds = z.array(z.tuple([z.number(), z.coerce.bigint()]));
