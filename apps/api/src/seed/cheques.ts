import type { Transaction } from "#platform/database/db.ts";
import type { ShopYear } from "./calendar.ts";
import { addDays } from "./calendar.ts";

/** The bank decides about a cheque so many days after it was taken. */
const DAYS_TO_CLEAR = 2;

/**
 * What the bank said of the first cheques that wait, at most so many: the latest one that is the last payment of its book
 * bounced, all others are paid, and those of the last days are still in collection.
 */
export async function decideCheques(
  tx: Transaction,
  year: ShopYear,
  admin: { id: bigint; userType: string },
  most: number | null,
): Promise<void> {
  const context = { actorId: admin.id.toString(), actorType: admin.userType, requestId: "demo", address: "127.0.0.1" };
  const openDays = year.openDays.map((day) => ({ day, at: year.moment(day, 640) }));
  const lastDay = year.openFrom(addDays(year.today, -DAYS_TO_CLEAR - 1));
  // The functions see what the ones before them in the list did.
  await tx.$executeRaw`
    with waiting as (
      select c.payment_id, p.business_day, b.status = 'approved' and p.id = (
          select max(l.id) from payments l where l.book_id = b.id) as is_last
      from cheques c join payments p on p.id = c.payment_id join books b on b.id = p.book_id
      where c.status = 'in_hand' and p.status = 'credited' and p.business_day < ${lastDay}::date),
    decided as (
      select w.payment_id, d.day, d.at, w.payment_id = (
          select max(l.payment_id) from waiting l
          where l.is_last and not exists (select from cheques where status = 'bounced')) as bounces
      from waiting w cross join lateral (
        select (o ->> 'day')::date as day, (o ->> 'at')::timestamptz as at
        from jsonb_array_elements(${JSON.stringify(openDays)}::jsonb) o
        where (o ->> 'day')::date >= w.business_day + ${DAYS_TO_CLEAR}::int order by 1 limit 1) d
      order by d.day, w.payment_id limit ${most}::int)
    select case when bounces then bounce_cheque(${JSON.stringify({ ...context, operation: "Bounce_Cheque" })}::jsonb, at, day,
        payment_id, 'No money in the account')
      else clear_cheque(${JSON.stringify({ ...context, operation: "Clear_Cheque" })}::jsonb, at, day, payment_id, null) end
    from decided`;
}
