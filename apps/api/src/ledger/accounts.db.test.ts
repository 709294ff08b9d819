import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sqlDirectory } from "#platform/database/sql-files.ts";
import { useDatabase } from "#testing/database.ts";
import { accountByMethod, accounts } from "./accounts.ts";

const database = useDatabase();
const sourceDirectory = fileURLToPath(new URL("..", import.meta.url));

test("the names of accounts in TypeScript, in SQL and in the table are the same", async () => {
  const { rows } = await database.asOwner((owner) =>
    owner.query<{ code: string; id: number; named: number; method: string | null }>(
      "select code, id, account(code) as named, mode_of_account(id) as method from accounts order by id",
    ),
  );
  expect(Object.fromEntries(rows.map(({ code, id }) => [code, id]))).toEqual(accounts);
  expect(rows.filter(({ id, named }) => id !== named)).toEqual([]);
  const byMethod = rows.flatMap(({ method, id }) => (method === null ? [] : [[method, id]]));
  expect(Object.fromEntries(byMethod)).toEqual(accountByMethod);
});

test("SQL names accounts, all of which exist, and never writes a number for one", async () => {
  for (const [path, script] of await filesIn(sqlDirectory, ".sql")) {
    for (const [, code] of script.matchAll(/\baccount(?:\(|\s*=\s*)'(\w+)'/g))
      expect(accounts, path).toHaveProperty(code!);
    if (!path.endsWith("/account.sql")) expect(script, path).not.toMatch(/account(?:_id|s)?\W{1,12}\d|\d::smallint/);
  }
});

test("features read journal_lines, never postings, and know no account by its number", async () => {
  for (const [path, script] of await filesIn(join(sourceDirectory, "features"), ".ts")) {
    expect(script, path).not.toMatch(/\b(?:from|join) postings\b|\bdb\.posting\b|\btx\.posting\b/);
    expect(script, path).not.toMatch(/account_?[iI]d\W{1,10}\d/);
    for (const [, code] of script.matchAll(/\baccount\s*=\s*'(\w+)'/g)) expect(accounts, path).toHaveProperty(code!);
  }
});

test("only one function posts", async () => {
  const posting = (await filesIn(sqlDirectory, ".sql")).filter(([, script]) =>
    /insert into (?:journals|postings)\b/.test(script),
  );
  expect(posting.map(([path]) => path)).toEqual([expect.stringContaining("ledger/post_journals.sql")]);
});

async function filesIn(folder: string, ending: string): Promise<[path: string, content: string][]> {
  const found = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith(ending));
  return await Promise.all(
    found.map(async (path): Promise<[string, string]> => [path, await readFile(join(folder, path), "utf8")]),
  );
}
