import type { TestDatabase } from "./database.ts";

/** How many transactions others have open in the database. */
export async function openTransactions({ asOwner }: Pick<TestDatabase, "asOwner">): Promise<number | undefined> {
  const { rows } = await asOwner((owner) =>
    owner.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    ),
  );
  return rows[0]?.n;
}
