import type { Client } from "pg";
import * as column from "./columns.ts";
import { readRows, row } from "./rows.ts";

/** Of ten thousand payments a day it takes two seconds. */
const daysAtOnce = 20;

/** Keeps the sums of days that an earlier release closed, in steps of one transaction each. Who is stopped goes on where they were. */
export async function foldClosedDays(client: Pick<Client, "query">): Promise<void> {
  for (;;) {
    const [step] = await readRows(client, folded, "select fold_closed_days($1) as days", [daysAtOnce]);
    if (step === undefined || step.days === 0) return;
  }
}

const folded = row({ days: column.integer });
