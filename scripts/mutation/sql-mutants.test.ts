import { expect, test } from "vitest";
import { mutantsOf } from "./sql-mutants.ts";

const bodyOf = (body: string) =>
  `-- Not 1 + 1 here.\ncreate function f(p int default 1) returns int language plpgsql as $$\nbegin\n${body}\nend $$;\n`;
const changesOf = (body: string) => mutantsOf("f.sql", bodyOf(body)).map(({ operator, after }) => [operator, after]);

test.each([
  ["perform lock_book(1);", [["drop a lock", "null;"]]],
  ["perform lock_open_day(p_day);", [["drop a lock", "null;"]]],
  ["select 1 from books for update;", [["drop a row lock", "select 1 from books;"]]],
  ["perform require_book_open(book);", [["drop a check", "null;"]]],
  ["perform refuse('TH409', 'a < b and c');", [["drop a check", "null;"]]],
  ["raise exception 'no';", [["drop a check", "null;"]]],
  ["x := a - b;", [["swap a sign", "x := a + b;"]]],
  ["x := f(-a, b);", [["drop a minus", "x := f(a, b);"]]],
  ["y := not exists (x);", [["negate", "y := exists (x);"]]],
  ["y := x is not null;", [["negate", "y := x is null;"]]],
])("%s becomes %j", (body, changes) => {
  expect(changesOf(body)).toEqual(changes);
});

test("a place that several operators fit has a mutant of each", () => {
  expect(changesOf("if a > 0 and b <= n + 1 then")).toEqual([
    ["swap a comparison", "if a >= 0 and b <= n + 1 then"],
    ["swap a comparison", "if a > 0 and b < n + 1 then"],
    ["swap a sign", "if a > 0 and b <= n - 1 then"],
    ["off by one", "if a > 0 and b <= n then"],
    ["off by one", "if a > 1 and b <= n + 1 then"],
    ["swap and, or", "if a > 0 or b <= n + 1 then"],
  ]);
});

test("a mutant differs from its file in one line, and says which", () => {
  const script = bodyOf("  -- a + b\n  x := 'a + b' || c;\n  y := a + b;");
  const [mutant, ...others] = mutantsOf("books/f.sql", script);
  expect(others).toEqual([]);
  expect(mutant).toMatchObject({ path: "books/f.sql", line: 6, before: "y := a + b;", after: "y := a - b;" });
  expect(mutant?.script).toBe(script.replace("y := a + b", "y := a - b"));
});
