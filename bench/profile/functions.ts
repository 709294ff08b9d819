import type pg from "pg";
import { setOnServer } from "./server-settings.ts";

interface FunctionTime {
  name: string;
  calls: string;
  self: number;
  total: number;
}

/**
 * The time in each function of the database during a turn: by itself, and with those that it calls. SQL functions that the
 * planner puts in place are part of their caller; constraint triggers run at commit, outside of it.
 */
export async function printFunctions(
  admin: pg.Client,
  title: string,
  turn: (seconds: number) => Promise<unknown>,
): Promise<void> {
  await setOnServer(admin, "track_functions", "all");
  await admin.query("select pg_stat_reset()");
  await turn(4);
  await setOnServer(admin, "track_functions", "none");
  // A connection hands in what it counted with a statement that comes a second later than the last time.
  await new Promise((waited) => setTimeout(waited, 1000));
  await turn(0.5);
  const { rows } = await admin.query<FunctionTime>(
    `select funcname as name, calls::text, self_time as self, total_time as total
     from pg_stat_user_functions where calls > 0 order by self_time desc`,
  );
  const payments = Number(rows.find(({ name }) => name === "take_counter_payment")?.calls);
  console.log(`\nfunctions of the database, ${title}: ms and calls for each of ${payments} payments`);
  console.log(`${"".padEnd(34)}      self     total   calls`);
  for (const { name, calls, self, total } of rows) {
    const times = [self, total].map((ms) => (ms / payments).toFixed(3).padStart(10)).join("");
    console.log(`${name.padEnd(34)}${times}${(Number(calls) / payments).toFixed(1).padStart(8)}`);
  }
}
