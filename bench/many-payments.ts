import type { Client } from "pg";
import { manyBooks, sizeOf } from "./shop-shapes.ts";
import type { ShopShape } from "./shop-shapes.ts";

const firstNames =
  "Kavitha Ramesh Lakshmi Suresh Meena Ganesh Priya Murugan Revathi Karthik Deepa Vignesh Usha Prakash Mala Arun Selvi Dinesh Radha Mohan Anitha Balaji Chitra Elango Gomathi Hari Indira Jaya Kumar Latha".split(
    " ",
  );
const familyNames =
  "Raman Selvam Pandian Ramasamy Perumal Sundaram Natarajan Velu Arumugam Nagarajan Chandran Rajendran Vadivel Thangavel Murthy Narayanan Krishnan Govindan Manickam Palani".split(
    " ",
  );
/** What the client with this number is called; so are others of a large shop. */
export function nameOf(n: number): string {
  const first = firstNames[n % firstNames.length] ?? "";
  return `${first} ${familyNames[Math.floor(n / firstNames.length) % familyNames.length] ?? ""}`;
}

/** What one takes on the disk while it is made, with its part of indexes, of the log and of what is sorted. */
export const bytesPerPayment = 3_000;

/**
 * Fills a throw-away database of the demo shop with so many credited payments more, as rows, spread evenly over the
 * years of a shape. What the money functions would have kept beside them (balances, totals, tallies, receipt numbers) is written
 * with them, and each day but the last is closed. The hash chains are not written: such a ledger is for measuring.
 */
export async function addPayments(owner: Client, payments: number, shape: ShopShape = manyBooks): Promise<void> {
  for (const setting of Object.keys(whileFilled))
    await owner.query(`alter system set ${setting} = '${whileFilled[setting]}'`);
  await owner.query("select pg_reload_conf()");
  // Its triggers would run two million times to write what is written here in one statement each.
  await owner.query("set session_replication_role = replica");
  await withoutIndexes(owner, async () => {
    for (const statement of statements(payments, shape)) await owner.query(statement);
  });
  await owner.query("vacuum analyze");
  for (const statement of afterwards) await owner.query(statement);
  await owner.query("set session_replication_role = origin");
  for (const setting of Object.keys(whileFilled)) await owner.query(`alter system reset ${setting}`);
  await owner.query("select pg_reload_conf()");
  // What is measured afterwards begins with everything on the disk.
  await owner.query("checkpoint");
}

/** Checkpoints are rare while it is filled: after each one, every page that changes is written whole to the log once more. */
const whileFilled: Readonly<Record<string, string>> = {
  max_wal_size: "4GB",
  checkpoint_timeout: "1h",
  work_mem: "256MB",
  maintenance_work_mem: "1GB",
};

/** What grows by the number of payments. */
const tables = ["clients", "books", "payments", "journals", "postings", "instalment_credits", "book_balances"];

/** Makes the indexes of these tables when they are full: to sort them once takes minutes where each row alone takes an hour. */
async function withoutIndexes(owner: Client, fill: () => Promise<void>): Promise<void> {
  // Those of a constraint stay, and parts of a table get theirs with the whole.
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select x.oid::regclass::text as name, pg_get_indexdef(x.oid) as definition
     from pg_index join pg_class x on x.oid = indexrelid join pg_class t on t.oid = indrelid
     where t.relname = any($1) and not x.relispartition and not exists (select from pg_constraint where conindid = x.oid)`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await owner.query(definition);
}

/** What a shop does in the evening, and the background work every few minutes. */
const afterwards = [
  `insert into day_closings (place_id, day, carried_paise, seal, closed_at, is_approved, is_by_admin)
   select distinct 1, t.business_day, 0, '\\x00'::bytea, now(), false, false from day_totals t
   where t.business_day < (now() at time zone 'Asia/Kolkata')::date and not is_day_closed(t.business_day, 1::smallint)`,
  `insert into day_counts (closing_id, mode, opening_paise, receipt_count, receipts_paise, refund_count, refunds_paise,
                           expected_paise, counted_paise)
   select c.id, t.mode, 0, sum(t.count), sum(t.paise), 0, 0, sum(t.paise), sum(t.paise)
   from day_closings c join day_totals t on t.business_day = c.day and t.place_id = c.place_id
   where c.seal = '\\x00' group by c.id, t.mode`,
  "select fold_closed_days(1000000)",
  "select refresh_dues(now(), (now() at time zone 'Asia/Kolkata')::date)",
  "vacuum analyze",
];

function statements(payments: number, shape: ShopShape): string[] {
  const { books, clients } = sizeOf(payments, shape);
  const { days } = shape;
  const literal = (words: readonly string[]) => `array[${words.map((word) => `'${word}'`).join(",")}]`;
  const first = `(${literal(firstNames)})[1 + g % ${firstNames.length}]`;
  const family = `(${literal(familyNames)})[1 + (g / ${firstNames.length}) % ${familyNames.length}]`;
  return [
    ...(shape.everyDays === null ? [] : schemeOf(shape.everyDays, shape)),
    `create temp table base as select
       (select max(id) from clients) as client, (select max(id) from books) as book,
       (select max(id) from payments) as payment, (select max(id) from journals) as journal,
       (select id from scheme_versions v where v.name = '${shape.everyDays === null ? "Thanga Mazhai" : longScheme}'
        order by version desc limit 1) as version,
       (select array_agg(id order by id) from users where user_type <> 'Customer' and status = 'active') as staff,
       (now() at time zone 'Asia/Kolkata')::date as today`,
    `insert into clients (id, name, email, mobile, status, terms_accepted, created_at, updated_at)
     select base.client + g, ${first} || ' ' || ${family}, 'saver' || g || '@example.com',
       '7' || lpad((g::bigint * 7919 % 1000000000)::text, 9, '0'), 'approved', true, now(), now()
     from base, generate_series(1, ${clients}) g`,
    `insert into books (id, number, client_id, scheme_version_id, prefix, amount_paise, instalments, member_type,
       paid_months, status, opened_on, matures_on, created_at, updated_at)
     select base.book + g, '${shape.prefix}' || (1000000 + g), base.client + 1 + (g - 1) % ${clients}, v.id, '${shape.prefix}', 50000,
       v.instalments, 'new', 0, 'approved', opened.day,
       (opened.day + ${shape.everyDays === null ? "interval '15 months'" : `v.instalments * ${shape.everyDays}`})::date, now(), now()
     from base join scheme_versions v on v.id = base.version cross join generate_series(1, ${books}) g
     cross join lateral (
       select (base.today - interval '${shape.openedBefore}')::date - (g % ${shape.openedOver})::int as day) opened`,
    // In the order of time, as a shop takes them: the last falls on today.
    `create temp table paid as
     select g, base.payment + g as id, base.journal + g as journal, base.book + 1 + (g - 1) % ${books} as book,
       1 + (g - 1) / ${books} as instalment, base.today - ((${payments} - g)::bigint * ${days} / ${payments})::int as day,
       ((base.today - ((${payments} - g)::bigint * ${days} / ${payments})::int)::timestamp + interval '10 hours'
         + (g % 28800) * interval '1 second') at time zone 'Asia/Kolkata' as at,
       (array['cash','upi','card'])[1 + g % 3] as mode, base.staff[1 + g % cardinality(base.staff)] as actor
     from base, generate_series(1, ${payments}) g`,
    ...statementsOfPaid(payments, { books, clients }),
    ...["clients", "books", "payments", "journals"].map(
      (table) => `select setval('${table}_id_seq', (select max(id) from ${table}))`,
    ),
    "drop table base, paid",
  ];
}

const longScheme = "Long Savings";

/** A scheme of fixed instalments at this pace. */
function schemeOf(everyDays: number, { paymentsPerBook, prefix }: ShopShape): string[] {
  const instalments = paymentsPerBook + 20;
  const schedule = {
    every: { days: everyDays },
    instalments,
    due: "joining",
    matures: { days: instalments * everyDays },
  };
  return [
    "insert into schemes (code) values ('long-savings')",
    `insert into scheme_versions (scheme_id, version, name, type, instalments, accrual, payment_rule, minimum_paise, multiple_of_paise,
       terms, created_at)
     select id, 1, '${longScheme}', 'daily', ${instalments}, 'amount', 'fixed', 50000, 50000,
       '${JSON.stringify({ schedule, benefits: [] })}', now() from schemes where code = 'long-savings'`,
    `insert into scheme_prefixes (scheme_version_id, prefix, amount_paise, position)
     select id, '${prefix}', 50000, 1 from scheme_versions where name = '${longScheme}'`,
  ];
}

/** What the money functions keep of the payments in `paid`. */
function statementsOfPaid(payments: number, { books, clients }: { books: number; clients: number }): string[] {
  return [
    `insert into payments (id, book_id, amount_paise, mode, status, transaction_number, paid_at, business_day,
       instalment_number, instalment_count, receipt_number, source, created_at, acknowledged_at, acknowledged_by_id)
     select id, book, 50000, mode, 'credited',
       case mode when 'cash' then null else (400000000000 + g * 7919::bigint % 99999999999)::text end, at, day,
       instalment, 1, receipt_number('T', '2000-01', g), 'counter', at, at, actor
     from paid`,
    `insert into journals (id, book_id, book_seq, kind, business_day, posted_at, source, source_ref, payment_id, actor_id, prev_hash, hash)
     select journal, book, instalment, 'Receipt', day, at, 'payment', id::text, id, actor, '\\x00', '\\x00' from paid`,
    `insert into postings (journal_id, line, account_id, book_id, commodity, amount)
     select journal, 1, account('CASH_DRAWER'), null::bigint, 'INR', -50000 from paid
     union all select journal, 2, account('LIABILITY_INR'), book, 'INR', 50000 from paid`,
    `insert into instalment_credits (book_id, instalment_number, journal_id, payment_id, amount_paise, weight_mg)
     select book, instalment, journal, id, 50000, 0 from paid`,
    `insert into book_balances (book_id, paid_paise, instalments_paid, seq, head_hash)
     select book, count(*) * 50000, count(*), count(*), '\\x00' from paid group by book`,
    `insert into day_totals as t (business_day, mode, kind, shard, count, paise, mg)
     select day, mode, 'Receipt', g % 8, count(*), count(*) * 50000, 0 from paid group by 1, 2, 4
     on conflict (business_day, mode, kind, shard, place_id)
     do update set count = t.count + excluded.count, paise = t.paise + excluded.paise`,
    `insert into payment_totals as t (business_day, status, shard, count, paise)
     select span.day, 'credited', g % 8, count(*), count(*) * 50000
     from paid cross join lateral (values (paid.day), ('-infinity'::date)) span(day) group by 1, 3
     on conflict (business_day, status, shard, branch_id)
     do update set count = t.count + excluded.count, paise = t.paise + excluded.paise`,
    `insert into tallies as t (subject, key, shard, count)
     select 'book', version || ':approved', 0, ${books} from base
     union all select 'client', 'approved', 0, ${clients}
     on conflict on constraint tallies_pkey do update set count = t.count + excluded.count`,
    `insert into receipt_series (financial_year, last_number) values ('2000-01', ${payments})`,
  ];
}
