/** How far a subject of the database has come, beside what the last checkpoint said of it. */
import * as column from "#platform/database/columns.ts";
import { row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

export const subjectRow = row({
  kind: column.text,
  key: column.text,
  /** Of journals, entries of the audit trail, or numbers of receipts */
  seq: column.nullable(column.text),
  head: column.nullable(column.text),
  version_seq: column.nullable(column.text),
  version_head: column.nullable(column.text),
  /** Of a book its figures, of a client the name */
  facts: column.nullable(column.text),
  slot: column.nullable(column.text),
  content: column.nullable(column.text),
});

export type Subject = RowOf<typeof subjectRow>;

const isNew = "l.slot is null";
const versionsMoved = "(l.version_seq, l.version_head) is distinct from (c.seq, c.head_hash)";
const seqMoved = (seq: string, head: string) => `(l.journal_seq, l.journal_head) is distinct from (${seq}, ${head})`;

const ofBook = `
  select 'book' as kind, b.id::text as key, t.seq::text as seq, encode(t.head_hash, 'hex') as head,
    c.seq::text as version_seq, encode(c.head_hash, 'hex') as version_head,
    jsonb_build_object('number', b.number, 'client', b.client_id::text, 'status', b.status,
      'scheme', b.scheme_version_id::text, 'opened', b.opened_on, 'matures', b.matures_on,
      'instalment', b.amount_paise::text, 'paid', t.paid_paise::text, 'gold', t.weight_mg::text,
      'instalments', t.instalments_paid)::text as facts, l.slot::text as slot, l.content`;
const bookMoved = `${isNew} or ${seqMoved("t.seq", "t.head_hash")} or ${versionsMoved}`;
const ofRecord = `
  select 'record', c.subject || '/' || c.subject_key, null, null, c.seq::text, encode(c.head_hash, 'hex'),
    to_jsonb(k.name)::text, l.slot::text, l.content`;
const recordMoved = `c.subject <> 'book' and (${isNew} or ${versionsMoved})`;
const leafOfRecord = "evidence_leaves l on l.kind = 'record' and l.key = c.subject || '/' || c.subject_key";

/** Books and records grow with the shop: where each of them is compared with its leaf. */
const grown: readonly string[] = [
  `${ofBook}
  from books b join book_balances t on t.book_id = b.id
  left join record_chains c on c.subject = 'book' and c.subject_key = b.id::text
  left join evidence_leaves l on l.kind = 'book' and l.key = b.id::text
  where ${bookMoved}`,
  `${ofRecord}
  from record_chains c left join clients k on c.subject = 'client' and k.id::text = c.subject_key
  left join ${leafOfRecord}
  where ${recordMoved}`,
];

const idOf = (subject: string) =>
  `case when c.subject = '${subject}' and c.subject_key ~ '^[0-9]{1,18}$' then c.subject_key::bigint end`;

/** The same of those alone of which a version was written by a transaction that may not have been seen: no book moves without one. */
const grownSince: readonly string[] = [
  `${ofBook}
  from moved c join books b on b.id = ${idOf("book")} join book_balances t on t.book_id = b.id
  left join evidence_leaves l on l.kind = 'book' and l.key = c.subject_key
  where ${bookMoved}`,
  `${ofRecord}
  from moved c left join clients k on k.id = ${idOf("client")}
  left join ${leafOfRecord}
  where ${recordMoved}`,
];

/** Of which there are few. */
const few: readonly string[] = [
  `select 'place', c.place_id::text, c.seq::text, encode(c.head_hash, 'hex'), null, null, null, l.slot::text, l.content
  from place_chains c left join evidence_leaves l on l.kind = 'place' and l.key = c.place_id::text
  where ${isNew} or ${seqMoved("c.seq", "c.head_hash")}`,
  `select 'audit', c.chain::text, c.seq::text, encode(c.head_hash, 'hex'), null, null, null, l.slot::text, l.content
  from audit_chains c left join evidence_leaves l on l.kind = 'audit' and l.key = c.chain::text
  where ${isNew} or ${seqMoved("c.seq", "c.head_hash")}`,
  `select 'series', s.counter_id || '/' || s.financial_year, s.last_number::text, null, null, null, null, l.slot::text,
    l.content
  from receipt_series s left join evidence_leaves l on l.kind = 'series' and l.key = s.counter_id || '/' || s.financial_year
  where ${isNew} or l.journal_seq is distinct from s.last_number`,
];

/**
 * Subjects that were sealed and are not there any more, as if nothing had been written of them: after a restore what comes in their place
 * begins anew.
 */
export const selectGone = `
  select l.kind, l.key, '0' as seq, '' as head, case when l.version_seq is not null then '0' end as version_seq,
    case when l.version_seq is not null then '' end as version_head, null as facts, l.slot::text as slot, l.content
  from evidence_leaves l
  where case l.kind when 'book' then not exists (select from books b where b.id::text = l.key)
    when 'record' then not exists (select from record_chains c where c.subject || '/' || c.subject_key = l.key)
    when 'place' then not exists (select from place_chains c where c.place_id::text = l.key)
    when 'audit' then not exists (select from audit_chains c where c.chain::text = l.key)
    else not exists (select from receipt_series s where s.counter_id || '/' || s.financial_year = l.key) end`;

const oneOf = (sources: readonly string[]) =>
  `${sources.map((source) => `(${source})`).join("\nunion all\n")}\nlimit $1`;

/** Subjects that are new or have gone on since the last checkpoint: at most so many. */
export const selectChanged = oneOf([...grown, ...few]);

/** The same, looked for among what was recorded by transactions that the last checkpoint may not have seen: this one and later ones. */
export const selectChangedSince = `
  with moved as materialized (
    select c.* from record_chains c where c.id in (select v.chain_id from record_versions v where v.xid >= $2::bigint))
  ${oneOf([...grownSince, ...few])}`;
