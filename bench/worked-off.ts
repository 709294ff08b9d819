import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";

const LONGEST_MS = 900_000;

/**
 * Waits until the background work has done what a filled shop leaves to it, which a real one has long behind it: the seal of all
 * its books, and the reminders of the day, from their hour on. Returns the seconds it took.
 */
export async function untilWorkedOff(owner: Client): Promise<number> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ left: boolean }>(leftOver);
    const took = performance.now() - begun;
    if (rows[0]?.left === false) return took / 1000;
    if (took > LONGEST_MS) throw new Error("The background work did not come to an end.");
    await wait(1000);
  }
}

const leftOver = `select
  (select count(*) from evidence_leaves where kind = 'book') < (select count(*) from book_balances)
  or (extract(hour from now() at time zone 'Asia/Kolkata') >= setting_count('reminders_hour')
    and not exists (select from reminder_days where day = (now() at time zone 'Asia/Kolkata')::date and reached is null))
  or exists (select from unqueued_messages)
  or exists (select from outbox_messages where kind in ('reminder_due', 'reminder_matures') and delivered_at is null and dead_at is null)
  as left`;
