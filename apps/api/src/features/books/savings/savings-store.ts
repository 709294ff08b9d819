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
  /** Null where it was never opened. */
  gateway: column.nullable(column.text),
  expiresAt: column.nullable(column.moment),
  moneyUntil: column.nullable(column.moment),
});

export type OpenPaymentRow = RowOf<typeof openPaymentRow>;

/** The payments online of the books that are neither credited nor ended, the newest first. */
export function openPaymentsOfBooks(db: Reader, bookIds: readonly bigint[]): Promise<OpenPaymentRow[]> {
  return queryRows(db, openPaymentRow)`
    select p.book_id, p.id, p.status, p.amount_paise, p.paid_at as started_at, o.gateway, o.expires_at, o.money_until
    from payments p left join gateway_orders o on o.payment_id = p.id
    where p.book_id = any(${bookIds}::bigint[]) and p.status in ('pending', 'verified') and p.source = 'online'
    order by p.paid_at desc, p.id desc`;
}

const stateRow = row({ bookId: column.id, state: column.text });

/** What a payment of each book names as shown. */
export async function statesToPay(db: Reader, bookIds: readonly bigint[]): Promise<Map<bigint, string>> {
  const rows = await queryRows(db, stateRow)`
    select id as book_id, state_to_pay(id) as state from unnest(${bookIds}::bigint[]) id`;
  return new Map(rows.map(({ bookId, state }) => [bookId, state]));
}
