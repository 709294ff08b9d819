import { contactKindCodes } from "@thangam/contracts/dues/schemas";
import type { dueAges, historyKinds, promiseFilters } from "@thangam/contracts/dues/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import type { DueSource } from "./due-source-store.ts";

export interface DueFilter {
  branches: Branches;
  age?: (typeof dueAges)[number] | undefined;
  promise?: (typeof promiseFilters)[number] | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

const due = row({
  bookId: column.id,
  bookNumber: column.text,
  clientId: column.id,
  clientName: column.text,
  clientMobile: column.text,
  schemeName: column.text,
  instalmentsPaid: column.integer,
  instalments: column.integer,
  dueOn: column.day,
  daysOverdue: column.integer,
  instalmentsDue: column.integer,
  duePaise: column.paise,
  promisedOn: column.nullable(column.day),
  lastKind: column.nullable(column.text),
  lastOn: column.nullable(column.day),
});

export type Due = RowOf<typeof due>;

/**
 * A page of the overdue books. Of a source that was kept, each book of the page is looked at again: one that was paid meanwhile
 * is not shown.
 */
export function selectDues(
  db: Database,
  today: string,
  source: DueSource,
  filter: DueFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Due[]> {
  const isKept = source.notedAt !== null;
  return queryRows(db, due)`
    with ${owed(today, source, filter)},
    page as (
      select o.* from owed o ${named} where ${fitting(today, filter)}
      order by ${orderOf(filter.sort)} limit ${limit} offset ${offset}),
    now_owed as (
      ${
        isKept
          ? Prisma.sql`select d.book_id, d.due_on, d.instalments_due, d.due_paise from dues_on(${today}::date) d
              where d.book_id = any(array(select book_id from page)) and d.due_on < ${today}::date`
          : Prisma.sql`select book_id, due_on, instalments_due, due_paise from page`
      })
    select b.id as book_id, b.number as book_number, c.id as client_id, c.name as client_name, c.mobile as client_mobile,
      v.name as scheme_name, s.instalments_paid, b.instalments, to_char(n.due_on, 'YYYY-MM-DD') as due_on,
      (${today}::date - n.due_on)::int as days_overdue, n.instalments_due, n.due_paise,
      to_char(o.promised_on, 'YYYY-MM-DD') as promised_on, last.kind as last_kind, to_char(last.day, 'YYYY-MM-DD') as last_on
    from page o
    join now_owed n on n.book_id = o.book_id
    ${named}
    join scheme_versions v on v.id = b.scheme_version_id
    join book_balances s on s.book_id = b.id
    left join lateral (
      select kind, day from (
        (select k.kind, k.noted_on as day, k.noted_at as at from due_contacts k where k.book_id = b.id order by k.id desc limit 1)
        union all
        (select 'reminder', r.day, r.day::timestamptz from reminder_lines l join reminders r on r.id = l.reminder_id
         where l.book_id = b.id and l.kind <> 'matures' order by r.id desc limit 1)) known
      order by day desc, at desc limit 1) last on true
    order by ${orderOf(filter.sort)}`;
}

const named = Prisma.sql`join books b on b.id = o.book_id join clients c on c.id = b.client_id`;

/**
 * `owed`: what is overdue of the branches, with the promise that is about it and whether anybody was reached. What was said before it fell due was
 * about something else.
 */
export function owed(today: string, { from }: DueSource, { branches }: DueFilter): Prisma.Sql {
  const isTheirs = isOf(Prisma.sql`b.branch_id`, branches);
  return Prisma.sql`
    promises as (
      select distinct on (book_id) book_id, promised_on, noted_on from due_contacts where kind = 'promise'
      order by book_id, id desc),
    reached as (
      select book_id, max(noted_on) as noted_on from due_contacts where kind = 'promise' or is_reached group by book_id),
    owed as materialized (
      select d.book_id, d.client_id, d.due_on, d.instalments_due, d.due_paise, (${today}::date - d.due_on)::int as late,
        case when p.noted_on >= d.due_on then p.promised_on end as promised_on,
        coalesce(r.noted_on >= d.due_on, false) as is_reached
      from ${from} d
      left join promises p on p.book_id = d.book_id
      left join reached r on r.book_id = d.book_id
      where d.due_on < ${today}::date
        ${branches === null ? Prisma.empty : Prisma.sql`and exists (select from books b where b.id = d.book_id and ${isTheirs})`})`;
}

export function fitting(today: string, { age, promise, search }: DueFilter): Prisma.Sql {
  const pattern = search === undefined ? null : containing(search);
  return Prisma.sql`true
    ${age === undefined ? Prisma.empty : Prisma.sql`and ${ofAge(age)}`}
    ${promise === undefined ? Prisma.empty : Prisma.sql`and ${ofPromise(promise, today)}`}
    ${pattern === null ? Prisma.empty : Prisma.sql`and (c.name ilike ${pattern} or c.mobile ilike ${pattern} or b.number ilike ${pattern})`}`;
}

export function ofAge(age: (typeof dueAges)[number]): Prisma.Sql {
  switch (age) {
    case "1-7":
      return Prisma.sql`o.late <= 7`;
    case "8-30":
      return Prisma.sql`o.late between 8 and 30`;
    case "31":
      return Prisma.sql`o.late > 30`;
  }
}

export function ofPromise(promise: (typeof promiseFilters)[number], today: string): Prisma.Sql {
  switch (promise) {
    case "promised":
      return Prisma.sql`o.promised_on > ${today}::date`;
    case "today":
      return Prisma.sql`o.promised_on = ${today}::date`;
    case "passed":
      return Prisma.sql`o.promised_on < ${today}::date`;
    case "none":
      return Prisma.sql`not o.is_reached`;
  }
}

function orderOf(sort = "-late"): Prisma.Sql {
  const orders: Record<string, Prisma.Sql> = {
    late: Prisma.sql`o.due_on desc, o.book_id`,
    "-late": Prisma.sql`o.due_on, o.book_id`,
    due: Prisma.sql`o.due_paise, o.book_id`,
    "-due": Prisma.sql`o.due_paise desc, o.book_id`,
    name: Prisma.sql`c.name, o.book_id`,
    "-name": Prisma.sql`c.name desc, o.book_id desc`,
    promise: Prisma.sql`o.promised_on nulls last, o.book_id`,
    "-promise": Prisma.sql`o.promised_on desc nulls last, o.book_id`,
  };
  return orders[sort] ?? Prisma.sql`o.due_on, o.book_id`;
}

/** As it is stored, or a reminder. */
export function historyKindOf(stored: string): (typeof historyKinds)[number] {
  const kind = contactKindCodes.all.find((code) => code === stored);
  return kind === undefined ? "Reminder" : contactKindCodes.phraseOf(kind);
}
