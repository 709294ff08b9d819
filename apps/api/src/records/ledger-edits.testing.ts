import type { Client } from "pg";
import { editsOf } from "./edits.testing.ts";
import type { Edit } from "./edits.testing.ts";

/** A table that the verifier replays or adds up again instead of comparing it with versions. */
interface Replayed {
  table: string;
  keys: readonly string[];
  /** Columns that hold nothing of their own, and why. */
  leftOut: Readonly<Record<string, string>>;
  /** How findings begin, or what they say, that name a row: an expression over the row, which is `t`. */
  names: string;
}

const numberOfBook = "(select number from books b where b.id = t.book_id)";
const inSums = "The sum over all shards is what is read.";

const replayedTables: readonly Replayed[] = [
  {
    table: "journals",
    keys: ["id"],
    leftOut: {},
    names: `array[format('Journal %s ', t.id), format('book %s,', ${numberOfBook}), format('Book %s ', ${numberOfBook}), 'Counter ',
      format('journal %s ', t.id)]`,
  },
  {
    table: "postings",
    keys: ["journal_id", "line"],
    leftOut: {},
    names: "array[format('Journal %s ', t.journal_id), format('journal %s,', t.journal_id)]",
  },
  {
    table: "book_balances",
    keys: ["book_id"],
    leftOut: {},
    names: `array[format('Book %s ', ${numberOfBook}), format('balance of book %s,', t.book_id)]`,
  },
  {
    table: "place_chains",
    keys: ["place_id"],
    leftOut: {},
    names: "array['Counter ', format('chain of place %s,', t.place_id)]",
  },
  {
    table: "instalment_credits",
    keys: ["id"],
    leftOut: { id: "The number of a row that nothing refers to." },
    names: `array[format('Journal %s ', t.journal_id), format('Payment %s ', t.payment_id), format('Book %s ', ${numberOfBook})]`,
  },
  {
    table: "receipt_series",
    keys: ["counter_id", "financial_year"],
    leftOut: {},
    names: `array[format('Receipt series %s', t.financial_year),
      format('Receipt %s%s', (select series from counters where id = t.counter_id), receipt_year(t.financial_year))]`,
  },
  {
    table: "day_totals",
    keys: ["business_day", "mode", "kind", "shard"],
    leftOut: { shard: inSums },
    names: "array[format('The totals of %s (%s, %s)', t.business_day, t.mode, t.kind)]",
  },
  {
    table: "closed_day_sums",
    keys: ["business_day", "place_id", "kind", "scheme_id", "actor_id"],
    leftOut: {},
    names: `array[format('The sums of the closed day %s at place %s (%s, scheme %s, person %s)',
      t.business_day, t.place_id, t.kind, t.scheme_id, t.actor_id)]`,
  },
  {
    table: "payment_totals",
    keys: ["business_day", "status", "shard"],
    leftOut: { shard: inSums },
    names: `array[format('The totals of payments %s (%s)',
      case when t.business_day = '-infinity' then 'of all days' else 'paid on ' || t.business_day end, t.status)]`,
  },
  {
    table: "tallies",
    keys: ["subject", "key", "shard"],
    leftOut: { shard: inSums },
    names: "array[format('The tally of %ss (%s)', t.subject, t.key)]",
  },
  {
    table: "audit_entries",
    keys: ["id"],
    leftOut: { xid: "Tells of changes alone, which have the same number in their version." },
    names: "array[format('Audit entry %s ', t.id), format('Audit chain %s ', t.chain), format('(chain %s,', t.chain)]",
  },
  {
    table: "audit_chains",
    keys: ["chain"],
    leftOut: {},
    names: "array[format('Audit chain %s ', t.chain), format('(chain %s,', t.chain)]",
  },
  {
    table: "record_chains",
    keys: ["id"],
    leftOut: {},
    names: "array[format('%s %s ', t.subject, t.subject_key), format('%s ', t.subject), format('chain %s ', t.id)]",
  },
  {
    table: "record_versions",
    keys: ["chain_id", "seq"],
    leftOut: {},
    names: `array[format(' of %s', (select trim(subject || ' ' || subject_key) from record_chains c where c.id = t.chain_id)),
      format('chain %s ', t.chain_id), format('%s %s ', t.record, t.record_key)]`,
  },
  {
    table: "record_forms",
    keys: ["record", "number"],
    leftOut: { reached_block: "Counts while a form is not done.", number: "Orders the forms of one table." },
    names: "array[format('The rows of %s ', t.record), format('versions of %s ', t.record)]",
  },
];

/** Edits of what is replayed. Those of one table are far from those of another, so that each is named for itself. */
export async function ledgerEdits(client: Client): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const [place, { table, keys, leftOut }] of replayedTables.entries())
    edits.push(...(await editsOf(client, { table, keys, leftOut: Object.keys(leftOut), from: 1 + place * 40 })));
  return edits;
}

/** The ways in which a finding may name the rows of edits, as they are before or after. */
export async function namesOf(client: Client, edits: readonly Edit[]): Promise<string[][]> {
  const names: string[][] = [];
  for (const edit of edits) {
    const { keys, names: expression } = replayedTables.find(({ table }) => table === edit.table) ?? {
      keys: [],
      names: "",
    };
    const key = `(${keys.map((name) => `t.${name}::text`).join(" || ':' || ")})`;
    const { rows } = await client.query<{ names: string[] }>(
      `select ${expression} as names from ${edit.table} t where ${key} = $1`,
      [edit.key],
    );
    names.push(rows[0]?.names ?? []);
  }
  return names;
}
