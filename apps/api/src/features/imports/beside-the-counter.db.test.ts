import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { finishWork, importFileOf, upload } from "#testing/imports.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { E: 50_000n } });
  // Each step stands still before its end, with all its locks, while the test holds the lock.
  await app.asOwner((owner) =>
    owner.query(`create function stand_still() returns trigger language plpgsql as
        $$ begin perform pg_advisory_xact_lock_shared(${lock}); return new; end $$;
      create trigger import_rows_stand_still before update on import_rows for each row
        when (new.state = 'imported') execute function stand_still()`),
  );
});

const lock = 731_777;

/** Of the process that stands still at the lock, and of those that wait for it; no row where no step has come so far. */
const waiting = `select w.pid, (
    select count(*)::int from pg_stat_activity a where w.pid = any (pg_blocking_pids(a.pid))) as "waitFor"
  from pg_locks w where w.locktype = 'advisory' and w.objid = ${lock} and not w.granted
    and w.database = (select oid from pg_database where datname = current_database())`;

test("whoever pays at the counter does not wait for a step of an import, which has opened books and not ended", async () => {
  const counter = await app.make.book({ scheme: { prefixes: { ZZ: 50_000n } } });
  const lines = Array.from({ length: 20 }, (_, n) => ({
    name: `Member ${n}`,
    email: `member${n}@example.com`,
    mobile: `98400${String(n).padStart(5, "0")}`,
    scheme: "Thanga Mazhai",
    bookNumber: `E${n}`,
    amount: "500",
    paidMonths: "2",
  }));
  const id = await upload(admin, importFileOf(lines));
  await finishWork(app.db);
  await admin.call("startImport", { id });

  await app.asOwner(async (owner) => {
    const waits = async () => (await owner.query<{ waitFor: number }>(waiting)).rows;
    await owner.query(`select pg_advisory_lock(${lock})`);
    const work = finishWork(app.db);
    await expect.poll(waits, { interval: 5 }).toEqual([{ pid: expect.any(Number), waitFor: 0 }]);
    const state = { isPaid: false };
    const paid = admin.call("takeCounterPayment", { accountno: counter.number }).finally(() => (state.isPaid = true));
    const seen = new Set<number>();
    while (!state.isPaid) for (const { waitFor } of await waits()) seen.add(waitFor);
    for (const { waitFor } of await waits()) seen.add(waitFor);
    expect((await paid).status).toBe(200);
    expect([...seen].filter((count) => count > 0)).toEqual([]);
    await owner.query(`select pg_advisory_unlock(${lock})`);
    await work;
  });
  expect((await admin.call("getImport", { id })).body.data[0]).toMatchObject({ status: "Imported", imported: 20 });
});
