import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";

/** Whoever is compared: what was typed, or the columns of another row. */
interface Named {
  name: string | Prisma.Sql;
  mobile: string | Prisma.Sql;
}

/**
 * Whether a row of clients, users or requests has no e-mail and is the same person as somebody who has none either: they go by
 * one mobile number and one name, in whatever letter case.
 */
export function isSameWithoutEmail(alias: string, { name, mobile }: Named): Prisma.Sql {
  const row = Prisma.raw(alias);
  return Prisma.sql`${row}.email = '' and ${row}.mobile = ${mobile} and lower(${row}.name) = lower(${name})`;
}

/** The same for a sign-in of a customer that still opens. */
export function isSameCustomerWithoutEmail(alias: string, person: Named): Prisma.Sql {
  const row = Prisma.raw(alias);
  return Prisma.sql`${isSameWithoutEmail(alias, person)}
    and ${row}.user_type = 'Customer' and ${row}.status not in ('disabled', 'withdrawn')`;
}

/** What `lockEmails` locks of somebody who has no address. */
export function lockedWithoutEmail(mobile: string): string {
  return `none ${mobile}`;
}

/** Whether somebody else without an e-mail is called so and has the number. The twin: `require_other_without_email`. */
export function isOtherWithoutEmail(
  tx: Transaction,
  person: { name: string; mobile: string },
  own: { userId: bigint | null; clientId: bigint | null },
): Promise<boolean> {
  const { userId, clientId } = own;
  return queryValue(tx, column.boolean)`
    select exists (select from users u
                   where ${isSameCustomerWithoutEmail("u", person)} and u.id is distinct from ${userId}::bigint)
      or exists (select from clients c
                 where ${isSameWithoutEmail("c", person)} and c.id is distinct from ${clientId}::bigint
                   and (c.user_id is null or c.user_id is distinct from ${userId}::bigint))`;
}

const alike = row({ what: column.text, name: column.text, ends: column.text, ids: column.text });

/**
 * A sentence for each customers or clients without an e-mail whom nothing tells apart: records from before that was refused. They are
 * no fault of the ledger, and somebody of the shop has to say who is who.
 */
export async function whoIsAlikeWithoutEmail(db: Database): Promise<string[]> {
  const found = await queryRows(db, alike)`
    (select 'users' as what, min(u.name) as name, right(u.mobile, 4) as ends, string_agg(u.id::text, ', ' order by u.id) as ids
     from users u where ${isSameCustomerWithoutEmail("u", { name: Prisma.sql`u.name`, mobile: Prisma.sql`u.mobile` })}
     group by u.mobile, lower(u.name) having count(*) > 1 order by min(u.id) limit 100)
    union all
    (select 'clients', min(c.name), right(c.mobile, 4), string_agg(c.id::text, ', ' order by c.id)
     from clients c where ${isSameWithoutEmail("c", { name: Prisma.sql`c.name`, mobile: Prisma.sql`c.mobile` })}
     group by c.mobile, lower(c.name) having count(distinct coalesce(c.user_id, -c.id)) > 1 order by min(c.id) limit 100)`;
  return found.map(
    ({ what, name, ends, ids }) =>
      `The ${what} ${ids} (${name}, …${ends}) have no e-mail and the same name and number: change one of these for all but one.`,
  );
}
