import { sqlIn } from "./containers.ts";

/** As whom the portal's processes are signed in to a database now. The statement itself is the superuser's. */
export async function signInsOf(database: string): Promise<string[]> {
  const names = await sqlIn(
    database,
    `select distinct usename from pg_stat_activity
     where datname = '${database}' and backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`,
  );
  return names.split("\n");
}
