import type { Client } from "pg";
import { PgBoss } from "pg-boss";
import { appConnection } from "./app-connection.ts";
import { appRole } from "./roles.ts";
import type { Logger } from "#platform/process/logger.ts";

/** What pg-boss would do by itself and nothing here wants. */
const quiet = { schema: "pgboss", registerInstance: false, reindex: false, createSchema: true } as const;

/**
 * Makes the tables of pg-boss, or brings them to the version installed here, and lets the application work in them;
 * `client` is the owner's and holds the lock of the migrations.
 */
export async function applyQueueSchema(client: Pick<Client, "query">): Promise<void> {
  const db = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  const boss = new PgBoss({ ...quiet, db, migrate: true, supervise: false, schedule: false, bamIntervalSeconds: 10 });
  await boss.start();
  // What a new version wants to build beside the work, such as an index, is built before any starts.
  while ((await boss.getBamStatus()).some(({ status }) => status === "pending" || status === "in_progress"))
    await new Promise((waited) => setTimeout(waited, 200));
  await boss.stop({ close: false, graceful: false });
  // Not by a default privilege: a backup would name its owner, and could be brought back as no other user.
  await client.query(`
    grant usage on schema pgboss to ${appRole};
    grant select, insert, update, delete on all tables in schema pgboss to ${appRole}`);
}

/** The jobs of the database at `url`, taken and noted with the rights of the application's role. */
export function openJobQueue(url: string, logger: Logger): PgBoss {
  const boss = new PgBoss({
    ...quiet,
    ...appConnection(url),
    application_name: "thangam-jobs",
    max: 4,
    migrate: false,
    // A job of a worker that died is noticed this soon after its time is up.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    maintenanceIntervalSeconds: 3600,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on("error", (error) => logger.error({ err: error }, "the job queue has trouble"));
  boss.on("warning", (warning) => logger.warn({ warning }, "the job queue warns"));
  return boss;
}
