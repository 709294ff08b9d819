import { expect, test } from "vitest";
import { constraintsAndIndexes } from "../apps/api/src/testing/schema-names.ts";
import { missingOf, rulesOf } from "./check-rules.ts";
import { definedInCode, definedInSql, readKnown, tablesAndColumns } from "./defined-names.ts";

const table = `Some text.

| rule | in code | in the database |
| --- | --- | --- |
| a book is closed once | \`close-book.ts\`; \`Close_Book\` | trigger \`books_transitions\`; \`books (number)\` |
| a note has a text | the form | the same |

| word | meaning |
| --- | --- |
| book | \`not a rule\` |
`;

const known = {
  code: (name: string) => ["close-book.ts", "Close_Book"].includes(name),
  database: (name: string) => ["books_transitions", "books", "number"].includes(name),
};

test("tables of rules are read, and no other table", () => {
  expect(rulesOf(table)).toEqual([
    {
      rule: "a book is closed once",
      inCode: ["close-book.ts", "Close_Book"],
      inDatabase: ["books_transitions", "books", "number"],
    },
    { rule: "a note has a text", inCode: [], inDatabase: [] },
  ]);
});

test("a name that is nowhere is missing, and so is a side of the database without one", () => {
  const [closed, note] = rulesOf(table);
  if (closed === undefined || note === undefined) throw new Error("two rules were written");
  expect(missingOf(closed, known)).toEqual([]);
  expect(missingOf({ ...closed, inCode: ["shut-book.ts"] }, known)).toEqual(["shut-book.ts"]);
  expect(missingOf({ ...closed, inDatabase: ["books_gone"] }, known)).toEqual(["books_gone"]);
  expect(missingOf(note, known)).toEqual(["nothing in the database"]);
});

test("a constraint or an index that was dropped or renamed since is not known, nor one that a comment or a text names", () => {
  const scripts = [
    `create table books (
      id bigint not null,
      -- constraint books_commented_check check (id > 1)
      constraint books_pkey primary key (id), constraint books_id_check check (id <> 0 and '; constraint books_text_check' <> '')
    );
    create table gone (id int, constraint gone_pkey primary key (id));
    create index books_old_idx on books(id); create unique index books_key on books (id);
    create function f() returns void language plpgsql as $$ begin create index books_body_idx on books(id); end $$;`,
    `alter table books
      drop constraint books_id_check,
      add constraint books_other_check check (id > 0),
      drop constraint if exists books_never_check;
    alter table books rename constraint books_pkey to books_first_key;
    drop index if exists books_old_idx, books_never_idx;
    drop table gone;`,
  ];
  expect([...constraintsAndIndexes(scripts)].toSorted()).toEqual(["books_first_key", "books_key", "books_other_check"]);
});

test("what a comment, a call or a text names is not defined by it", () => {
  const sql = `-- create function commented() returns void
create or replace function made(p_day date) returns void language plpgsql as $$
begin
create or replace function within() returns void as '';
  perform called('create view written');
end $$;
create or replace trigger made_trigger before update on books for each row execute function run_by_it();
create constraint trigger made_later after insert on books for each row execute function run_by_it();`;
  expect(definedInSql(sql)).toEqual(["made", "made_trigger", "made_later"]);
  const code = `// const commented = 1;
/**
 * function commentedToo()
 */
export const made = operation({
  wire: "Make_It",
});
async function madeToo() {
  const inside = called();
}`;
  expect(definedInCode(code)).toEqual(["made", "madeToo", "Make_It"]);
});

test("tables and columns are known by their names in the database", () => {
  const model = `/// Not a column: commented Int
model Book {
  id        BigInt @id
  paidPaise BigInt @map("paid_paise") // @map("commented_paise")

  @@map("books")
}`;
  expect(tablesAndColumns(model)).toEqual(["paid_paise", "books", "id"]);
});

test("of the portal's own names those that are gone or never were are refused", async () => {
  const known = await readKnown();
  // Renamed and dropped by migrations, renamed by one in a text, a word of many comments, and nowhere.
  for (const name of [
    "settlements_way_check",
    "payment_exceptions_seen_to_check",
    "hold_day_open",
    "whoever",
    "books_shut",
  ])
    expect([name, known.code(name), known.database(name)]).toEqual([name, false, false]);
  for (const name of [
    "settlements_method_check",
    "books_transitions",
    "journals",
    "source_ref",
    "credit_book",
    "*_append_only",
  ])
    expect([name, known.database(name)]).toEqual([name, true]);
  for (const name of ["Settle_Book", "closesEarly", "features/books/book-life.ts", "book-life.ts", "ledger:verify"])
    expect([name, known.code(name)]).toEqual([name, true]);
});
