import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";

const bookOfClient = row({
  bookNumber: column.text,
  schemeName: column.text,
  dueOn: column.nullable(column.day),
  instalments: column.nullable(column.integer),
  duePaise: column.nullable(column.paise),
});

/** The open books of a client, the oldest first, each with what is due on it next. */
export async function duesOfClient(db: Reader, clientId: bigint, today: string) {
  const rows = await queryRows(db, bookOfClient)`
    with due as (select * from dues_on(${today}::date) where client_id = ${clientId})
    select b.number as book_number, v.name as scheme_name, d.due_on::text as due_on, d.instalments_due as instalments, d.due_paise
    from books b
    join scheme_versions v on v.id = b.scheme_version_id
    left join due d on d.book_id = b.id
    where b.client_id = ${clientId} and b.status = 'approved'
    order by b.id limit 20`;
  return rows.map(({ dueOn, instalments, duePaise, ...book }) => ({
    ...book,
    due: dueOn === null || instalments === null || duePaise === null ? null : { dueOn, instalments, duePaise },
  }));
}
