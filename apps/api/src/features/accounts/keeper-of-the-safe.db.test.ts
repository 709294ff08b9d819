import { expect, test } from "vitest";
import { closeCounted } from "#testing/close-counted.ts";
import { admin, app, clerk, counted, days, moveTo, take } from "#features/days/days.testing.ts";
import type { SignedIn } from "#testing/harness.ts";
import { tellUncountedSafes } from "./tell-unconfirmed.ts";

const tell = () => tellUncountedSafes({ db: app.db, clock: () => app.clock.now, timeZone: "Asia/Kolkata" });
const heldNow = async () => {
  const rows: { account: string; balance: string }[] = (await admin.call("accountBalances")).body.data[0].places[0]
    .balances;
  return rows.find(({ account }) => account === "Cash in the safe")?.balance ?? "0";
};
const employee = async () =>
  (await app.signedInAs({ userType: "Employee", capabilities: ["payments.take", "payments.acknowledge"] })).userId;
const signedIn = (userId: bigint) => app.signedInUser(userId);
async function count(who: SignedIn) {
  const { status, body } = await who.call("countSafe", { counted: await heldNow() });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** The clerk closes each day, and what was taken goes into the safe. Says on how many days the Admins were told. */
async function trade(begin: number, length: number, then: (n: number) => Promise<void>): Promise<number> {
  let told = 0;
  for (let n = begin; n < begin + length; n += 1) {
    const at = await moveTo(days + n);
    await take("1000", "Cash", at);
    const { status, body } = await closeCounted(clerk, { day: at, counts: counted("1000"), carried: "0" });
    expect(status, JSON.stringify(body)).toBe(200);
    // After the close the next day is the first one open.
    await moveTo(days + n + 1);
    await then(n);
    told += await tell();
  }
  return told;
}
const byOthers = async () => {
  const counts: { by_another: boolean }[] = (await admin.call("accountBalances")).body.data[0].places[0].safe_counts;
  return counts.map(({ by_another }) => by_another).toReversed();
};

test("whoever keeps the safe, closes no day and counts it alone time after time is told of, until another hand counts", async () => {
  const keeper = await employee();
  const told = await trade(0, 24, async (n) => {
    if (n % 5 === 4) await count(await signedIn(keeper));
  });
  expect([told, await byOthers()]).toEqual([1, [true, false, false, false]]);
  await count(await signedIn(await employee()));
  expect([await byOthers(), await tell()]).toEqual([[true, false, false, false, true], 0]);
});

test("of a shop where two who close no day count the safe in turn nothing is told", async () => {
  await moveTo(days + 40);
  await count(admin);
  const hands = [await employee(), await employee()] as const;
  const told = await trade(41, 24, async (n) => {
    if (n % 5 === 4) await count(await signedIn(n % 2 === 0 ? hands[0] : hands[1]));
  });
  expect(told).toBe(0);
});

test("whoever took cash out of the safe is no other hand, though somebody else counted it last", async () => {
  await moveTo(days + 80);
  const keeper = await employee();
  const told = await trade(80, 16, async (n) => {
    const who = await signedIn(keeper);
    const deposit = { amount: "100", slip_number: `OUT ${days}`, taken_from: "Safe" };
    if (n === 80) expect((await who.call("recordBankDeposit", deposit)).status).toBe(200);
    if (n % 5 === 4) await count(who);
  });
  expect([told, (await byOthers()).slice(-3)]).toEqual([1, [false, false, false]]);
});
