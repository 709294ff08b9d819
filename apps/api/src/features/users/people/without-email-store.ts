import { Prisma } from "#generated/prisma/client.ts";

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
