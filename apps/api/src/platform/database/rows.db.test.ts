import { Prisma } from "#generated/prisma/client.ts";
import { expect, expectTypeOf, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import * as column from "./columns.ts";
import { queryOnlyRow, queryRow, queryRows, queryValue, queryValues, readRows, row } from "./rows.ts";

const database = useDatabase();

const states = ["open", "closed"] as const;
const sample = row({
  bookId: column.id,
  bookNumber: column.text,
  state: column.enumOf(states),
  paidPaise: column.paise,
  dueOn: column.nullable(column.day),
  raisedAt: column.moment,
  prefixes: column.listOf(column.text),
});

const statement = Prisma.sql`
  select 7::bigint as book_id, 'GE7'::text as book_number, 'open'::text as state, 150050::bigint as paid_paise,
    to_char('2026-04-01'::date, 'YYYY-MM-DD') as due_on, '2026-04-01T10:00:00Z'::timestamptz as raised_at,
    array['GE', 'SV'] as prefixes`;

test("a row comes with our names and the types of its columns", async () => {
  const [found, ...others] = await queryRows(database.db, sample)`${statement}`;
  expect(others).toEqual([]);
  expect(found).toEqual({
    bookId: 7n,
    bookNumber: "GE7",
    state: "open",
    paidPaise: 150_050n,
    dueOn: "2026-04-01",
    raisedAt: new Date("2026-04-01T10:00:00Z"),
    prefixes: ["GE", "SV"],
  });
  expectTypeOf(found!.state).toEqualTypeOf<"open" | "closed">();
});

test.each([
  ["null where none may be", Prisma.sql`select 'open'::text as state, null::bigint as amount`, /amount.*\(null\)/],
  ["another type", Prisma.sql`select 'open'::text as state, 12::int as amount`, /amount.*\(number\)/],
  [
    "a word that is not on the list",
    Prisma.sql`select 'Asha'::text as state, 1::bigint as amount`,
    /state.*\(string\)/,
  ],
  ["no such column", Prisma.sql`select 'open'::text as state`, /amount.*\(undefined\)/],
  ["a column nobody named", Prisma.sql`select 'open'::text as state, 1::bigint as amount, 2 as more`, /name: more$/],
])("a result with %s is a fault, which does not tell what was found", async (_, sql, message) => {
  const schema = row({ state: column.enumOf(states), amount: column.id });
  const fault = queryRows(database.db, schema)`${sql}`;
  await expect(fault).rejects.toThrow(message);
  await expect(fault).rejects.not.toThrow("Asha");
});

test("a plain connection's rows are decoded too", async () => {
  const schema = row({ bookId: column.text, hash: column.buffer });
  const read = (sql: string, parameters?: unknown[]) =>
    database.asOwner((owner) => readRows(owner, schema, sql, parameters));
  const good = "select $1::bigint as book_id, '\\x0102'::bytea as hash";
  expect(await read(good, ["7"])).toEqual([{ bookId: "7", hash: Buffer.from([1, 2]) }]);
  await expect(read("select 7::int as book_id, '\\x'::bytea as hash")).rejects.toThrow(/book_id.*\(number\)/);
  await expect(read("select '7' as book_id, null::bytea as hash")).rejects.toThrow(/hash.*\(null\)/);
  await expect(read(`${good}, 2 as more`, ["7"])).rejects.toThrow(/name: more$/);
});

test("a day that the calendar does not have is a fault", async () => {
  await expect(queryValue(database.db, column.day)`select '2026-02-30'::text`).rejects.toThrow(/to_char|text/);
});

test("of one row there is one, or none where that is allowed", async () => {
  const schema = row({ n: column.integer });
  expect(await queryRow(database.db, schema)`select 1 as n where false`).toBeUndefined();
  expect(await queryRow(database.db, schema)`select 1 as n`).toEqual({ n: 1 });
  await expect(queryRow(database.db, schema)`select generate_series(1, 2) as n`).rejects.toThrow(/no second/);
  await expect(queryOnlyRow(database.db, schema)`select 1 as n where false`).rejects.toThrow(/returns one/);
});

test("a value is that of the only column", async () => {
  expect(await queryValue(database.db, column.integer)`select count(*)::int from users where false`).toBe(0);
  expect(await queryValues(database.db, column.id)`select n::bigint from generate_series(1, 3) n`).toEqual([
    1n,
    2n,
    3n,
  ]);
  await expect(queryValue(database.db, column.integer)`select 1, 2 as more`).rejects.toThrow(/one column/);
  await expect(queryValue(database.db, column.integer)`select 1 where false`).rejects.toThrow(/one row/);
});
