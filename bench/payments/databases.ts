import { readFile } from "node:fs/promises";
import pg from "pg";
import type { EmbeddedUrls } from "../../apps/api/src/platform/postgres/postgres-kept.ts";

/** A scheme whose books can be paid again and again, and so many of them, each of a client of its own. Returns their numbers. */
export async function addBooks({ ownerUrl }: EmbeddedUrls, count: number): Promise<string[]> {
  return withClient(ownerUrl, async (owner) => {
    await owner.query("begin");
    for (const statement of scheme) await owner.query(statement);
    await owner.query(
      `create temp table added on commit drop as
       select nextval('clients_id_seq') as client, nextval('books_id_seq') as book, 'GF' || (7000000 + g) as number, g
       from generate_series(1, $1) g`,
      [count],
    );
    for (const statement of people) await owner.query(statement);
    await owner.query(audited, ["books"]);
    const { rows } = await owner.query<{ number: string }>("select number from added order by g");
    await owner.query("commit");
    await owner.query("vacuum analyze");
    return rows.map(({ number }) => number);
  });
}

const scheme = [
  "insert into schemes (code) values ('flexible')",
  `insert into scheme_versions (scheme_id, version, name, type, instalments, accrual, payment_rule, minimum_paise,
                                multiple_of_paise, created_at)
   select id, 1, 'Flexible', 'daily', 330, 'amount', 'flexible', 10000, 10000, now() from schemes`,
  "insert into scheme_prefixes (scheme_version_id, prefix, position) select id, 'GF', 0 from scheme_versions",
];

/** Their tallies are kept by triggers. */
const people = [
  `insert into clients (id, name, email, mobile, status, terms_accepted, created_at, updated_at)
   select client, 'Saver ' || g, 'saver' || g || '@example.com', '7' || lpad((g * 7919)::text, 9, '0'), 'approved', true,
     now(), now()
   from added`,
  `insert into books (id, number, client_id, scheme_version_id, prefix, amount_paise, instalments, member_type,
                      paid_months, status, opened_on, created_at, updated_at)
   select book, number, client, v.id, 'GF', 10000, v.instalments, 'new', 0, 'approved',
     (now() at time zone 'Asia/Kolkata')::date, now(), now()
   from added, scheme_versions v`,
  "insert into book_balances (book_id, head_hash) select book, '\\x' from added",
];

/** Rows are changed by what the audit trail tells of alone: each transaction has its entry, as one of the portal has. */
const audited = `select write_audit('{"operation": "bench:payments"}', now(), 'bench', $1)`;

/** Counters, and at each a clerk with the password of the first Admin. Returns how the clerks sign in. */
export async function addClerks({ ownerUrl }: EmbeddedUrls, counters: number): Promise<Clerk[]> {
  return withClient(ownerUrl, async (owner) => {
    await owner.query("begin");
    const { rows } = await owner.query<Clerk>(
      `with counter as (
         insert into counters (name, series)
         select 'Counter ' || g, 'C' || chr(64 + (g - 1) / 26 + 1) || chr(65 + (g - 1) % 26) from generate_series(1, $1) g
         returning id)
       insert into users (name, email, mobile, user_type, status, password_hash, password_changed_at, created_at, updated_at,
                          counter_id)
       select 'Clerk ' || c.id, 'clerk' || c.id || '@example.com', '6' || lpad(c.id::text, 9, '0'), a.user_type, a.status,
         a.password_hash, now(), now(), now(), c.id
       from counter c, users a where a.email = 'admin@example.com' order by c.id
       returning id::text, email`,
      [counters],
    );
    await owner.query(audited, ["clerks"]);
    await owner.query("commit");
    return rows;
  });
}

export interface Clerk {
  id: string;
  email: string;
}

/** Makes the minimal ledger in a database of its own, with as many books. */
export async function makeMinimalLedger(urls: EmbeddedUrls, books: number): Promise<void> {
  await withClient(urls.adminUrl, (admin) => admin.query("create database minimal_ledger"));
  await withClient(minimalLedgerUrl(urls), async (admin) => {
    await admin.query(await readFile(new URL("minimal-ledger.sql", import.meta.url), "utf8"));
    await admin.query("insert into ledger.books (id) select generate_series(1, $1)", [books]);
    await admin.query("vacuum analyze");
  });
}

export function minimalLedgerUrl(urls: EmbeddedUrls): string {
  return urlOfDatabase(urls, "minimal_ledger");
}

/** Another database of the same server, as its superuser. */
export function urlOfDatabase({ adminUrl }: EmbeddedUrls, name: string): string {
  const address = new URL(adminUrl);
  address.pathname = `/${name}`;
  return address.href;
}

/**
 * Tells the planner how large the tables are now. They began empty, and a plan made then would read them from end to end; the
 * server itself would notice within a minute, in the middle of a turn.
 */
export async function analyze(adminUrls: readonly string[]): Promise<void> {
  for (const url of adminUrls) await withClient(url, (admin) => admin.query("analyze"));
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, options: "-c TimeZone=UTC" });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
