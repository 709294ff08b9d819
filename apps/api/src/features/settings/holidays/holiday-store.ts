import type { CommandContext } from "#core/command-context.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValues, row } from "#platform/database/rows.ts";

const holiday = row({ day: column.day, name: column.nullable(column.text), movesDueDays: column.boolean });

/** Those in force, from a year before a day on. */
export function holidaysFrom(db: Database | Transaction, today: string) {
  return queryRows(db, holiday)`
    select to_char(day, 'YYYY-MM-DD') as day, name, moves_due_days from holidays
    where removed_on is null and day > ${today}::date - 366 order by day limit 5000`;
}

/** Those in force in the years of some days and in the weeks around these years. */
export function holidaysAround(tx: Transaction, days: readonly string[]): Promise<string[]> {
  return queryValues(tx, column.day)`
    select to_char(h.day, 'YYYY-MM-DD') from holidays h
    where h.removed_on is null and exists (
      select from unnest(${[...days]}::text[]) named where h.day between date_trunc('year', named::date)::date - 16
        and (date_trunc('year', named::date) + interval '1 year')::date + 15)
    order by 1`;
}

/**
 * The days that were made a holiday, or none, since others were last shown such a change: told of it, or asked to approve it. They are
 * shown in the next one. The approval that is just carried out showed them already, and does not count.
 */
export function unseenChanges(tx: Transaction, { approval }: CommandContext): Promise<string[]> {
  return queryValues(tx, column.day)`
    select distinct to_char(day, 'YYYY-MM-DD') from holidays
    where greatest(added_at, removed_at) > coalesce((
      select max(coalesce(decided_at, asked_at)) from approvals
      where operation = 'Set_Holidays' and state in ('approved', 'told') and id <> ${BigInt(approval?.approvalId ?? 0)}), '-infinity')
    order by 1`;
}

/** One save at a time; a change of the setting that they are made by counts as one. */
export async function lockHolidays(tx: Transaction): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(738, 5)`;
}

interface Writer {
  now: Date;
  today: string;
  actorId: bigint;
}

/** What is a holiday already stays as it is. Whether it moves what is due is as the shop has set: `guard_holiday` is the twin. */
export async function insertHoliday(
  tx: Transaction,
  { day, name }: { day: string; name: string | null },
  { now, today, actorId }: Writer,
): Promise<void> {
  await tx.$executeRaw`
    insert into holidays (day, name, moves_due_days, added_on, added_at, added_by_id)
    values (${day}::date, ${name}, setting_is_on('holidays_move_due_days'), ${today}::date, ${now}, ${actorId})
    on conflict (day) where removed_on is null do nothing`;
}

export async function removeHoliday(tx: Transaction, day: string, { now, today, actorId }: Writer): Promise<void> {
  await tx.$executeRaw`
    update holidays set removed_on = ${today}::date, removed_at = ${now}, removed_by_id = ${actorId}
    where day = ${day}::date and removed_on is null`;
}

/** Those that have not come yet are ended and added again, as the shop has set by now; what fell due before stays due when it was. */
export async function renewHolidays(tx: Transaction, { now, today, actorId }: Writer): Promise<void> {
  const ended = await queryRows(tx, holiday)`
    update holidays set removed_on = ${today}::date, removed_at = ${now}, removed_by_id = ${actorId}
    where removed_on is null and day > ${today}::date
    returning to_char(day, 'YYYY-MM-DD') as day, name, moves_due_days`;
  for (const one of ended) await insertHoliday(tx, one, { now, today, actorId });
}
