import { rm } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Client } from "pg";
import { withReader } from "#platform/database/connection.ts";
import { verifyAuditTrail } from "#audit/verify.ts";
import { addRows, carryOut, columnsOf, disarm, editsOf, roundsOf, rowsNeeded } from "#records/edits.testing.ts";
import type { Edit } from "#records/edits.testing.ts";
import { recordedTables } from "#records/recorded-tables.ts";
import { verifyRecords } from "#records/verify-records.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { sized } from "#testing/test-size.ts";
import { forgeJournals, forgeRecords, forgeSums, forgeTrail } from "./forger.testing.ts";
import { openDirectory } from "./keep/directory.ts";
import { useSealedShop } from "./sealed-shop.testing.ts";
import { verifyEvidence } from "./verify/verify-evidence.ts";

let edits: Edit[];
/** The shop as it was before its last checkpoint. */
let yesterday: string;

const shop = useSealedShop();

beforeAll(async () => {
  await shop.pay(80);
  await shop.seal();
  yesterday = await cloneTemplate(shop.url);
  await shop.pay(2, { day: "2026-07-02", now: new Date("2026-07-02T06:30:00Z") });
  edits = await withClient(shop.url, addEdited);
  await shop.seal("day");
});

/** Adds rows enough to each recorded table that each of its columns is altered in a row of its own. */
async function addEdited(owner: Client): Promise<Edit[]> {
  await disarm(owner);
  const found: Edit[] = [];
  for (const { record, keys, leftOut } of recordedTables) {
    await addRows(owner, record, keys, rowsNeeded(await columnsOf(owner, record), keys));
    found.push(...(await editsOf(owner, { table: record, keys, leftOut })));
  }
  return found;
}

async function forgeAll(owner: Client): Promise<void> {
  await forgeJournals(owner);
  await forgeSums(owner);
  await forgeTrail(owner);
  await forgeRecords(owner);
}

/** What a forger does as a superuser, and then puts right so that nothing in the database tells of it. */
const forged = (...statements: readonly string[]) =>
  shop.findingsAfter((url) =>
    withClient(url, async (owner) => {
      await owner.query("set session_replication_role = replica");
      for (const statement of statements) await owner.query(statement);
      await forgeAll(owner);
      expect((await verifyAuditTrail(url)).findings).toEqual([]);
    }),
  );

test("a sealed shop has no finding", async () => {
  expect(await shop.findings()).toEqual([]);
});

test("each column that decides about money, each row that is removed and each that is added is named, also when all chains of the records were written anew", async () => {
  expect(edits.length).toBeGreaterThan(500);
  const unnamed: string[] = [];
  const toldInside: string[] = [];
  for (const round of roundsOf(edits).slice(0, sized(1, Infinity))) {
    const url = await cloneTemplate(shop.url);
    await carryOut(url, round);
    await withClient(url, forgeRecords);
    const inside = await withReader(url, (client) => verifyRecords(client, { isAudited: true }));
    const findings = await shop.findings(url);
    await dropDatabase(url);
    toldInside.push(...inside.findings);
    const isNamed = ({ table, key }: Edit) => findings.some((finding) => finding.startsWith(`${table} ${key} `));
    unnamed.push(...round.filter((edit) => !isNamed(edit)).map(({ what, key }) => `${what} (${key})`));
  }
  expect(unnamed).toEqual([]);
  // Nothing in the database says so, but of what belongs to a payment that is not there.
  expect(toldInside.filter((finding) => !finding.includes("(book none)"))).toEqual([]);
});

const newest = "(select id from journals where book_id is not null order by id desc limit 3)";
const numberOfNewest = "select number from books where id = (select book_id from journals order by id desc limit 1)";

async function valueOf(statement: string): Promise<string> {
  const { rows } = await withClient(shop.url, (owner) => owner.query<{ number: string }>(statement));
  return rows[0]?.number ?? "";
}

test("the newest journals, erased everywhere with all that follows from them, are missed", async () => {
  const number = await valueOf(numberOfNewest);
  const findings = await forged(
    `create temp table gone as select id, payment_id from journals where id in ${newest}`,
    "delete from postings where journal_id in (select id from gone)",
    "delete from instalment_credits where journal_id in (select id from gone)",
    "delete from journals where id in (select id from gone)",
    "delete from payments where id in (select payment_id from gone)",
    "delete from audit_entries where id in (select id from audit_entries order by id desc limit 20)",
  );
  expect(findings).toContainEqual(
    expect.stringMatching(new RegExp(`^Book ${number} .* lacks entry 1, which checkpoint`)),
  );
  expect(findings).toContainEqual(expect.stringMatching(/^Audit chain \d+ lacks entry \d+, which checkpoint/));
  expect(findings).toContainEqual(expect.stringMatching(/^payments \d+ \(Book .*\) is gone from what checkpoint/));
});

test("journals with another amount, day, payment and kind are named, also when every hash was made anew", async () => {
  const edits = [
    "update postings set amount = amount * 2 where journal_id = ",
    "update journals set business_day = business_day - 1 where id = ",
    "update journals set payment_id = null where id = ",
    "update journals set kind = 'Opening' where id = ",
  ];
  const nth = (n: number) => `(select id from journals where book_id is not null order by id offset ${n} limit 1)`;
  const findings = await forged(...edits.map((edit, n) => edit + nth(n)));
  for (const n of edits.keys()) {
    const number = await valueOf(
      `select number from books where id = (select book_id from journals where id = ${nth(n)})`,
    );
    const words = new RegExp(`^Book ${number} \\(\\d+\\) was rewritten: its entry \\d+ is another one`);
    expect(findings).toContainEqual(expect.stringMatching(words));
  }
});

test("a trail of which a chain was removed, and one that was removed whole, are missed", async () => {
  const gone = (where: string) =>
    shop.findingsAfter((url) =>
      withClient(url, async (owner) => {
        await owner.query("set session_replication_role = replica");
        await owner.query(`delete from audit_entries where ${where}`);
        await forgeTrail(owner);
      }),
    );
  const used = await valueOf(
    "select chain::text as number from audit_chains where seq > 0 order by chain desc limit 1",
  );
  expect(await gone(`chain = ${used}`)).toContainEqual(
    expect.stringMatching(new RegExp(`^Audit chain ${used} lacks entry`)),
  );
  const chains = (await gone("true")).filter((finding) => /^Audit chain \d+ lacks entry/.test(finding));
  expect(String(chains.length)).toBe(await valueOf("select count(*)::text as number from audit_chains where seq > 0"));
});

test("receipts that change places, and a series that is set back, are named", async () => {
  const swapped = await forged(`
    with two as (select id, receipt_number, lead(receipt_number) over w as after, lag(receipt_number) over w as before
      from (select id, receipt_number from payments where receipt_number is not null order by id limit 2) p window w as (order by id))
    update payments p set receipt_number = coalesce(two.after, two.before) from two where two.id = p.id`);
  expect(
    swapped.filter((finding) => /^payments \d+ .* is not as in what checkpoint/.test(finding)).length,
  ).toBeGreaterThan(1);
  expect(await forged("update receipt_series set last_number = last_number - 1")).toContainEqual(
    expect.stringMatching(/^Receipt series .* was set back: checkpoint \d+ of .* sealed number/),
  );
});

test("a database that was put back to yesterday is named, and what it lacks; once the shop said so it is a remark", async () => {
  expect(await shop.findings(yesterday)).toEqual(
    expect.arrayContaining([
      "The database knows 1 checkpoints of 2: it was put back to an earlier state.",
      expect.stringMatching(/^Book .* lacks entry 1, which checkpoint 2 of .* sealed\.$/),
    ]),
  );
  const dir = openDirectory(shop.dir);
  const [made] = await shop.seal("restore", yesterday);
  expect(made).toMatchObject({ checkpoint: { number: 3, reason: "restore", unsound: 0 } });
  const { findings, remarks } = await verifyEvidence(applicationUrlOf(yesterday), shop.dir, []);
  expect([findings, remarks]).toEqual([
    [],
    [expect.stringMatching(/^A backup was brought back before checkpoint 3 of/)],
  ]);
  const { note, changes } = dir.filesOf(3);
  for (const file of [note, changes]) await rm(file);
  await dropDatabase(yesterday);
});
