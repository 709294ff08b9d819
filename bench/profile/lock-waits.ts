import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { setOnServer } from "./server-settings.ts";

const PATIENCE = "10ms";

/**
 * Has the server log every wait for a lock that lasts longer than 10 ms during a turn, and prints in which function and for
 * which table they were. A sample of pg_stat_activity cannot tell that of an upsert, which waits for a transaction and not for a row.
 */
export async function printLockWaits(
  admin: pg.Client,
  dataDir: string,
  title: string,
  turn: () => Promise<unknown>,
): Promise<void> {
  const log = join(dataDir, "postgres.log");
  await setOnServer(admin, "deadlock_timeout", PATIENCE);
  await setOnServer(admin, "log_lock_waits", "on");
  const { length } = await readFile(log, "utf8");
  await turn();
  await setOnServer(admin, "log_lock_waits", "off");
  await setOnServer(admin, "deadlock_timeout", "1s");

  const waits = (await readFile(log, "utf8"))
    .slice(length)
    .split(/(?=LOG: )/)
    .filter((entry) => entry.includes("still waiting for"))
    .map(placeOf);
  const places = [...Map.groupBy(waits, (place) => place)].toSorted(([, x], [, y]) => y.length - x.length);
  console.log(`\nwaits for a lock of more than ${PATIENCE}, ${title}: where`);
  if (places.length === 0) console.log("    none");
  for (const [place, { length: times }] of places) console.log(`${String(times).padStart(8)}  ${place}`);
}

function placeOf(entry: string): string {
  const found = (pattern: RegExp) => pattern.exec(entry)?.[1];
  const within = found(/PL\/pgSQL function (?:\w+\.)?(\w+)\(/) ?? found(/SQL function "(\w+)"/) ?? "no function";
  return `${within}: ${found(/in relation "([^"]+)"/) ?? found(/still waiting for (.*?) after/) ?? "unknown"}`;
}
