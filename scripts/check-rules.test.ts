import { expect, test } from "vitest";
import { missingOf, rulesOf } from "./check-rules.ts";

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
