import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { recordedTables } from "./recorded-tables.ts";

const database = useDatabase();

/** Tables of which no version is kept, and why nothing that they hold decides about money. */
const unrecorded: Record<string, string> = {
  attempt_counters: "Counts tries of the last minutes.",
  audit_chains: "The audit trail has chains of its own.",
  audit_entries: "The audit trail has chains of its own.",
  backup_codes: "Fingerprints under a key that the database does not hold, so that nobody makes one of their own.",
  book_balances: "Replayed from the journals.",
  branch_dues: "Added up again from the journals.",
  cities: "A list to choose addresses from.",
  closed_day_sums: "Added up again from the journals.",
  countries: "A list to choose addresses from.",
  customer_profiles: "Where a customer lives.",
  day_totals: "Added up again from the journals.",
  devices: "From where somebody signed in before; what they did stands in the audit trail.",
  demo_shops: "How far a demo shop is made.",
  designations: "What members of staff are called.",
  drawer_counts:
    "What somebody said before they saw the books; it lets them close a day, and each has its entry in the audit trail.",
  evidence_checkpoints: "What was sealed; the seals themselves are kept outside of the database.",
  evidence_leaves: "What makes the next seal quick; compared with the signed root.",
  evidence_nodes: "What makes the next seal quick; compared with the signed root.",
  factor_challenges: "Sign-ins of the last minutes, under a key that the database does not hold.",
  due_contacts: "Who was called about what is due, and what was said.",
  due_figures: "Counted from the books, day by day.",
  gateway_events: "Says only that an event was taken; what it told stands in gateway_captures and gateway_moves.",
  idempotency_keys: "Answers that were given. What they told of stands in the books.",
  import_rows: "What a file said. What was made of it stands in books, clients and journals.",
  instalment_credits: "Replayed from journals and payments.",
  job_failures: "Work that fails at the moment.",
  journals: "In the chains of books and places.",
  kept_dues: "Counted again from the books every few minutes.",
  malformed_events: "What nobody could act on.",
  menus: "Where screens stand; who may open them is decided elsewhere.",
  notifications_seen: "What somebody has looked at.",
  outbox_messages: "Tells of what happened, and makes nothing happen.",
  payment_totals: "Added up again from the payments.",
  place_chains: "Replayed from the journals.",
  postings: "In the hash of their journal.",
  push_subscriptions: "Where a browser takes pushes; it goes with its session, and moves no money.",
  put_away_steps: "What a new shop does not want to be asked again.",
  receipt_gaps: "Added up from the restores.",
  receipt_series: "Counted again from the payments.",
  record_chains: "Replayed from the versions.",
  record_forms: "Which columns versions cover; the columns are compared with those of the tables.",
  record_versions: "The versions themselves.",
  reminder_days: "Reminders move no money.",
  reminder_lines: "Reminders move no money.",
  reminders: "Reminders move no money.",
  sandbox_notices: "The memory of the gateway of demo shops.",
  sandbox_orders: "The memory of the gateway of demo shops.",
  sandbox_payments: "The memory of the gateway of demo shops.",
  restores: "Each has its entry in the audit trail.",
  saved_views: "How somebody likes to see a list.",
  sent_codes: "Codes of the last minutes, kept as fingerprints under a key that the database does not hold.",
  sessions: "Who is signed in; what they did stands in the audit trail.",
  setup_links: "Fingerprints of links that make the first Admin, who is in shop_setups.",
  states: "A list to choose addresses from.",
  tallies: "Counted again from books and clients.",
  unqueued_messages: "Which messages have no job yet.",
  verifications: "What was found when the books were checked; checking again finds it again.",
};

test("every table is recorded, or says why not", async () => {
  const tables = await database.asOwner((owner) =>
    owner.query<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^_' order by 1",
    ),
  );
  const told = [...recordedTables.map(({ record }) => record), ...Object.keys(unrecorded)];
  expect(told.toSorted()).toEqual(tables.rows.map(({ name }) => name));
});

test("the verifier knows of each table what its trigger does", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<object>(`
      select record, subject, owner, to_json(keys) as keys, to_json(left_out) as "leftOut"
      from recorded_tables() order by record`),
  );
  expect(rows).toEqual(recordedTables.toSorted((a, b) => (a.record < b.record ? -1 : 1)));
});

test("each key is the primary key, so that no two rows have one", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ record: string; keys: string[] }>(`
      select c.relname as record, (select json_agg(a.attname order by k.place) from unnest(x.indkey) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number) as keys
      from pg_index x join pg_class c on c.oid = x.indrelid where x.indisprimary and c.relnamespace = 'public'::regnamespace`),
  );
  const primary = new Map(rows.map(({ record, keys }) => [record, keys]));
  for (const { record, keys } of recordedTables) expect([record, keys]).toEqual([record, primary.get(record)]);
});

test("a version covers what a row holds, and what its objects and lists hold to the last null", async () => {
  const row = { id: 7, left: 1, empty: null, said: { when: null }, lines: [{ note: null }], marks: [1, null] };
  const contentOf = (value: object) =>
    database.asOwner(async (owner) => {
      const { rows } = await owner.query("select record_content($1, '{left}') as content", [JSON.stringify(value)]);
      return rows;
    });
  const { left: _, empty: __, ...held } = row;
  expect(await contentOf(row)).toEqual([{ content: held }]);
  expect(await contentOf({ id: 7, empty: null, marks: [1, null] })).toEqual([{ content: { id: 7, marks: [1, null] } }]);
  expect(await contentOf({ left: 1, empty: null })).toEqual([{ content: null }]);
});
