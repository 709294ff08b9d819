import type { Transaction } from "#platform/database/db.ts";
import type { ShopYear } from "./calendar.ts";

/** An Admin has read the bank's statement this morning: it holds what the books say, but for the latest deposit. */
export async function recordBankBalance(
  tx: Transaction,
  year: ShopYear,
  admin: { id: bigint; userType: string },
): Promise<void> {
  const context = {
    actorId: admin.id.toString(),
    actorType: admin.userType,
    operation: "Record_Bank_Balance",
    requestId: "demo",
    address: "127.0.0.1",
  };
  const now = year.moment(year.today, 10);
  await tx.$executeRaw`
    with latest as (select id from journals where kind = 'Deposit' order by id desc limit 1)
    select record_bank_balance(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${year.today}::date, ${year.today}::date,
      1::smallint, (
        select coalesce(sum(u.amount), 0)::bigint from unconfirmed_at_bank(1::smallint, ${year.today}::date) u
        where u.journal_id not in (select id from latest)),
      array(select id from latest), null, null)`;
}
