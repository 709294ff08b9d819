import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { inSnapshot } from "#platform/database/connection.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { recordedTables } from "./recorded-tables.ts";
import { beginning, historiesOf, nameOfChain, replayVersions } from "./replay-versions.ts";
import type { RecordHistory } from "./replay-versions.ts";
import { faultsOfUnaudited } from "./unaudited.ts";
import { chainsAtOnce, faultsOfTable, owned, readForms, selectChains } from "./verify-records.ts";
import type { FormsByRecord, RecordVerification } from "./verify-records.ts";
import { chainRow, selectVersions, versionRow } from "./version-hash.ts";
import type { ChainRow, VersionRow } from "./version-hash.ts";

/** A chain of records, and after which version it is followed. */
export interface RecordTail {
  subject: string;
  key: string;
  after: number;
}

/**
 * Follows chains of records from a place on that was verified before, and compares the rows that their newer versions are of. What
 * stands before that place is not read, but for the records that changed since.
 */
export async function verifyRecordTails(client: Client, tails: readonly RecordTail[]): Promise<RecordVerification> {
  const verification: RecordVerification = { versions: 0, findings: [] };
  const forms = await readForms(client, verification.findings);
  for (let from = 0; from < tails.length; from += chainsAtOnce) {
    const some = tails.slice(from, from + chainsAtOnce);
    await inSnapshot(client, () => verifySome(client, some, forms, verification));
  }
  return verification;
}

const placeRow = row({ chain_id: column.text, hash: column.buffer });

const due = "unnest($1::bigint[], $2::bigint[]) as due(chain, after)";

async function verifySome(
  client: Client,
  tails: readonly RecordTail[],
  forms: FormsByRecord,
  verification: RecordVerification,
): Promise<void> {
  const chains = await readRows(
    client,
    chainRow,
    `${selectChains} join unnest($1::text[], $2::text[]) as due(owner, key)
       on due.owner = c.subject and due.key = c.subject_key order by c.id`,
    [tails.map(({ subject }) => subject), tails.map(({ key }) => key)],
  );
  const afterOf = new Map(tails.map(({ subject, key, after }) => [`${subject} ${key}`, after]));
  const after = chains.map((chain) => afterOf.get(`${chain.subject} ${chain.subject_key}`) ?? 0);
  const places = [chains.map(({ id }) => id), after];
  const news = await readRows(
    client,
    versionRow,
    `${selectVersions} join ${due} on v.chain_id = due.chain and v.seq > due.after order by v.chain_id, v.seq`,
    places,
  );
  const heads = await readRows(
    client,
    placeRow,
    `select v.chain_id::text, v.hash from record_versions v join ${due} on v.chain_id = due.chain and v.seq = due.after`,
    places,
  );
  const headOf = new Map(heads.map(({ chain_id, hash }) => [chain_id, hash]));
  const newsByChain = Map.groupBy(news, ({ chain_id }) => chain_id);
  verification.versions += news.length;
  verification.findings.push(...(await faultsOfUnaudited(client, news)));
  for (const [n, chain] of chains.entries()) {
    const seq = BigInt(after[n] ?? 0);
    const head = seq === 0n ? beginning.head : headOf.get(chain.id);
    if (head === undefined)
      verification.findings.push(`The record of ${nameOfChain(chain)} has no version ${seq} any more.`);
    else verification.findings.push(...replayVersions(chain, newsByChain.get(chain.id) ?? [], { seq, head }).faults);
  }
  verification.findings.push(...(await faultsOfRows(client, chains, news, forms)));
}

/** Compares what the newer versions are of: with its whole history, so that what a change came from is known. */
async function faultsOfRows(
  client: Client,
  chains: readonly ChainRow[],
  news: readonly VersionRow[],
  forms: FormsByRecord,
): Promise<string[]> {
  const whole = await readRows(
    client,
    versionRow,
    `${selectVersions} join (select distinct * from unnest($1::bigint[], $2::text[], $3::text[]) as d(chain_id, record, record_key)) due
       using (chain_id, record, record_key) order by v.chain_id, v.seq`,
    [news.map(({ chain_id }) => chain_id), news.map(({ record }) => record), news.map(({ record_key }) => record_key)],
  );
  const versionsByChain = Map.groupBy(whole, ({ chain_id }) => chain_id);
  const faults: string[] = [];
  for (const [subject, ofSubject] of Map.groupBy(chains, (chain) => chain.subject)) {
    const histories = new Map<string, Map<string, RecordHistory>>(
      ofSubject.map((chain) => [chain.subject_key, historiesOf(versionsByChain.get(chain.id) ?? [])]),
    );
    for (const table of recordedTables.filter((one) => one.subject === subject)) {
      const ofTable = [...histories].flatMap(([owner, found]) => owned(owner, table, found));
      if (ofTable.length === 0) continue;
      faults.push(
        ...(await faultsOfTable(client, table, ofSubject, ofTable, forms.get(table.record) ?? [], { isAll: false })),
      );
    }
  }
  return faults;
}
