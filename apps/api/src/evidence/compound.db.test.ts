import { beforeAll, expect, test } from "vitest";
import { verifyAccounts } from "#features/accounts/index.ts";
import { openDatabase } from "#platform/database/db.ts";
import { applicationUrlOf, cloneTemplate, dropDatabase, withClient } from "#testing/database.ts";
import { disarm } from "#records/edits.testing.ts";
import { makeFor } from "#testing/make.ts";
import { asAudited } from "#testing/as-audited.ts";
import { moneyFor } from "#testing/money.ts";
import { sized } from "#testing/test-size.ts";
import { forgeJournals, forgeRecords, forgeSums, forgeTrail } from "./forger.testing.ts";
import { useSealedShop } from "./sealed-shop.testing.ts";
import { compoundEdits } from "./unnoticed.testing.ts";

const shop = useSealedShop();
let yesterday: string;

async function withShop<Done>(url: string, run: (db: ReturnType<typeof openDatabase>) => Promise<Done>): Promise<Done> {
  const db = openDatabase(applicationUrlOf(url), { poolSize: 2 });
  try {
    return await run(db);
  } finally {
    await db.$disconnect();
  }
}

/** What `ledger:verify` says without checkpoints. */
const inside = (url: string) => withShop(url, async (db) => (await verifyAccounts(db, applicationUrlOf(url))).findings);

beforeAll(async () => {
  await withShop(shop.url, async (db) => {
    const make = makeFor(db);
    await make.goldRate();
    const { id: schemeVersionId } = await make.scheme({ accrual: "weight", prefixes: { WG: 50_000n } });
    await make.payment();
    const settled = await make.payment({ book: { schemeVersionId } });
    await make.settledBook(settled.bookId);
    const refunded = await make.payment();
    await moneyFor(db).refund(refunded.paymentId);
    await make.payment({ book: { schemeVersionId } });
  });
  await withClient(shop.url, asAudited);
  await shop.seal();
  yesterday = await cloneTemplate(shop.url);
  await shop.pay(3);
  await withClient(shop.url, asAudited);
  await shop.seal("day");
});

test("a shop that nobody altered has no finding, with checkpoints and without", async () => {
  expect(await inside(shop.url)).toEqual([]);
  expect(await shop.findings()).toEqual([]);
});

async function tried(statements: readonly string[]) {
  const url = await cloneTemplate(shop.url);
  await withClient(url, async (owner) => {
    await disarm(owner);
    for (const statement of statements) {
      const { rowCount } = await owner.query(statement);
      expect(rowCount, statement).not.toBe(0);
    }
    for (const forge of [forgeJournals, forgeSums, forgeTrail, forgeRecords]) await forge(owner);
  });
  const found = { inside: await inside(url), outside: await shop.findings(url) };
  await dropDatabase(url);
  return found;
}

test.each(compoundEdits.slice(0, sized(3, Infinity)))(
  "$what: with checkpoints it is named, without them as the table says",
  async ({ statements, unnoticed }) => {
    const found = await tried(statements);
    expect(found.outside).not.toEqual([]);
    if (unnoticed === null) expect(found.inside).not.toEqual([]);
    else expect(found.inside, `noticed, though the table says: ${unnoticed}`).toEqual([]);
  },
);

test("the whole database put back to yesterday is named by checkpoints alone: each of its rows is as it was then", async () => {
  expect(await inside(yesterday)).toEqual([]);
  expect(await shop.findings(yesterday)).toContainEqual(expect.stringMatching(/it was put back to an earlier state/));
  await dropDatabase(yesterday);
});
