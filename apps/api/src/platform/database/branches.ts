import { Prisma } from "#generated/prisma/client.ts";

/** Some branches of the shop by their numbers; null is all of them, which is asked for in a shop of one. */
export type Branches = readonly number[] | null;

/** `and column = 2` for what is of these branches; nothing for all of them, so that a shop of one has no condition more. */
export function andOf(column: Prisma.Sql, branches: Branches): Prisma.Sql {
  return branches === null ? Prisma.empty : Prisma.sql`and ${isOf(column, branches)}`;
}

/** The same as a condition by itself. The numbers stand in the statement, so that an index without the first branch is of use. */
export function isOf(column: Prisma.Sql, branches: Branches): Prisma.Sql {
  if (branches === null) return Prisma.sql`true`;
  const numbers = branches.map((branch) => Prisma.raw(String(Math.trunc(branch))));
  if (numbers.length === 0) return Prisma.sql`false`;
  return numbers.length === 1
    ? Prisma.sql`${column} = ${numbers[0]}::smallint`
    : Prisma.sql`${column} in (${Prisma.join(numbers)})`;
}
