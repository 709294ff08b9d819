import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay as today } from "#testing/money.ts";
import { tellUnconfirmed } from "./tell-unconfirmed.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

const tell = (day: string) =>
  tellUnconfirmed({ db: app.db, clock: () => new Date(`${day}T04:00:00Z`), timeZone: "Asia/Kolkata" });
const record = (balance: string, more: object = {}) =>
  admin.call("recordBankBalance", { day: today, balance, ...more });
const mails = (kind: string) => app.db.outboxMessage.findMany({ where: { kind }, orderBy: { id: "asc" } });
const balance = async (input: object = {}) => (await admin.call("bankBalance", input)).body.data[0];
const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
/** A customer pays on a day. */
const pay = (mode: "upi" | "card", amountPaise: bigint, day: string) =>
  app.make.payment({ mode, amountPaise, book: { scheme }, day, now: new Date(`${day}T06:00:00Z`) });
/** The shop's clock stands at ten or so of a day. */
async function moveTo(day: string) {
  app.clock.now = new Date(`${day}T05:00:00Z`);
  admin = await app.signedInAs({ userType: "Admin" });
}
async function line(amount: string, reference: string, more: object = {}): Promise<string> {
  const { status, body } = await admin.call("recordBankEntry", { amount, paymentmode: "UPI", reference, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0].journal_id;
}

/** What the bell says of these kinds. */
async function bell(who = admin): Promise<Record<string, number>> {
  const { status, body } = await who.call("listNotifications");
  expect(status, JSON.stringify(body)).toBe(200);
  const rows: { kind: string; total: number }[] = body.data;
  const own = rows.filter(({ kind }) => kind === "bank_overdue" || kind === "receipts_unconfirmed");
  return Object.fromEntries(own.map(({ kind, total }) => [kind, total]));
}

test("an invented line of the statement is overdue, told once, and rings until a balance shows it", async () => {
  await pay("upi", 50_000n, today);
  const id = await line("500", "INVENTED 1");
  expect(await tell("2026-05-07")).toEqual({ entries: 0, methods: 0 });
  expect(await bell()).toEqual({});
  expect(await tell("2026-05-08")).toEqual({ entries: 1, methods: 0 });
  expect(await tell("2026-05-09")).toEqual({ entries: 0, methods: 0 });
  await moveTo("2026-05-08");
  expect((await balance()).unconfirmed).toMatchObject([{ journal_id: id, kind: "Bank credit", is_overdue: true }]);
  const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge", "payments.take"] });
  expect([await bell(), await bell(clerk)]).toEqual([{ bank_overdue: 1 }, {}]);
  expect((await record("0", { not_shown: [id] })).status).toBe(200);
  expect(await bell()).toEqual({ bank_overdue: 1 });
  expect((await record("500")).status).toBe(200);
  expect(await bell()).toEqual({});
});

test("money by UPI, card and transfer that no line confirms is told once, and rings until one does", async () => {
  await moveTo("2026-05-11");
  await pay("upi", 30_000n, "2026-05-11");
  await pay("card", 20_000n, "2026-05-11");
  expect(await tell("2026-05-14")).toEqual({ entries: 0, methods: 0 });
  await pay("upi", 40_000n, "2026-05-14");
  await moveTo("2026-05-15");
  const told = await Promise.all([tell("2026-05-15"), tell("2026-05-15")]);
  expect(told.map(({ methods }) => methods).toSorted((a, b) => a - b)).toEqual([0, 2]);
  expect(await tell("2026-05-16")).toEqual({ entries: 0, methods: 0 });
  const [mail, ...others] = await mails("receipts_unconfirmed");
  expect(mail?.payload).toEqual({ amountPaise: "50000", until: "2026-05-11" });
  expect(others).toHaveLength((await app.db.user.count({ where: { userType: "Admin", status: "active" } })) - 1);
  expect(await bell()).toEqual({ receipts_unconfirmed: 2 });
  // The newest receipts wait: a line of 300 confirms those of the 11th.
  await line("300", "STMT 1", { day: "2026-05-15" });
  expect(await bell()).toEqual({ receipts_unconfirmed: 1 });
  await line("200", "STMT 2", { paymentmode: "Card", day: "2026-05-15" });
  expect(await bell()).toEqual({});
  expect(await tell("2026-05-18")).toEqual({ entries: 0, methods: 0 });
  expect(await tell("2026-05-20")).toMatchObject({ methods: 1 });
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
});

test("a payment that is moved to another book is as old as it was, and makes no other one younger", async () => {
  const { money } = app;
  const [one, other] = [await app.make.book(), await app.make.book()];
  const at = { day: "2026-05-18", now: new Date("2026-05-18T06:00:00Z") };
  const { paymentId } = await money.take(one.number, { mode: "bank", transactionNumber: "MOVED 1", ...at });
  await moveTo("2026-05-25");
  const moved = await admin.call("movePayment", {
    id: String(paymentId),
    accountno: other.number,
    reason: "Of the other book",
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  const lying = await app.db.$queryRaw<{ paise: bigint }[]>`
    select receipts_unconfirmed(1::smallint, account('BANK_TRANSFERS'),
      account_balance('infinity', 1::smallint, account('BANK_TRANSFERS')), '-infinity'::date, '2026-05-20'::date) as paise`;
  expect(lying).toEqual([{ paise: 50_000n }]);
  expect((await tell("2026-05-25")).methods).toBeGreaterThan(0);
});

test("so is a cheque in hand", async () => {
  await moveTo("2026-06-01");
  const at = { day: "2026-06-01", now: app.clock.now };
  const { number } = await app.make.book();
  const { paymentId } = await app.money.take(number, { mode: "cheque", transactionNumber: "700700", ...at });
  const before = await bell();
  expect(await tell("2026-06-05")).toMatchObject({ methods: 1 });
  expect((await bell())["receipts_unconfirmed"]).toBe((before["receipts_unconfirmed"] ?? 0) + 1);
  expect((await admin.call("clearCheque", { fld_id: String(paymentId) })).status).toBe(200);
  expect(await bell()).toEqual(before);
});

test("the shop says how many days the bank is given", async () => {
  await moveTo("2026-06-08");
  const [{ version }] = (await admin.call("getSettings")).body.data;
  for (const bank_days of [0, 31]) expect((await admin.call("saveSettings", { bank_days, version })).status).toBe(422);
  expect((await admin.call("saveSettings", { bank_days: 1, version })).body.data).toMatchObject([{ bank_days: 1 }]);
  await pay("upi", 10_000n, "2026-06-08");
  expect(await tell("2026-06-09")).toMatchObject({ methods: 0 });
  expect(await tell("2026-06-10")).toMatchObject({ methods: 1 });
});
