import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type pg from "pg";
import { ownEnvironment } from "../../scripts/own-environment.ts";
import { withClient } from "./databases.ts";
import type { Targets, Ways } from "./ways.ts";

/** How many receipts the portal has given, and the last number of the year's series. */
export async function receiptsIn(portalUrl: string): Promise<{ given: number; last: number }> {
  return withClient(portalUrl, async (client) => ({
    given: await count(client, "select count(distinct receipt_number) as n from payments"),
    last: await count(client, "select sum(last_number) as n from receipt_series"),
  }));
}

/** Sentences for what is not as it was acknowledged; none when all is well. */
export async function faultsAfter(
  before: { given: number; last: number },
  [a, b, c]: Ways["ways"],
  { ledgerUrl, portalUrl }: Targets,
): Promise<string[]> {
  const after = await receiptsIn(portalUrl);
  const acknowledged = b.made + c.made;
  const journals = await withClient(ledgerUrl, (client) => count(client, "select count(*) as n from ledger.journals"));
  console.log(
    `\nacknowledged: ${acknowledged} payments and ${after.given - before.given} receipts in the portal, ` +
      `${a.made} payments and ${journals} journals in the minimal ledger`,
  );
  const faults = [];
  if (after.given - before.given !== acknowledged)
    faults.push("There are not as many receipts as acknowledged payments.");
  if (after.last - before.last !== acknowledged) faults.push("The series of receipts has a gap.");
  if (journals !== a.made) faults.push("The minimal ledger has not as many journals as acknowledged payments.");
  return faults;
}

/** `pnpm ledger:verify` on the database in a directory, which prints what it found; returns whether nothing is wrong. */
export async function isLedgerRight(dataDir: string): Promise<boolean> {
  const verify = fileURLToPath(new URL("../../apps/api/src/ledger-verify.ts", import.meta.url));
  const child = spawn(process.execPath, [verify], {
    env: { ...ownEnvironment(), DATA_DIR: dataDir },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  return code === 0;
}

async function count(client: pg.Client, sql: string): Promise<number> {
  const { rows } = await client.query<{ n: string }>(sql);
  return Number(rows[0]?.n);
}
