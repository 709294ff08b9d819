import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { Operation } from "../../packages/contracts/src/kernel/operation.ts";
import { operations } from "../../packages/contracts/src/kernel/registry.ts";
import { root } from "../run.ts";
import { isRefusal, needlessExcuses, reachedRefusals, undeclaredRefusals } from "./undeclared.ts";
import { readSqlRefusals } from "./sql-refusals.ts";

const all: Readonly<Record<string, Operation>> = operations;
let reached: Awaited<ReturnType<typeof reachedRefusals>>;
beforeAll(async () => {
  reached = await reachedRefusals(root, Object.keys(all));
});

test("each operation declares every refusal of the database that it can meet", () => {
  expect(undeclaredRefusals(reached, all)).toEqual([]);
});

test("what is said never to be met is reached all the same, so that each excuse is needed", () => {
  expect(needlessExcuses(reached, all)).toEqual([]);
});

test("the walk goes through stores, functions and triggers", () => {
  const of = (name: string) => [...(reached.get(name) ?? [])];
  // By the function that its handler names, by one that this calls, by a trigger, and by a code that is computed.
  expect(of("takeCounterPayment")).toEqual(
    expect.arrayContaining(["book_closed", "transaction_number_used", "cash_of_day_exceeded"]),
  );
  expect(of("refundPayment")).toEqual(expect.arrayContaining(["payment_disputed", "refund_undecided"]));
  expect(of("recordBankDeposit")).toContain("cash_not_there");
  // By a write of the client.
  expect(of("updateUser")).toEqual(expect.arrayContaining(["last_admin", "user_has_books"]));
  expect(of("listBooks")).toEqual([]);
});

test.each(["takeCounterPayment", "bounceCheque", "closeBook", "settleBook", "updateUser", "addBook"])(
  "each refusal of the database that %s no longer declares is found",
  (name) => {
    const met = (all[name]?.refusals ?? []).filter((code) => reached.get(name)?.has(code));
    expect(met.length).toBeGreaterThan(0);
    for (const gone of met) {
      const refusals = (all[name]?.refusals ?? []).filter((code) => code !== gone);
      expect(undeclaredRefusals(reached, { [name]: { refusals } })).toEqual([`${name} ${gone}`]);
    }
  },
);

/** The codes of one function among these files of SQL. */
async function codesOf(name: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "refusals-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      const path = join(folder, "prisma/sql", file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }
    return [...(await readSqlRefusals(folder, isRefusal)).codesOf([name], [])];
  } finally {
    await rm(folder, { recursive: true });
  }
}
const makes = (name: string, body: string) => `create or replace function ${name}() returns void as $$\n${body}\n$$;`;

test.each([
  ["itself", { "functions/one.sql": makes("one", "perform refuse('TH409', 'book_closed');") }, ["book_closed"]],
  ["in a comment", { "functions/one.sql": makes("one", "-- perform refuse('TH409', 'book_closed');") }, []],
  [
    "by a code that it chooses",
    {
      "functions/one.sql": makes(
        "one",
        "perform refuse('TH409', case a when 1 then 'book_closed' else 'book_not_open' end, b);",
      ),
    },
    ["book_closed", "book_not_open"],
  ],
  [
    "by a code that another function returns",
    {
      "functions/one.sql": makes("one", "perform refuse('TH409', why(1));"),
      "functions/why.sql": makes("why", "select 'book_closed';"),
    },
    ["book_closed"],
  ],
  [
    "by a variable that is given what another function returns",
    {
      "functions/one.sql": makes("one", "hindrance constant text := why(1);\nperform refuse('TH409', hindrance);"),
      "functions/why.sql": makes("why", "select 'book_closed';"),
    },
    ["book_closed"],
  ],
  [
    "by a trigger of the column that it writes",
    {
      "functions/one.sql": makes("one", "update books set status = 'closed' where id = 1;"),
      "functions/guard.sql": makes("guard", "perform refuse('TH409', 'book_closed');"),
      "triggers/books.sql": "create trigger t before update of status on books for each row execute function guard();",
    },
    ["book_closed"],
  ],
  [
    "not by a trigger of another column",
    {
      "functions/one.sql": makes("one", "update books set number = 'A' where id = 1;"),
      "functions/guard.sql": makes("guard", "perform refuse('TH409', 'book_closed');"),
      "triggers/books.sql": "create trigger t before update of status on books for each row execute function guard();",
    },
    [],
  ],
  [
    "what it catches, not",
    {
      "functions/one.sql": makes("one", "perform two();\nexception when sqlstate 'TH409' then return;"),
      "functions/two.sql": makes(
        "two",
        "perform refuse('TH409', 'book_closed'); perform refuse('TH404', 'book_not_found');",
      ),
    },
    ["book_not_found"],
  ],
] satisfies [string, Record<string, string>, string[]][])("a function refuses %s", async (_, files, codes) => {
  expect(await codesOf("one", files)).toEqual(codes);
});

test("a code that nothing tells, or that is no refusal, stops the walk", async () => {
  const of = (body: string) => codesOf("one", { "functions/one.sql": makes("one", body) });
  await expect(of("perform refuse('TH409', p_code);")).rejects.toThrow("nothing tells what that may be");
  await expect(of("perform refuse('TH409', 'no_such_code');")).rejects.toThrow("is no refusal");
});
