import { expect, test } from "vitest";
import { missingIn, readSources } from "./check-names.ts";
import { oldNamesIn } from "./old-names.ts";

const known = {
  paths: [
    "apps/api/src/features/books/book-store.ts",
    "prisma/sql/functions/days/close_day.sql",
    "prisma/migrations/9_books/migration.sql",
    "docs/money.md",
  ],
  words: new Set(["close_day", "bookOf", "safe_days", "day_close"]),
};

test.each([
  ["a file by the end of its path", "`books/book-store.ts`, `book-store.ts`, `money.md`", []],
  ["a folder", "`apps/api/src/features`, `features/books/`", []],
  ["a module without its ending", "`days/close_day`", []],
  ["names of code and of the database", "`close_day`, `bookOf(book)`, `safe_days`", []],
  ["a folder by its name", "`9_books`", []],
  ["a file that is gone", "`books/shelf-store.ts`", ["books/shelf-store.ts"]],
  ["a part of a name", "`store.ts`", ["store.ts"]],
  ["a folder that is gone", "`features/shelves`", ["features/shelves"]],
  ["a function that is gone", "`shut_day`, `shelfOf(book)`", ["shut_day", "shelfOf(book)"]],
  ["a member of something that is gone", "`shops.safeDays`", ["shops.safeDays"]],
  ["an address that no source names", "`/day_open?id=7`, `/day_close`", ["/day_open?id=7"]],
  ["words, placeholders and blocks of code", "`pending`, `e2e/<noun>/x.e2e.ts`\n\n```sh\n`gone_by`\n```", []],
])("%s", (_what, document, missing) => {
  expect(missingIn(document, known)).toEqual(missing);
});

test("the words of migrations are names of before, and constraints in force are names", async () => {
  const { paths, words } = await readSources();
  expect(paths).toContain("prisma/migrations/0_baseline/migration.sql");
  expect(words.has("receipt_series_pkey")).toBe(true);
  expect(words.has("scheme_versions_terms_check")).toBe(true);
});

test.each([
  ["a local name", "const trouble = errorMessage(error);", ["trouble"]],
  ["a member that is taken apart", "function show({ at, trouble }: Told) {}", ["trouble"]],
  ["a type", "interface Saver { name: string }", ["Saver"]],
  ["a name in the middle of others", "await signInSaver(page, newSaver());", ["newSaver", "signInSaver"]],
  ["a function of the database", "perform hold_day(p_day);", ["hold_day"]],
  ["a function by an ordinary word", "function least(a: bigint, b: bigint) {}", ["least"]],
  ["an ordinary word of a variable", "const least = 1; field.fill(name); least(a, b);", []],
  ["words of comments and texts", '// What a saver trouble\nt("What if a saver"); /* News */ -- seesBlanks', []],
  ["a column that keeps its name, and a paper that proves somebody", "row.lastTrouble; row.identityPaper;", []],
])("old names: %s", (_what, source, old) => {
  expect(
    oldNamesIn(source)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(old);
});
