import type pg from "pg";
import { setOnServer } from "./server-settings.ts";

const library = "pg_stat_statements";

/** Has the server load its statistics of statements at its next start, where it has them; they rest until they are asked for. */
export async function loadStatementStatistics(admin: pg.Client): Promise<void> {
  const { rowCount } = await admin.query("select from pg_available_extensions where name = $1", [library]);
  if (rowCount === 0) return;
  await admin.query(`alter system set shared_preload_libraries = '${library}'`);
  await admin.query(`alter system set ${library}.track = 'none'`);
  await admin.query("create schema bench");
  await admin.query(`create extension ${library} schema bench`);
}

interface StatementTime {
  ms: number;
  planning: number;
  calls: string;
  query: string;
}

/**
 * The statements that took most time during a turn, and how long they were planned: those of the caller, and where all are
 * asked for those inside of functions as well.
 */
export async function printStatements(
  admin: pg.Client,
  title: string,
  which: "all" | "top",
  turn: () => Promise<unknown>,
): Promise<void> {
  const { rowCount } = await admin.query("select from pg_extension where extname = $1", [library]);
  if (rowCount === 0) {
    console.log(`\nstatements: the server has no ${library}`);
    return;
  }
  await setOnServer(admin, `${library}.track_planning`, "on");
  await setOnServer(admin, `${library}.track`, which);
  await admin.query("select bench.pg_stat_statements_reset()");
  await turn();
  const { rows } = await admin.query<StatementTime>(
    `select total_exec_time as ms, total_plan_time as planning, calls::text, query
     from bench.pg_stat_statements s join pg_database d on d.oid = s.dbid
     where d.datname = current_database() and query not like '%pg_stat_statements_reset%' order by total_exec_time + total_plan_time desc limit 30`,
  );
  await setOnServer(admin, `${library}.track`, "none");
  const payments = Number(rows.find(({ query }) => /select (\S+ )?"?take_counter_payment/i.test(query))?.calls);
  console.log(
    `\nstatements, ${title}: ms and calls for each of ${payments} payments; a statement contains those of its functions`,
  );
  console.log("     run    plan  calls");
  for (const { ms, planning, calls, query } of rows) {
    const text = query.replaceAll(/\s+/g, " ").slice(0, 100);
    const times = [ms, planning].map((each) => (each / payments).toFixed(3).padStart(8)).join("");
    console.log(`${times}${(Number(calls) / payments).toFixed(1).padStart(7)}  ${text}`);
  }
}
