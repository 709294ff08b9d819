import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { daysAt } from "./leftovers.testing.ts";

const app = useApp();
let admin: SignedIn;
let clerkId: bigint;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
  clerkId = (await app.make.user({ userType: "Employee", name: "Bala", capabilities: ["payments.take"] })).id;
});

const { opens, paysTo, tell } = daysAt(app);
async function moveTo(n: number) {
  opens(n);
  admin = await app.signedInUser(admin.userId);
}
const pay = (n: number, amountPaise: bigint, number: string, actorId = clerkId) =>
  paysTo(actorId, n, amountPaise, number);
/** A line of the statement of the day. */
async function line(n: number, amount: string, reference: string, more: object = {}) {
  await moveTo(n);
  const { status, body } = await admin.call("recordBankEntry", { amount, paymentmode: "UPI", reference, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
}
const bell = async () => {
  const rows: { kind: string; total: number }[] = (await admin.call("listNotifications")).body.data;
  return rows.filter(({ kind }) => kind === "receipts_left_over").length;
};
const mails = () => app.db.outboxMessage.count({ where: { kind: "receipts_left_over" } });
const number = (n: number, at: number) => String(432_600_000_000 + n * 977 + at * 13);
/** On each day two customers pay, and the money of the day before comes, each in a line that names it. */
async function trade(from: number, until: number) {
  for (let n = from; n < until; n += 1) {
    if (n > from) for (const at of [0, 1]) await line(n, "1000", `UPI/${number(n - 1, at)}/RAVI`);
    for (const at of [0, 1]) await pay(n, 100_000n, number(n, at));
    await tell(n);
  }
}

test("where all the money comes, nothing is told, also with fees that are debited apart", async () => {
  await trade(0, 12);
  for (const at of [0, 1]) await line(12, "1000", `UPI/${number(11, at)}/RAVI`);
  await line(12, "5", "FEE 1", { direction: "Debit" });
  await trade(13, 20);
  expect([await mails(), await bell()]).toEqual([0, 0]);
});

test("an invented payment is told although more money than it comes every day, and rings until it is explained", async () => {
  await line(21, "1000", `UPI/${number(19, 0)}/RAVI`);
  await line(21, "1000", `UPI/${number(19, 1)}/RAVI`);
  await pay(21, 70_000n, "889977665544");
  await trade(22, 32);
  const admins = await app.db.user.count({ where: { userType: "Admin", status: "active" } });
  expect([await mails(), await bell()]).toEqual([admins, 1]);
  const { leftovers } = (await admin.call("listLeftovers")).body.data[0];
  expect(leftovers).toMatchObject([
    { paymentmode: "UPI", receipts: [{ transid: "889977665544", amount: "700", taken_by: "Bala" }] },
  ]);
  expect(Number(leftovers[0].left)).toBeGreaterThanOrEqual(700);
  const remarks = "The bank credited the other account";
  expect((await admin.call("explainLeftover", { paymentmode: "Bank", remarks })).body.code).toBe("nothing_left_over");
  const explained = await admin.call("explainLeftover", { paymentmode: "UPI", remarks });
  expect(explained.status, JSON.stringify(explained.body)).toBe(200);
  expect(await app.db.approval.findFirst({ orderBy: { id: "desc" } })).toMatchObject({
    state: "told",
    kind: "account_entry",
    operation: "Explain_Receipt_Leftover",
  });
  expect([await bell(), (await admin.call("listLeftovers")).body.data]).toEqual([0, [{ leftovers: [] }]]);
  await tell(32);
  await tell(33);
  expect([await mails(), await bell()]).toEqual([admins, 0]);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("whoever took one of the payments does not explain them, and an explanation covers no second one", async () => {
  await app.make.user({ userType: "Admin" });
  await moveTo(33);
  for (const at of [0, 1]) await line(33, "1000", `UPI/${number(31, at)}/RAVI`);
  await pay(33, 90_000n, "889977665599", admin.userId);
  await trade(34, 45);
  expect(await bell()).toBe(1);
  const remarks = "It came";
  expect((await admin.call("explainLeftover", { paymentmode: "UPI", remarks })).body.code).toBe("leftover_own");
  // The line that names it ends it as well.
  await line(45, "900", "UPI/889977665599/RAVI");
  await tell(46);
  expect(await bell()).toBe(0);
});

test("the database keeps what was noted and said", async () => {
  const change = (sql: string) => app.asOwner((owner) => owner.query(sql));
  for (const table of ["receipt_leftovers", "receipt_explanations"]) {
    await expect(change(`delete from ${table}`)).rejects.toThrow();
    await expect(change(`update ${table} set place_id = place_id`)).rejects.toThrow();
  }
  await expect(
    change(
      `insert into receipt_leftovers select place_id, account_id, day + 900, 1, 0, 2, now() from receipt_leftovers limit 1`,
    ),
  ).rejects.toThrow("receipt_leftovers_paise_check");
});
