import { hashPasswords } from "./insert-people.ts";
import { seedLookups } from "./lookups.ts";
import { beginShop, isUnfinished, nextSteps } from "./progress.ts";
import { beginningOf, stepsOf } from "./steps.ts";
import { planShop } from "./plan-shop.ts";
import type { Database } from "#platform/database/db.ts";

export { seedLookups } from "./lookups.ts";
export { demoPassword, demoSignInLines } from "./people.ts";
export { branchClerk } from "./second-branch.ts";

export interface SeedDemo {
  db: Database;
  now: Date;
  /** Of the shop, such as Asia/Kolkata, which it is if not given. */
  timeZone?: string;
  /** With a second branch, which is left out if not asked for. */
  hasBranches?: boolean;
  /** For how long one transaction begins further steps: half a second if not given. */
  stepsForMs?: number;
  hashPassword: (password: string) => Promise<string>;
  log: (line: string) => void;
}

/**
 * Fills a database without users with a shop of 200 clients and a year of payments, the same for the same `now`, in steps
 * of which one transaction does as many as half a second is enough for. A start that was stopped in the middle is gone on with, for the moment of that start; processes that
 * start together share the steps. Returns false, having done nothing, where there are users already.
 */
export async function seedDemo({
  db,
  now,
  timeZone = "Asia/Kolkata",
  hasBranches = false,
  stepsForMs,
  hashPassword,
  log,
}: SeedDemo): Promise<boolean> {
  if ((await db.user.count()) > 0 && !(await isUnfinished(db))) return false;
  const started = performance.now();
  await seedLookups(db);
  const hashes = await hashPasswords(hashPassword);
  const begun = await beginShop(db, { now, timeZone }, (tx) => beginningOf(tx, planShop(now, timeZone), hashes));
  if (begun === null) return false;
  const shop = planShop(begun.madeFor, begun.timeZone);
  const steps = stepsOf(shop, hasBranches ? hashes : null);
  while (await nextSteps(db, steps, stepsForMs));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [clients, books] = [shop.clients.length, shop.clients.flatMap((client) => client.books).length];
  log(`Made a demo shop with ${clients} clients, ${books} books and a year of payments in ${seconds} s`);
  return true;
}

/** Throws where the making of a demo shop was stopped in the middle: half of it would be taken for a shop. */
export async function requireNoHalfDemo(db: Database): Promise<void> {
  if (!(await isUnfinished(db))) return;
  throw new Error("The demo shop in this database is not finished. Start with DEMO=1 once, or use another database.");
}
