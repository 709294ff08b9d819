import { beforeAll, beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { tellUncountedSafes } from "./tell-unconfirmed.ts";

const app = useApp();
const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
const people = { adminId: 0n, clerkId: 0n };
let admin: SignedIn;
let clerk: SignedIn;
/** The day on which the next test begins. */
let from = 0;

beforeAll(async () => {
  people.adminId = (await app.make.user({ userType: "Admin", name: "Asha" })).id;
  people.clerkId = (
    await app.make.user({ userType: "Employee", capabilities: ["payments.take", "payments.acknowledge"] })
  ).id;
});

/** Half past eight in the evening of a day, when everybody has just signed in. */
async function moveTo(n: number): Promise<string> {
  app.clock.now = new Date(Date.UTC(2026, 4, 4 + n, 15));
  admin = await app.signedInUser(people.adminId);
  clerk = await app.signedInUser(people.clerkId);
  return app.clock.now.toISOString().slice(0, 10);
}

async function take(at: string) {
  const { number } = await app.make.book({ scheme, day: at });
  await done(admin, "takeCounterPayment", { accountno: number, amounttopay: "1000", paymentmode: "Cash" });
}

const tell = () => tellUncountedSafes({ db: app.db, clock: () => app.clock.now, timeZone: "Asia/Kolkata" });
const bell = async () => {
  const rows: { kind: string; total: number }[] = (await admin.call("listNotifications")).body.data;
  return rows.filter(({ kind }) => kind === "safe_uncounted").length;
};
const held = async (account: string) => {
  const rows: { account: string; balance: string }[] = (await admin.call("accountBalances")).body.data[0].places[0]
    .balances;
  return Number(rows.find((row) => row.account === account)?.balance ?? "0");
};
const inDrawer = () => held("Cash in the drawer");
const inSafe = () => held("Cash in the safe");
async function done(who: SignedIn, ...[operation, input]: Parameters<SignedIn["call"]>) {
  app.clock.now = new Date(app.clock.now.getTime() + 1000);
  const { status, body } = await who.call(operation, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0];
}
async function close(who: SignedIn, day: string, carried: number) {
  const counted = String(await inDrawer());
  await done(who, "countDrawer", { day, counted });
  return done(who, "closeDay", { day, counts: [{ paymentmode: "Cash", counted }], carried: String(carried) });
}
const bank = (amount: number, taken_from: string, slip: string) =>
  done(clerk, "recordBankDeposit", { amount: String(amount), slip_number: slip, taken_from });
/** The clerk brings all that is in the safe into the drawer. */
const emptySafe = async (day: string) =>
  done(clerk, "recordCashWithdrawal", { day, amount: String(await inSafe()), taken_from: "Safe", note: "Change" });
/** Every balance of the statement agrees with the books. */
const confirm = async (day: string) =>
  done(admin, "recordBankBalance", { day, balance: String(await held("Bank")), reason: "Agrees" });

/** On each of these days the clerk takes 1,000 in cash, and then does this. Says on which of them the Admins were told. */
async function trade(count: number, then: (at: string, n: number) => Promise<void>): Promise<number[]> {
  const told: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const at = await moveTo(from + n);
    await take(at);
    await then(at, n);
    if ((await tell()) > 0) told.push(n);
  }
  from += count;
  return told;
}

/** Each begins with nothing in the drawer and the safe. */
beforeEach(async () => {
  from += 1;
  const day = await moveTo(from);
  if ((await inSafe()) > 0) await bank(await inSafe(), "Safe", `BEFORE ${from}`);
  if ((await inDrawer()) > 0) await bank(await inDrawer(), "Drawer", `BEFORE ${from} D`);
  await close(admin, day, 0);
  await done(admin, "countSafe", { counted: "0" });
  await confirm(day);
  for (let n = 1; n <= 2; n += 1) {
    const next = await moveTo(from + n);
    await close(clerk, next, 0);
  }
  from += 3;
});

test("cash that is carried over in the drawer each day is told after the days of the safe", async () => {
  const told = await trade(12, async (at) => close(clerk, at, await inDrawer()));
  expect([told, await bell()]).toEqual([[7], 1]);
  // An Admin who closes a day has counted the drawer.
  await trade(1, async (at) => close(admin, at, 0));
  expect(await bell()).toBe(0);
});

test("cash that is brought out of the safe and stored again is told as if it had stayed there", async () => {
  const told = await trade(12, async (at, n) => {
    if (n % 6 === 5) await emptySafe(at);
    await close(clerk, at, 0);
  });
  expect([told, await bell()]).toEqual([[7], 1]);
});

test("a deposit that is taken back and entered anew, and a little that is banked, ends nothing", async () => {
  let standing = "";
  const told = await trade(18, async (at, n) => {
    if (n % 2 === 1) {
      if (standing !== "") await done(admin, "correctAccountEntry", { journal_id: standing, reason: "Another slip" });
      standing = (await bank(await inSafe(), "Safe", `AGAIN ${from} ${n}`)).journal_id;
    }
    await close(clerk, at, 0);
  });
  expect(told).toEqual([7]);
  await moveTo(from);
  await bank(1, "Safe", `LITTLE ${from}`);
  expect(await bell()).toBe(1);
});

test("cash that is moved out of sight of each count is told", async () => {
  // The safe is empty when the Admin counts it, and the drawer when the Admin closes.
  const told = await trade(20, async (at, n) => {
    if (n % 7 === 2 && (await inSafe()) > 0) await emptySafe(at);
    const isHidden = n % 7 === 2 || n % 7 === 3;
    if (n % 7 === 5) await close(admin, at, 0);
    else await close(clerk, at, isHidden ? await inDrawer() : 0);
    if (n % 7 === 2) await done(admin, "countSafe", { counted: "0" });
  });
  expect(told.length).toBeGreaterThan(0);
});

test("of a shop where an Admin counts the safe each week nothing is told", async () => {
  const told = await trade(30, async (at, n) => {
    if (n % 7 === 3) await done(admin, "countSafe", { counted: String(await inSafe()) });
    await close(clerk, at, 500);
  });
  expect([told, await bell()]).toEqual([[], 0]);
});

test("of a shop that banks what it takes each week nothing is told", async () => {
  const weekly = await trade(30, async (at, n) => {
    if (n % 7 === 3) await bank(await inSafe(), "Safe", `WEEK ${from} ${n}`);
    await close(clerk, at, 2000 > (await inDrawer()) ? await inDrawer() : 2000);
    if (n % 7 === 5) await confirm(at);
  });
  expect([weekly, await bell()]).toEqual([[], 0]);
});

test("of a shop that banks what it takes each day, and keeps its change in the drawer, nothing is told", async () => {
  const daily = await trade(25, async (at, n) => {
    if (n > 1) await bank(1000, "Drawer", `DAY ${from} ${n}`);
    await close(clerk, at, await inDrawer());
    if (n % 7 === 5) await confirm(at);
  });
  expect([daily, await bell()]).toEqual([[], 0]);
});
