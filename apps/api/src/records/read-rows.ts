import type { Client } from "pg";
import * as column from "#platform/database/columns.ts";
import { readRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { numberedRecords, numberedSubjects, ofPayment } from "./recorded-tables.ts";
import type { RecordedTable } from "./recorded-tables.ts";

/** A row as it stands, and the hash of what a version of it covers. */
const foundRow = row({
  owner: column.text,
  key: column.text,
  hash: column.text,
  /** Of those that were asked for */
  content: column.nullable(column.text),
});

export type FoundRow = RowOf<typeof foundRow>;

/** The rows that belong to these subjects, or those of them with these keys; the content of those whose keys are named as changed. */
export function readRowsOfSubjects(
  client: Client,
  table: RecordedTable,
  subjects: readonly string[],
  changed: readonly string[],
  only: readonly string[] | null = null,
): Promise<FoundRow[]> {
  const isOne = only === null ? "true" : isOneOf(table);
  if (table.owner === "")
    return readRows(client, foundRow, selectRows(table, isOne), [changed, ...(only === null ? [] : [only])]);
  const isNumbered = numberedSubjects.has(table.subject);
  const condition = `($2::text[] is null or ${isOne}) and ${ownerOf(table)} = any($3::${isNumbered ? "bigint" : "text"}[])`;
  const keys = isNumbered ? subjects.filter(isNumber) : subjects;
  const named = numberedRecords.has(table.record) ? (only?.filter(isNumber) ?? null) : only;
  return readRows(client, foundRow, selectRows(table, condition), [changed, named, keys]);
}

/** A key that somebody altered is that of no row. */
function isNumber(key: string): boolean {
  return /^\d{1,18}$/.test(key);
}

/** By the index, where a subject has ever more rows of the table. */
function isOneOf(table: RecordedTable): string {
  return numberedRecords.has(table.record) ? "t.id = any($2::text[]::bigint[])" : `${keyOf(table)} = any($2::text[])`;
}

/** Rows whose subject has no chain at all: nothing was ever recorded of it. A hundred will do. */
export function readUnchained(client: Client, table: RecordedTable): Promise<FoundRow[]> {
  const owner = table.owner === "" ? "''" : `${ownerOf(table)}::text`;
  const condition = `not exists (select from record_chains chain
    where chain.subject = '${table.subject}' and chain.subject_key = ${owner}) limit 100`;
  return readRows(client, foundRow, selectRows(table, condition), [[]]);
}

/** With functions of PostgreSQL alone, so that one of ours that was replaced hides nothing. */
function selectRows(table: RecordedTable, condition: string): string {
  const { record, owner, leftOut } = table;
  const key = keyOf(table);
  const from = owner === ofPayment ? `${record} t join payments p on p.id = t.payment_id` : `${record} t`;
  return `
    select ${owner === "" ? "''" : `${ownerOf(table)}::text`} as owner, ${key} as key,
      encode(sha256(convert_to(covered.content::text, 'UTF8')), 'hex') as hash,
      case when ${key} = any($1::text[]) then covered.content::text end as content
    from ${from} cross join lateral (select to_jsonb(t) as row) whole
    cross join lateral (
      select jsonb_object_agg(m.key, m.value) as content from jsonb_each(whole.row - '{${leftOut.join(",")}}'::text[]) m
      where m.value <> 'null') covered
    where ${condition}`;
}

function keyOf({ keys }: RecordedTable): string {
  return keys.map((name) => `(whole.row ->> '${name}')`).join(" || ':' || ");
}

function ownerOf({ owner }: RecordedTable): string {
  return owner === ofPayment ? "p.book_id" : `t.${owner}`;
}
