import { accountCodes } from "@thangam/contracts/accounts/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { Days } from "./period.ts";
import { andOf, isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const held = row({
  account: column.phraseOf(accountCodes),
  commodity: column.enumOf(["INR", "GOLD"]),
  /** In paise or in milligrams; a debit balance is more than nothing. */
  opening: column.id,
  debit: column.id,
  credit: column.id,
});

export type AccountMovement = RowOf<typeof held>;

/** What each account held before the days, and what was posted to both sides of it on them; none that has nothing. */
export function accountMovements(
  db: Reader,
  { branches, fromDay, toDay }: Days & { branches: Branches },
): Promise<AccountMovement[]> {
  return queryRows(db, held)`
    with opening as (
      select account_id, sum(balance)::bigint as balance from balances_at(${fromDay}::date - 1)
      where ${isOf(Prisma.sql`place_id`, branches)} group by 1),
    moved as (
      select account, (-coalesce(sum(amount) filter (where amount < 0), 0))::bigint as debit,
        coalesce(sum(amount) filter (where amount > 0), 0)::bigint as credit
      from journal_lines
      where business_day between ${fromDay}::date and ${toDay}::date ${andOf(Prisma.sql`branch_id`, branches)} group by 1)
    select a.code as account, a.commodity, coalesce(o.balance, 0) as opening, coalesce(m.debit, 0) as debit,
      coalesce(m.credit, 0) as credit
    from accounts a left join opening o on o.account_id = a.id left join moved m on m.account = a.code
    where coalesce(o.balance, 0) <> 0 or m.account is not null
    order by a.id`;
}

const place = row({ number: column.integer, name: column.text });

/** The drawers of branches. In a shop of several one is called as its branch. */
export function selectPlaces(db: Reader, branches: Branches) {
  return queryRows(db, place)`
    select id::int as number, coalesce(branch_name(id), name) as name from places where ${isOf(Prisma.sql`id`, branches)} order by id`;
}
