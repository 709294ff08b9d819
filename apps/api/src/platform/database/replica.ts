import { setTimeout as pause } from "node:timers/promises";
import * as column from "./columns.ts";
import { isUnreachable } from "./database-errors.ts";
import type { Database } from "./db.ts";
import { queryValue } from "./rows.ts";

/** A server that has everything the primary had when it is asked, a moment later. Nothing can be written there. */
export interface Replica {
  /**
   * The replica, once it holds whatever the primary held at this moment, so that nobody misses what they have just written. Null
   * where that takes longer than a second or the replica cannot be reached: then the primary is to be read.
   */
  caughtUp: () => Promise<Database | null>;
  /** It failed while it was read. It is left alone for a while. */
  leave: () => void;
}

/** Whoever wants a report does not wait longer for a replica that lags. */
const patienceMs = 1_000;
/** A replica that lagged or was not there is not asked again for so long. */
const leftAloneMs = 5_000;
const betweenLooksMs = 20;

export function openReplica(primary: Database, db: Database, now: () => number = () => performance.now()): Replica {
  let leftUntil = -Infinity;
  const leave = () => {
    leftUntil = now() + leftAloneMs;
  };
  const holds = (position: string) => queryValue(db, column.boolean)`
    select coalesce(pg_last_wal_replay_lsn(), pg_current_wal_flush_lsn()) >= ${position}::pg_lsn`;
  const catchUp = async (over: AbortSignal): Promise<boolean> => {
    const position = await queryValue(primary, column.text)`select pg_current_wal_flush_lsn()::text`;
    while (!(await holds(position))) await pause(betweenLooksMs, undefined, { signal: over });
    return true;
  };
  const caughtUp = async () => {
    if (now() < leftUntil) return null;
    const over = new AbortController();
    const tooLong = pause(patienceMs, false, { signal: over.signal }).catch(() => false);
    const isThere = await Promise.race([catchUp(over.signal).catch(falseWhereUnreachable), tooLong]).finally(() => {
      over.abort();
    });
    if (!isThere) leave();
    return isThere ? db : null;
  };
  return { caughtUp, leave };
}

function falseWhereUnreachable(error: unknown): false {
  if (isUnreachable(error) || (error instanceof Error && error.name === "AbortError")) return false;
  throw error;
}
