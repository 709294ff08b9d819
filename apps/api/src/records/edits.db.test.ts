import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withReader } from "#platform/database/connection.ts";
import { cloneDemoShop } from "#testing/demo-shop.ts";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { sized } from "#testing/test-size.ts";
import { carryOut, columnsOf, disarm, editsOf, addRows, roundsOf, rowsNeeded } from "./edits.testing.ts";
import type { Edit } from "./edits.testing.ts";
import { recordedTables } from "./recorded-tables.ts";
import { reasonsUnnoticed } from "./unnoticed.testing.ts";
import { verifyRecords } from "./verify-records.ts";

let shopUrl: string;
let edits: Edit[];

/** A demo shop with rows enough of each recorded table, so that each of its columns is altered in a row of its own. */
beforeAll(async () => {
  shopUrl = await cloneDemoShop(inject("templateUrl"));
  edits = await withClient(shopUrl, async (owner) => {
    await disarm(owner);
    const found: Edit[] = [];
    for (const { record, keys, leftOut } of recordedTables) {
      await addRows(owner, record, keys, rowsNeeded(await columnsOf(owner, record), keys));
      found.push(...(await editsOf(owner, { table: record, keys, leftOut })));
    }
    return found;
  });
});

afterAll(() => dropDatabase(shopUrl));

const findingsIn = async (url: string, isAudited = false) =>
  (await withReader(url, (client) => verifyRecords(client, { isAudited }))).findings;

test("rows that were added by the portal's own triggers have no finding", async () => {
  expect(await findingsIn(shopUrl)).toEqual([]);
});

/** What was done to a copy of the shop, a row each, and no finding names in these words. */
async function triedAll(words: RegExp, { areRecorded }: { areRecorded: boolean }) {
  const tried: Edit[] = [];
  const unnamed: Edit[] = [];
  // Tables of one row at most need a round for each of their columns.
  for (const round of roundsOf(edits).slice(0, sized(3, Infinity))) {
    const url = await cloneTemplate(shopUrl);
    await carryOut(url, round, { areRecorded });
    const findings = await findingsIn(url, areRecorded);
    await dropDatabase(url);
    const isNamed = ({ table, key }: Edit) =>
      findings.some((finding) => finding.startsWith(`${table} ${key} `) && words.test(finding));
    tried.push(...round);
    unnamed.push(...round.filter((edit) => !isNamed(edit)));
  }
  return { tried, unnamed };
}

const nameOf = ({ what, key }: Edit) => `${what} (${key})`;

test("each column that decides whose money it is, how much, by which rule and who did it is named when it is altered past the portal, and so is each row that is removed or added", async () => {
  expect(edits.length).toBeGreaterThan(500);
  const { unnamed } = await triedAll(/past the portal/, { areRecorded: false });
  expect(unnamed.map(nameOf)).toEqual([]);
});

test("what is recorded, but is nothing that the portal does or that the audit trail tells of, is named, all but what the table says", async () => {
  const words = /which the portal never does|was (changed|removed|added) at .*, and the audit trail says nothing/;
  const { tried, unnamed } = await triedAll(words, { areRecorded: true });
  const isMissed = new Set(unnamed);
  expect.soft(unnamed.filter(({ what }) => !reasonsUnnoticed.has(what)).map(nameOf)).toEqual([]);
  expect.soft(tried.filter((edit) => reasonsUnnoticed.has(edit.what) && !isMissed.has(edit)).map(nameOf)).toEqual([]);
  const all = new Set(edits.map(({ what }) => what));
  expect([...reasonsUnnoticed.keys()].filter((what) => !all.has(what))).toEqual([]);
});
