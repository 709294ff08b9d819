import { expect, test } from "vitest";
import { followUnsettled } from "./unsettled-store.ts";
import { app, captured, findings, named, ours, upload } from "./settlements.testing.ts";

/** The job, on the n-th day after the capture. */
async function follow(days: number) {
  const now = new Date(app.clock.now.getTime() + days * 86_400_000);
  return followUnsettled({ db: app.db, clock: () => now, timeZone: "Asia/Kolkata" });
}

const told = () =>
  app.db.paymentException.findMany({
    where: { paymentId: captured.paymentId, kind: "not_settled" },
    orderBy: { id: "asc" },
  });

/** Reports of the gateway from the first day on; none of them has the payment of this test. */
const reported = () =>
  upload([named({ entity: "adjustment", id: `adj_${captured.paymentId}`, grossPaise: 100n, settledOn: "01/05/2026" })]);

test("a shop that uploads no reports is told nothing", async () => {
  await follow(60);
  expect(await told()).toEqual([]);
});

test("money that no report contains after its days is an exception, which a report that contains it ends", async () => {
  await reported();
  await follow(7);
  expect(await told()).toEqual([]);
  await follow(8);
  await follow(9);
  expect(await told()).toMatchObject([{ resolvedAt: null }]);
  expect(await findings()).toEqual([]);
  await upload([ours()]);
  expect(await told()).toMatchObject([{ resolution: "no_longer_open" }]);
  await follow(20);
  expect((await told()).length).toBe(1);
});

test("a setting says how many days the gateway has", async () => {
  await reported();
  await app.db
    .$executeRaw`insert into settings (key, value, version, updated_at) values ('settlement_days', '3', 1, now())
    on conflict (key) do update set value = '3'`;
  await follow(4);
  expect((await told()).length).toBe(1);
  await app.asOwner((owner) => owner.query("delete from settings where key = 'settlement_days'"));
});

test("it is over when the payment is taken back; until then it keeps nothing of the book from going on", async () => {
  await reported();
  await follow(8);
  expect((await told()).length).toBe(1);
  const { bookId } = await app.db.payment.findUniqueOrThrow({ where: { id: captured.paymentId } });
  expect(await app.db.$queryRaw`select is_money_under_way(${bookId}::bigint) as so`).toEqual([{ so: false }]);
  await app.money.refund(captured.paymentId);
  await follow(8);
  expect(await told()).toMatchObject([{ resolution: "no_longer_open" }]);
});

test("what was captured before the first day of any report is not looked for", async () => {
  await reported();
  await app.asOwner((owner) =>
    owner.query(
      `set session_replication_role = replica; update payments set business_day = '2026-04-30' where id = ${captured.paymentId}`,
    ),
  );
  await follow(8);
  expect(await told()).toEqual([]);
});
