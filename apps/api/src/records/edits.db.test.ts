import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { withReader } from "#platform/database/connection.ts";
import { cloneDemoShop } from "#testing/demo-shop.ts";
import { cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { sized } from "#testing/test-size.ts";
import { carryOut, columnsOf, disarm, editsOf, addRows, roundsOf, rowsNeeded } from "./edits.testing.ts";
import type { Edit } from "./edits.testing.ts";
import { recordedTables } from "./recorded-tables.ts";
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
async function unnamedOf(words: RegExp, { areRecorded }: { areRecorded: boolean }): Promise<string[]> {
  const unnamed: string[] = [];
  // Tables of one row at most need a round for each of their columns.
  for (const round of roundsOf(edits).slice(0, sized(3, Infinity))) {
    const url = await cloneTemplate(shopUrl);
    await carryOut(url, round, { areRecorded });
    const findings = await findingsIn(url, areRecorded);
    await dropDatabase(url);
    const isNamed = ({ table, key }: Edit) =>
      findings.some((finding) => finding.startsWith(`${table} ${key} `) && words.test(finding));
    unnamed.push(...round.filter((edit) => !isNamed(edit)).map(({ what, key }) => `${what} (${key})`));
  }
  return unnamed;
}

test("each column that decides whose money it is, how much, by which rule and who did it is named when it is altered past the portal, and so is each row that is removed or added", async () => {
  expect(edits.length).toBeGreaterThan(500);
  expect(await unnamedOf(/past the portal/, { areRecorded: false })).toEqual([]);
});

test("what is recorded, but is nothing that the portal does or that the audit trail tells of, is named", async () => {
  const words = /which the portal never does|was (changed|removed|added) at .*, and the audit trail says nothing/;
  const unnamed = await unnamedOf(words, { areRecorded: true });
  const isSaid = (what: string) =>
    [/[ .]/, " "].some((end) => Object.hasOwn(saidByThemselves, what.split(end, 1)[0] ?? ""));
  expect(unnamed.filter((what) => !isSaid(what))).toEqual([]);
});

/** What such a change looks like is what the portal itself does, without anybody who does it. */
const saidByThemselves: Record<string, string> = {
  accounts: "A release adds them. The verifier of the ledger has a list of its own.",
  bank_tellings: "A job notes that it told the Admins.",
  gateway_captures: "Only what the gateway's own answer has is credited, and the gateway is asked again.",
  gateway_disputes: "The gateway is asked again how far a dispute is.",
  gateway_moves: "The gateway is asked again how far a refund or a dispute is.",
  gateway_orders: "An order moves no money; what is paid for it is told by the gateway.",
  gateway_refunds: "The gateway is asked again how far a refund is. Who paid one another way is named.",
  import_batches: "A job reads and imports a file that somebody named started.",
  past_refunds: "The gateway is asked again how far a refund is.",
  "payments.gateway": "An order is opened after its payment was started, and noted with it.",
  "payments.gateway_order_id": "An order is opened after its payment was started, and noted with it.",
  payment_exceptions: "A job raises it, and whoever decides about it is named.",
  receipt_leftovers: "A job notes what it told the Admins.",
  receipt_tellings: "A job notes that it told the Admins.",
  safe_tellings: "A job notes that it told the Admins.",
};
