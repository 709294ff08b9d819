import { beforeAll, expect, test } from "vitest";
import { databaseMessageOf } from "#platform/database/database-errors.ts";
import { useDatabase } from "#testing/database.ts";
import { accounts } from "./accounts.ts";

const database = useDatabase();

beforeAll(async () => {
  await database.make.goldRate();
  await database.make.payment();
});

const sqlStateOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "no error",
    (error: unknown) => databaseMessageOf(error)?.sqlState,
  );

const ledgerTables = [
  "journals",
  "postings",
  "accounts",
  "book_balances",
  "instalment_credits",
  "receipt_series",
  "day_totals",
  "payments",
];

test("the application's role can only read the ledger", async () => {
  const { db } = database;
  for (const table of ledgerTables) {
    expect((await db.$queryRawUnsafe<unknown[]>(`select * from ${table} limit 1`)).length).toBe(1);
    for (const statement of [
      `delete from ${table}`,
      `truncate ${table}`,
      `insert into ${table} select * from ${table}`,
    ]) {
      expect([statement, await sqlStateOf(db.$executeRawUnsafe(statement))]).toEqual([statement, "42501"]);
    }
  }
  for (const column of [
    "payments set amount_paise",
    "journals set book_seq",
    "book_balances set paid_paise",
    "books set amount_paise",
  ]) {
    expect([column, await sqlStateOf(db.$executeRawUnsafe(`update ${column} = 1`))]).toEqual([column, "42501"]);
  }
});

test("the application's role can add to the audit trail, through its function alone, and to the gold rates, and change neither", async () => {
  const { db, make } = database;
  await make.goldRate();
  await db.$executeRaw`select write_audit('{"operation": "Test"}', now(), 'test', '1')`;
  expect(await sqlStateOf(db.$executeRaw`insert into audit_entries select * from audit_entries limit 1`)).toBe("42501");
  expect(await sqlStateOf(db.$executeRaw`update audit_chains set seq = 0`)).toBe("42501");
  for (const [table, column] of [
    ["audit_entries", "operation"],
    ["gold_rates", "purity"],
  ]) {
    expect(await sqlStateOf(db.$executeRawUnsafe(`update ${table} set ${column} = ${column}`))).toBe("42501");
    expect(await sqlStateOf(db.$executeRawUnsafe(`delete from ${table}`))).toBe("42501");
    expect(await sqlStateOf(db.$executeRawUnsafe(`truncate ${table}`))).toBe("42501");
  }
});

test("the application's role cannot post a journal or give itself another role", async () => {
  const { db } = database;
  const posting =
    "post_journals('{}', now(), '2026-01-01', array[row(1, 'Receipt', 'x', 'x', null, null, null, 'cash', account('CASH_DRAWER'), null, 1, 0, 1)::journal_entry])";
  expect(await sqlStateOf(db.$queryRawUnsafe(`select ${posting}`))).toBe("42501");
  expect(await sqlStateOf(db.$queryRawUnsafe("select next_receipt_number(1::smallint, '2026-01-01')"))).toBe("42501");
  await db.$executeRawUnsafe("reset role");
  expect(await db.$queryRawUnsafe("select current_user::text as role")).toEqual([{ role: "thangam_app" }]);
});

test("even the owner cannot change, delete or truncate what is append-only", async () => {
  const { asOwner } = database;
  for (const table of ["journals", "postings", "accounts", "audit_entries", "gold_rates", "instalment_credits"]) {
    for (const statement of [
      `delete from ${table}`,
      `truncate ${table} cascade`,
      `update ${table} set ${await anyColumnOf(table)}`,
    ]) {
      await expect(asOwner((owner) => owner.query(statement))).rejects.toThrow(/append-only/);
    }
  }
});

const opening = (bookId: bigint, ref: string) =>
  `insert into journals (book_id, book_seq, kind, business_day, posted_at, source, source_ref, prev_hash, hash)
   values (${bookId}, 1, 'Opening', '2026-05-04', now(), 'test', '${ref}', '', '') returning id`;

test("an unbalanced, empty or foreign journal is refused", async () => {
  const { make, asOwner } = database;
  const [book, other] = [await make.book(), await make.book()];
  const commit = (ref: string, ...statements: ((id: string) => string[])[]) =>
    asOwner(async (owner) => {
      await owner.query("begin");
      const { rows } = await owner.query(opening(book.id, ref));
      for (const lines of statements) await owner.query(`insert into postings values ${lines(rows[0].id).join(", ")}`);
      await owner.query("commit");
    });
  const { CASH_DRAWER, LIABILITY_INR, LIABILITY_GOLD } = accounts;

  await expect(commit("empty")).rejects.toThrow("no postings");
  await expect(
    commit("lopsided", (id) => [line(id, 1, CASH_DRAWER, null, -5), line(id, 2, LIABILITY_INR, book.id, 6)]),
  ).rejects.toThrow("does not balance");
  await expect(
    commit("mixed", (id) => [line(id, 1, CASH_DRAWER, null, -5), line(id, 2, LIABILITY_GOLD, book.id, 5, "GOLD")]),
  ).rejects.toThrow("does not balance");
  await expect(
    commit(
      "one by one",
      (id) => [line(id, 1, CASH_DRAWER, null, -5)],
      (id) => [line(id, 2, LIABILITY_INR, book.id, 5)],
    ),
  ).rejects.toThrow("does not balance");
  await expect(
    commit("foreign", (id) => [line(id, 1, CASH_DRAWER, null, -5), line(id, 2, LIABILITY_INR, other.id, 5)]),
  ).rejects.toThrow("another book");
  await expect(
    commit("mislabelled", (id) => [
      line(id, 1, CASH_DRAWER, null, -5, "GOLD"),
      line(id, 2, CASH_DRAWER, null, 5, "GOLD"),
    ]),
  ).rejects.toThrow("postings_commodity_fkey");
  await expect(commit("nowhere", (id) => [line(id, 1, 99, null, -5), line(id, 2, 99, null, 5)])).rejects.toThrow(
    "postings_commodity_fkey",
  );
  await commit("good", (id) => [line(id, 1, CASH_DRAWER, null, -5), line(id, 2, LIABILITY_INR, book.id, 5)]);
});

test("a journal is refused at commit as well, where the check of its lines was switched off", async () => {
  const { id } = await database.make.book();
  const lopsided = database.asOwner(async (owner) => {
    await owner.query("begin; alter table postings disable trigger postings_balanced");
    const { rows } = await owner.query(opening(id, "unchecked"));
    await owner.query(`insert into postings values ${line(rows[0].id, 1, accounts.CASH_DRAWER, null, -5)}`);
    await owner.query("commit");
  });
  await expect(lopsided).rejects.toThrow("does not balance");
});

test("a line of a journal of no book names none", async () => {
  const { make, asOwner } = database;
  const { id } = await make.book();
  const lines = [line("currval('journals_id_seq')", 1, accounts.CASH_DRAWER, null, -5)];
  lines.push(line("currval('journals_id_seq')", 2, accounts.LIABILITY_INR, id, 5));
  const foreign = `insert into journals (book_seq, kind, business_day, posted_at, source, source_ref, prev_hash, hash, reason)
    values (1000, 'Variance', '2026-05-04', now(), 'variance', 'foreign', '', '', 'Counted');
    insert into postings values ${lines.join(", ")}`;
  await expect(asOwner((owner) => owner.query(foreign))).rejects.toThrow("another book");
});

test("a line added later to a balanced journal is refused", async () => {
  const late =
    "insert into postings select journal_id, 9, account_id, book_id, commodity, amount from postings limit 1";
  await expect(database.asOwner((owner) => owner.query(late))).rejects.toThrow("does not balance");
});

test("an instalment is credited once even if every rule in code were gone", async () => {
  const twice = `insert into instalment_credits (book_id, instalment_number, journal_id, payment_id, amount_paise, weight_mg)
    select book_id, instalment_number, journal_id, payment_id, amount_paise, weight_mg from instalment_credits limit 1`;
  await expect(database.asOwner((owner) => owner.query(twice))).rejects.toThrow("instalment_credits_live_key");
});

test("a payment's status and its fields cannot contradict each other", async () => {
  const { make, asOwner } = database;
  const { paymentId } = await make.payment({ status: "pending" });
  for (const [change, constraint] of [
    ["status = 'credited'", "payments_credited_check"],
    ["receipt_number = 'T1', instalment_number = 1, acknowledged_at = now()", "payments_credited_check"],
    ["status = 'failed'", "payments_failed_check"],
    ["refunded_at = now()", "payments_refunded_check"],
    ["status = 'Paid'", "payment_not_pending"],
    ["gateway_payment_id = 'pay_1'", "payments_gateway_check"],
  ]) {
    await expect(
      asOwner((owner) => owner.query(`update payments set ${change} where id = ${paymentId}`)),
    ).rejects.toThrow(constraint);
  }
});

const line = (id: string, number: number, account: number, bookId: bigint | null, amount: number, commodity = "INR") =>
  `(${id}, ${number}, ${account}, ${bookId ?? "null"}, '${commodity}', ${amount})`;

async function anyColumnOf(table: string): Promise<string> {
  const { rows } = await database.asOwner((owner) =>
    owner.query(
      "select attname from pg_attribute where attrelid = $1::regclass and attnum > 0 order by attnum desc limit 1",
      [table],
    ),
  );
  const column: string = rows[0].attname;
  // A credit may get its reversal once, so there the change is to another column.
  return column === "reversed_by_journal_id" ? "weight_mg = weight_mg + 1" : `${column} = ${column}`;
}
