import { expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, counted, day, days, moveTo, take } from "#features/days/days.testing.ts";
import { tellUncountedSafes } from "./tell-unconfirmed.ts";

const tell = () => tellUncountedSafes({ db: app.db, clock: () => app.clock.now, timeZone: "Asia/Kolkata" });
const place = async () => (await admin.call("accountBalances")).body.data[0].places[0];
const heldNow = async () => {
  const rows: { account: string; balance: string }[] = (await place()).balances;
  return rows.find(({ account }) => account === "Cash in the safe")?.balance ?? "0";
};
const bell = async () => {
  const rows: { kind: string; total: number }[] = (await admin.call("listNotifications")).body.data;
  return rows.filter(({ kind }) => kind === "safe_uncounted").length;
};
const isShown = async () => [
  (await place()).safe_uncounted,
  (await admin.call("getDay", { day })).body.data[0].safe_uncounted,
];
const count = async (who: { call: typeof admin.call }, more: object = {}) => {
  const { status, body } = await who.call("countSafe", { counted: await heldNow(), ...more });
  expect(status, JSON.stringify(body)).toBe(200);
};
/** The clerk takes cash, and closes the day with an empty drawer, on each day of these. */
async function closeUntil(last: number, from = 0) {
  for (let n = from; n <= last; n += 1) {
    const at = await moveTo(days + n);
    await take("1000", "Cash", at);
    const { status, body } = await closeCounted(clerk, { day: at, counts: counted("1000"), carried: "0" });
    expect(status, JSON.stringify(body)).toBe(200);
  }
}
/** Days apart from those of other tests. */
const apart = () => moveTo(days);

test("cash that lies in the safe is told after seven days, once, until somebody else counts it", async () => {
  await apart();
  await closeUntil(6);
  expect([await tell(), await bell(), await isShown()]).toEqual([0, 0, [false, false]]);
  await closeUntil(7, 7);
  expect([await tell(), await tell(), await bell(), await isShown()]).toEqual([1, 0, 1, [true, true]]);
  const mails = await app.db.outboxMessage.findMany({ where: { kind: "safe_uncounted" } });
  expect(mails).toHaveLength(await app.db.user.count({ where: { userType: "Admin", status: "active" } }));
  expect(mails[0]?.payload).toEqual({ amountPaise: "800000", since: day });
  // Whoever closes the days counts what they said they put there.
  const closer = await app.signedInAs({
    userType: "Employee",
    capabilities: ["payments.acknowledge", "payments.take"],
  });
  await moveTo(days + 8);
  const at = new Date(app.clock.now).toISOString().slice(0, 10);
  await closeCounted(await app.signedInUser(closer.userId), { day: at, counts: counted("0") });
  await count(await app.signedInUser(closer.userId));
  expect(await bell()).toBe(1);
  await count(admin);
  expect([await bell(), await isShown(), await tell()]).toEqual([0, [false, false], 0]);
  const other = await app.signedInAs({ userType: "Admin" });
  const told: { kind: string }[] = (await other.call("listNotifications")).body.data;
  expect(told.filter(({ kind }) => kind === "safe_counted")).toHaveLength(1);
  expect((await place()).safe_counts).toMatchObject([
    { counted_by: "Asha", variance: "0", by_another: true },
    { by_another: false },
  ]);
});

test("it is told again when it lay there for another seven days, until somebody counts it, on that day too", async () => {
  await moveTo(days + 14);
  expect([await tell(), await bell()]).toEqual([1, 1]);
  await count(admin);
  expect([await bell(), await isShown(), await tell()]).toEqual([0, [false, false], 0]);
});

test("so is a count by somebody who closed no day for 30 days, and cash that was paid in at the bank", async () => {
  await moveTo(days + 30);
  const stranger = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
  for (;;) {
    const [{ open }] = await app.db.$queryRaw<[{ open: string | null }]>`
      select day_to_close_before(${new Date(app.clock.now).toISOString().slice(0, 10)}::date, 1::smallint)::text as open`;
    if (open === null) break;
    await app.make.closedDay({ day: open, now: app.clock.now });
  }
  expect([await tell(), await bell()]).toEqual([1, 1]);
  await count(stranger);
  expect(await bell()).toBe(0);
  await moveTo(days + 40);
  expect(await tell()).toBe(1);
  const deposit = { amount: await heldNow(), slip_number: `LAIN ${days}`, taken_from: "Safe" };
  expect((await admin.call("recordBankDeposit", deposit)).status).toBe(200);
  expect([await bell(), await tell(), await isShown()]).toEqual([0, 0, [false, false]]);
});

test("the shop says how many days it may lie there", async () => {
  const [{ version }] = (await admin.call("getSettings")).body.data;
  for (const safe_days of [0, 31]) expect((await admin.call("saveSettings", { safe_days, version })).status).toBe(422);
  expect((await admin.call("saveSettings", { safe_days: 2, version })).body.data).toMatchObject([{ safe_days: 2 }]);
});
