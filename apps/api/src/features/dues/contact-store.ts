import type { CodeIn } from "@thangam/contracts/values/codes";
import type { contactKindCodes } from "@thangam/contracts/dues/schemas";
import * as column from "#platform/database/columns.ts";
import { Prisma } from "#generated/prisma/client.ts";
import { andOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

export interface NewContact {
  kind: CodeIn<typeof contactKindCodes>;
  isReached: boolean | null;
  promisedOn: string | null;
  note: string | null;
}

/** Notes the same of several books of these branches. Returns of how many. */
export async function addContacts(
  tx: Transaction,
  bookIds: readonly bigint[],
  { kind, isReached, promisedOn, note }: NewContact,
  { now, today, by, branches }: { now: Date; today: string; by: bigint; branches: Branches },
): Promise<number> {
  return tx.$executeRaw`
    insert into due_contacts (book_id, kind, is_reached, promised_on, note, noted_at, noted_on, noted_by_id)
    select b.id, ${kind}, ${isReached}::boolean, ${promisedOn}::date, ${note}::text, ${now}::timestamptz, ${today}::date, ${by}
    from books b where b.id = any(${[...bookIds]}::bigint[]) and b.status <> 'withdrawn' ${andOf(Prisma.sql`b.branch_id`, branches)}
    order by b.id`;
}

const entry = row({
  kind: column.text,
  on: column.day,
  at: column.nullable(column.moment),
  by: column.nullable(column.text),
  isReached: column.nullable(column.boolean),
  promisedOn: column.nullable(column.day),
  note: column.nullable(column.text),
});

/** What was said about a book, and when it was reminded of; the newest first. */
export function historyOf(db: Database, bookId: bigint) {
  return queryRows(db, entry)`
    select h.kind, to_char(h.day, 'YYYY-MM-DD') as on, h.at, h.by, h.is_reached,
      to_char(h.promised_on, 'YYYY-MM-DD') as promised_on, h.note
    from (
      select k.kind, k.noted_on as day, k.noted_at as at, u.name as by, k.is_reached, k.promised_on, k.note, k.id
      from due_contacts k join users u on u.id = k.noted_by_id where k.book_id = ${bookId}
      union all
      select 'reminder', r.day, m.delivered_at, null, null, null, null, null
      from reminder_lines l join reminders r on r.id = l.reminder_id
      left join outbox_messages m on m.dedupe_key = 'reminder:' || r.id
      where l.book_id = ${bookId} and l.kind <> 'matures') h
    order by h.day desc, h.at desc nulls last, h.id desc nulls last
    limit 100`;
}

const overdue = row({
  userId: column.nullable(column.id),
  clientId: column.id,
  clientName: column.text,
  clientEmail: column.text,
  language: column.nullable(column.text),
  isWanted: column.boolean,
  isReminded: column.boolean,
  bookNumber: column.text,
  schemeName: column.text,
  dueOn: column.nullable(column.day),
  duePaise: column.nullable(column.paise),
});

/** What a reminder of a book would say now, and to whom. `due_on` is null where nothing of it is overdue. */
export async function overdueOf(db: Database, today: string, bookId: bigint) {
  const found = await queryRows(db, overdue)`
    select c.user_id, c.id as client_id, c.name as client_name, c.email as client_email, u.language,
      c.status = 'approved' and (u.id is null or (u.status = 'active' and u.wants_reminders)) as is_wanted,
      is_reminded(${today}::date, c.user_id, c.id) as is_reminded, b.number as book_number, v.name as scheme_name,
      to_char(d.due_on, 'YYYY-MM-DD') as due_on, d.due_paise
    from books b
    join clients c on c.id = b.client_id
    join scheme_versions v on v.id = b.scheme_version_id
    left join users u on u.id = c.user_id
    left join dues_on(${today}::date) d on d.book_id = b.id and d.due_on < ${today}::date
    where b.id = ${bookId} and b.status <> 'withdrawn'`;
  return found[0];
}

/** How many of these are books of the branches. */
export function countBooks(tx: Transaction, bookIds: readonly bigint[], branches: Branches): Promise<number> {
  return queryValue(tx, column.integer)`
    select count(*)::int from books where id = any(${[...bookIds]}::bigint[]) and status <> 'withdrawn'
      ${andOf(Prisma.sql`branch_id`, branches)}`;
}

/** Returns the books that a message tells of now. */
export function remindOf(tx: Transaction, now: Date, today: string, bookIds: readonly bigint[]): Promise<bigint[]> {
  return queryValue(tx, column.listOf(column.id))`
    select array(select book_id from remind_of_dues(${now}::timestamptz, ${today}::date, ${[...bookIds]}::bigint[]))`;
}
