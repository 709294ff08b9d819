import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const dueRow = row({
  bookId: column.id,
  dueOn: column.day,
  countToday: column.integer,
  countThisWeek: column.integer,
});

export type DueRow = RowOf<typeof dueRow>;

/** What is to be paid next on those of the books that owe instalments, and how many fall due until today and in seven days. */
export async function duesOfBooks(db: Reader, bookIds: readonly bigint[], today: string): Promise<Map<bigint, DueRow>> {
  const rows = await queryRows(db, dueRow)`
    select d.book_id, to_char(d.due_on, 'YYYY-MM-DD') as due_on,
      case when d.due_on <= ${today}::date then d.instalments_due else 0 end as count_today,
      case when d.due_on <= ${today}::date + 7 then w.instalments_due else 0 end as count_this_week
    from dues_on(${today}::date) d join dues_on(${today}::date + 7) w on w.book_id = d.book_id
    where d.book_id = any(${bookIds}::bigint[]) and w.book_id = any(${bookIds}::bigint[])`;
  return new Map(rows.map((due) => [due.bookId, due]));
}

const openPaymentRow = row({
  bookId: column.id,
  id: column.id,
  status: column.phraseOf(paymentStatusCodes),
  amountPaise: column.paise,
  startedAt: column.moment,
});

type OpenPaymentRow = RowOf<typeof openPaymentRow>;

/** The newest payment online of each of the books that is neither credited nor ended. */
export async function openPaymentsOfBooks(
  db: Reader,
  bookIds: readonly bigint[],
): Promise<Map<bigint, OpenPaymentRow>> {
  const rows = await queryRows(db, openPaymentRow)`
    select distinct on (book_id) book_id, id, status, amount_paise, paid_at as started_at from payments
    where book_id = any(${bookIds}::bigint[]) and status in ('pending', 'verified') and source = 'online'
    order by book_id, paid_at desc, id desc`;
  return new Map(rows.map((payment) => [payment.bookId, payment]));
}
