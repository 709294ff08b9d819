import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { inSnapshot } from "#platform/database/connection.ts";
import { readRows, row } from "#platform/database/rows.ts";
import { checkHistory } from "./check-history.ts";
import type { Forms } from "./check-history.ts";
import { readRowsOfSubjects, readUnchained } from "./read-rows.ts";
import { recordedTables } from "./recorded-tables.ts";
import type { RecordedTable } from "./recorded-tables.ts";
import { keyOfHistory, nameOfChain, nameOfRecord, replayVersions } from "./replay-versions.ts";
import type { RecordHistory } from "./replay-versions.ts";
import { faultsOfUnaudited } from "./unaudited.ts";
import { chainRow, selectVersions, versionRow } from "./version-hash.ts";
import type { ChainRow, VersionRow } from "./version-hash.ts";

export interface RecordVerification {
  versions: number;
  /** One sentence for each thing that is wrong, naming the row; empty when every row is as it was last written. */
  findings: string[];
}

/** So many that few statements are sent, and so few that a snapshot is short. */
export const chainsAtOnce = 400;

export type FormsByRecord = ReadonlyMap<string, Forms>;

/**
 * Follows every chain of records, and compares each row with its last version. Reads a snapshot of some hundred chains at a time.
 * Where all that was done went through the kernel (`isAudited`), a change has its entry in the audit trail.
 */
export async function verifyRecords(
  client: Client,
  { isAudited }: { isAudited: boolean },
): Promise<RecordVerification> {
  const verification: RecordVerification & { isAudited: boolean } = { versions: 0, findings: [], isAudited };
  const forms = await readForms(client, verification.findings);
  for (let last: string | undefined = "0"; last !== undefined;) {
    const after: string = last;
    last = await inSnapshot(client, async () => {
      const chains = await readRows(client, chainRow, selectChainsAfter, [after, chainsAtOnce]);
      await verifyChains(client, chains, forms, verification);
      return chains.at(-1)?.id;
    });
  }
  for (const table of recordedTables) {
    const strays = await readUnchained(client, table);
    verification.findings.push(
      ...strays.map(
        ({ key }) => `${nameOfRecord(table.record, key)} was added past the portal: nothing is recorded of it.`,
      ),
    );
  }
  return verification;
}

export const selectChains = "select id::text, subject, subject_key, seq::text, head_hash from record_chains c";
const selectChainsAfter = `${selectChains} where c.id > $1 order by c.id limit $2`;

async function verifyChains(
  client: Client,
  chains: readonly ChainRow[],
  forms: FormsByRecord,
  verification: RecordVerification & { isAudited: boolean },
): Promise<void> {
  const versions = await readRows(
    client,
    versionRow,
    `${selectVersions} where v.chain_id = any($1::bigint[]) order by v.chain_id, v.seq`,
    [chains.map(({ id }) => id)],
  );
  verification.versions += versions.length;
  if (verification.isAudited) verification.findings.push(...(await faultsOfUnaudited(client, versions)));
  const versionsByChain = Map.groupBy(versions, (version) => version.chain_id);
  for (const [subject, ofSubject] of Map.groupBy(chains, (chain) => chain.subject))
    verification.findings.push(...(await faultsOfSubject(client, subject, ofSubject, versionsByChain, forms)));
}

async function faultsOfSubject(
  client: Client,
  subject: string,
  chains: readonly ChainRow[],
  versionsByChain: ReadonlyMap<string, VersionRow[]>,
  forms: FormsByRecord,
): Promise<string[]> {
  const replayed = new Map(
    chains.map((chain) => [chain.subject_key, replayVersions(chain, versionsByChain.get(chain.id) ?? [])]),
  );
  const faults = [...replayed.values()].flatMap((replay) => replay.faults);
  for (const table of recordedTables.filter((one) => one.subject === subject)) {
    const histories = [...replayed].flatMap(([owner, replay]) => owned(owner, table, replay.histories));
    faults.push(...(await faultsOfTable(client, table, chains, histories, forms.get(table.record) ?? [])));
  }
  const known = new Set(recordedTables.filter((one) => one.subject === subject).map(({ record }) => record));
  for (const chain of chains)
    for (const { record, key } of replayed.get(chain.subject_key)?.histories.values() ?? [])
      if (!known.has(record))
        faults.push(`${nameOfRecord(record, key)} stands in the record of ${nameOfChain(chain)}, where it cannot be.`);
  return faults;
}

/** What the chain of a subject says of the rows of one table. */
export function owned(
  owner: string,
  { record }: RecordedTable,
  histories: ReadonlyMap<string, RecordHistory>,
): OwnedHistory[] {
  return [...histories.values()].filter((history) => history.record === record).map((history) => ({ owner, history }));
}

export interface OwnedHistory {
  owner: string;
  history: RecordHistory;
}

/** Compares the rows of a table that belong to these chains with what is recorded of them: all, or those alone that the histories name. */
export async function faultsOfTable(
  client: Client,
  table: RecordedTable,
  chains: readonly Pick<ChainRow, "subject_key">[],
  histories: readonly OwnedHistory[],
  forms: Forms,
  { isAll }: { isAll: boolean } = { isAll: true },
): Promise<string[]> {
  const changed = histories.filter(({ history }) => history.versions.length > 1).map(({ history }) => history.key);
  const rows = await readRowsOfSubjects(
    client,
    table,
    chains.map((chain) => chain.subject_key),
    changed,
    isAll ? null : histories.map(({ history }) => history.key),
  );
  const rowByKey = new Map(rows.map((found) => [`${found.owner} ${keyOfHistory(table.record, found.key)}`, found]));
  const faults: string[] = [];
  for (const { owner, history } of histories) {
    const place = `${owner} ${keyOfHistory(table.record, history.key)}`;
    const where = nameOfChain({ subject: table.subject, subject_key: owner });
    faults.push(...checkHistory(history, rowByKey.get(place), forms, where));
    rowByKey.delete(place);
  }
  // PostgreSQL gives them in any order.
  for (const { owner, key } of [...rowByKey.values()].toSorted((a, b) => a.key.localeCompare(b.key))) {
    const where = nameOfChain({ subject: table.subject, subject_key: owner });
    faults.push(`${nameOfRecord(table.record, key)} (${where}) was added past the portal: nothing is recorded of it.`);
  }
  return faults;
}

const formRow = row({
  record: column.text,
  number: column.integer,
  columns: column.listOf(column.text),
  is_done: column.boolean,
});

const columnRow = row({ record: column.text, name: column.text });

const selectColumns = `
  select c.relname as record, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attname`;

export async function readForms(client: Client, findings: string[]): Promise<FormsByRecord> {
  const rows = await readRows(
    client,
    formRow,
    "select record, number, columns, is_done from record_forms order by record, number",
  );
  const byRecord = Map.groupBy(rows, ({ record }) => record);
  const columns = Map.groupBy(await readRows(client, columnRow, selectColumns), ({ record }) => record);
  for (const { record, leftOut } of recordedTables) {
    const newest = byRecord.get(record)?.at(-1);
    const covered = (columns.get(record) ?? []).map(({ name }) => name).filter((name) => !leftOut.includes(name));
    if (newest?.is_done !== true || newest.number !== byRecord.get(record)?.length)
      findings.push(`The rows of ${record} are not all recorded yet: bring the database up to date.`);
    else if (newest.columns.join() !== covered.join())
      findings.push(`The versions of ${record} cover other columns than the table has: bring the database up to date.`);
  }
  return new Map([...byRecord].map(([record, forms]) => [record, forms.map(({ columns }) => columns)]));
}
