import type pg from "pg";

/** Sets what every connection of the throw-away server follows, those that are open included. */
export async function setOnServer(admin: pg.Client, name: string, value: string): Promise<void> {
  await admin.query(`alter system set ${name} = '${value}'`);
  await admin.query("select pg_reload_conf()");
  // Each connection reads the file before its next statement, once the server has told it to.
  await new Promise((read) => setTimeout(read, 300));
}
