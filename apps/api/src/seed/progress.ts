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

/** No further step is begun after so long in one transaction, which has 5 s: a slow machine does fewer in each. */
const enoughMs = 500;

/** Does the next of these steps and notes them, all in one transaction; false when all are done. */
export function nextSteps(db: Database, steps: readonly Step[], fewerAfterMs = enoughMs): Promise<boolean> {
  return inTurn(db, turns.demoShop, async (tx, isAgain) => {
    const endsAt = performance.now() + (isAgain ? 0 : fewerAfterMs);
    const { stepsDone, paymentIds, madeFor } = await tx.demoShop.findUniqueOrThrow({ where: only });
    if (stepsDone === steps.length) return false;
    const ids = await readShopIds(tx, new Map(z.parse(storedIds, paymentIds)));
    const next = steps.slice(stepsDone, stepsDone + 1);
    // The last one is done by itself, because of its messages.
    const further = steps.slice(stepsDone + 1, -1);
    let done = 0;
    for (const step of [...next, ...further]) {
      if (done > 0 && performance.now() > endsAt) break;
      await step(tx, ids);
      done += 1;
    }
    const isLast = stepsDone + done === steps.length;
    // A worker beside this process must not send the mails of a year: they are old before anybody sees them.
    if (!isLast) await silenceMessages(tx);
    await tx.demoShop.update({
      where: only,
      data: {
        stepsDone: stepsDone + done,
        paymentIds: [...ids.paymentIds].map(([payment, id]) => [payment, id.toString()]),
        ...(isLast && { finishedAt: madeFor, paymentIds: [] }),
      },
    });
    return true;
  });
}

const storedIds = z.array(z.tuple([z.number(), z.coerce.bigint()]));
