import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openDatabase } from "#platform/database/db.ts";
import { carryOut, roundsOf } from "#records/edits.testing.ts";
import type { Edit } from "#records/edits.testing.ts";
import { ledgerEdits, namesOf } from "#records/ledger-edits.testing.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { cloneDemoShop } from "#testing/demo-shop.ts";
import { sized } from "#testing/test-size.ts";
import { verifyAccounts } from "./verify-accounts.ts";

let shopUrl: string;

beforeAll(async () => {
  shopUrl = await cloneDemoShop(inject("templateUrl"));
});

afterAll(() => dropDatabase(shopUrl));

async function findingsIn(url: string): Promise<string[]> {
  const db = openDatabase(applicationUrlOf(url), { poolSize: 2 });
  try {
    return (await verifyAccounts(db, url)).findings;
  } finally {
    await db.$disconnect();
  }
}

/** What was done to a copy of the shop and no finding names. */
async function unnamedOf(edits: readonly Edit[]): Promise<string[]> {
  const url = await cloneTemplate(shopUrl);
  try {
    const before = await withClient(url, (owner) => namesOf(owner, edits));
    await carryOut(url, edits);
    const after = await withClient(url, (owner) => namesOf(owner, edits));
    const findings = await findingsIn(url);
    return edits
      .filter((_edit, n) => {
        const names = [...(before[n] ?? []), ...(after[n] ?? [])];
        return !findings.some((finding) => names.some((name) => finding.includes(name)));
      })
      .map(({ what, key }) => `${what} (${key})`);
  } finally {
    await dropDatabase(url);
  }
}

test("a demo shop has no finding", async () => {
  expect(await findingsIn(shopUrl)).toEqual([]);
});

test("each column of what is replayed or added up again is named when it is altered, and so is each row that is removed or added", async () => {
  const edits = await withClient(shopUrl, ledgerEdits);
  expect(edits.length).toBeGreaterThan(100);
  const unnamed = [];
  for (const round of roundsOf(edits).slice(0, sized(3, Infinity))) unnamed.push(...(await unnamedOf(round)));
  expect(unnamed).toEqual([]);
});

test("a settled book whose balance is removed is named, and does not end the verification", async () => {
  const edits = await withClient(shopUrl, async (owner) => {
    const { rows } = await owner.query<{ key: string }>("select min(book_id)::text as key from settlements");
    return rows.map(({ key }) => ({
      what: "book_balances removed",
      table: "book_balances",
      key,
      statement: `delete from book_balances where book_id = ${key}`,
      lane: key,
    }));
  });
  expect(edits).toHaveLength(1);
  expect(await unnamedOf(edits)).toEqual([]);
});
