import { expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { cloneDemoShop } from "#testing/demo-shop.ts";
import { useDatabase } from "#testing/database.ts";
import { recordExisting } from "./record-existing.ts";

const database = useDatabase({ clone: cloneDemoShop });

const findings = async () => (await verifyLedger(database.url)).findings;

/** As before there were versions. */
async function forget(): Promise<void> {
  await database.asOwner((owner) =>
    owner.query(`
      set session_replication_role = replica;
      truncate record_versions, record_chains, record_forms`),
  );
}

test("rows that were there before get a first version in steps, and whoever is stopped goes on where they were", async () => {
  await forget();
  expect(await findings()).toContain("The rows of payments are not all recorded yet: bring the database up to date.");
  await database.asOwner(async (owner) => {
    await owner.query("select note_record_forms()");
    await owner.query("select record_existing('payments', 2)");
    const { rows } = await owner.query<{ some: boolean; all: boolean }>(
      "select count(*) > 0 as some, count(*) = (select count(*) from payments) as all from record_versions",
    );
    expect(rows).toEqual([{ some: true, all: false }]);
  });
  expect(await findings()).not.toEqual([]);
  await database.asOwner((owner) => recordExisting(owner, 3));
  expect(await findings()).toEqual([]);
  const counted = await database.asOwner((owner) =>
    owner.query("select from record_versions group by record, record_key having count(*) > 1"),
  );
  expect(counted.rowCount).toBe(0);
});

test("a row that changes while the others get their first version has that change as its only one", async () => {
  await forget();
  const { id } = await database.make.client();
  await database.asOwner((owner) => recordExisting(owner));
  expect(await findings()).toEqual([]);
  const versions = await database.db.recordVersion.findMany({
    where: { record: "clients", recordKey: id.toString() },
  });
  expect(versions.map(({ change }) => change)).toEqual(["added"]);
});

test("a column that holds something in every row gives each a version that covers it, unless the row was altered before", async () => {
  await database.asOwner(async (owner) => {
    await owner.query(
      "alter table gold_rates add column source text not null default 'board', add column remarks text",
    );
    await owner.query("alter table loyalty_rates add column remarks text");
    await owner.query("set session_replication_role = replica");
    await owner.query("update gold_rates set rate_paise_per_gram = 1 where id = (select min(id) from gold_rates)");
    await owner.query("set session_replication_role = origin");
    await recordExisting(owner);
  });
  const counted = await database.asOwner((owner) =>
    owner.query<{ record: string; number: string; versions: string }>(`
      select record, max(f.number) as number, (select count(*) from record_versions v where v.record = f.record and v.change = 'found') as versions
      from record_forms f where record in ('gold_rates', 'loyalty_rates') group by record order by record`),
  );
  const rates = await database.db.goldRate.count();
  expect(counted.rows).toEqual([
    { record: "gold_rates", number: 2, versions: (2 * rates - 1).toString() },
    { record: "loyalty_rates", number: 2, versions: (await database.db.loyaltyRate.count()).toString() },
  ]);
  const first = await database.db.goldRate.findFirstOrThrow({ orderBy: { id: "asc" }, select: { id: true } });
  expect(await findings()).toEqual([expect.stringMatching(`^gold_rates ${first.id} .* altered past the portal`)]);
});

test("a row that was added past the record is not taken for one of before", async () => {
  await database.asOwner(async (owner) => {
    await owner.query("alter table cash_limits add column remarks text not null default 'none'");
    await owner.query("set session_replication_role = replica");
    await owner.query(`insert into cash_limits (effective_from, day_action, day_paise, book_action, book_paise, set_at)
      select effective_from, day_action, day_paise + 1, book_action, book_paise, set_at from cash_limits limit 1`);
    await owner.query("set session_replication_role = origin");
    await recordExisting(owner);
  });
  expect(await findings()).toContainEqual(expect.stringMatching(/^cash_limits \d+ .* was added past the portal/));
});
