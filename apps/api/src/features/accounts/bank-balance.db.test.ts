import { beforeAll, describe, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay as today } from "#testing/money.ts";
import { tellUnconfirmed } from "./tell-unconfirmed.ts";

const app = useApp();
let admin: SignedIn;
let clerk: SignedIn;
/** What the bank's own statement holds, whatever the books say. */
let atBank = 0;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
  clerk = await app.signedInAs({ userType: "Employee", name: "Bala", capabilities: ["payments.acknowledge"] });
  const scheme = { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n } as const;
  await app.make.payment({ amountPaise: 10_000_000n, book: { scheme } });
});

const state = async (who = admin) => (await who.call("bankBalance", {})).body.data[0];
const idsAtBank = async (): Promise<string[]> =>
  (await state()).unconfirmed.map((row: { journal_id: string }) => row.journal_id);
const record = (balance: number, more: object = {}) =>
  admin.call("recordBankBalance", { day: today, balance: String(balance), ...more });
const toldOf = () => app.db.approval.findMany({ where: { kind: "variance", state: "told" }, orderBy: { id: "asc" } });

async function deposit(amount: number, slip_number: string): Promise<string> {
  const { status, body } = await clerk.call("recordBankDeposit", { amount: String(amount), slip_number });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data[0].journal_id;
}

async function recorded(balance: number, more: object = {}) {
  const { status, body } = await record(balance, more);
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  return body.data[0];
}

describe("the balance of the bank's statement", () => {
  test("confirms what it shows; what it does not show yet stays open, with who posted it", async () => {
    expect(await state()).toMatchObject({ latest: null, unconfirmed: [], held: "0" });
    const shown = await deposit(1000, "SLIP A");
    const open = await deposit(500, "SLIP B");
    atBank += 1000;
    expect(await idsAtBank()).toEqual([open, shown]);
    expect(await recorded(atBank, { not_shown: [open] })).toMatchObject({ expected: "1000", difference: "0" });
    expect(await state(clerk)).toMatchObject({
      held: "1500",
      latest: { day: today, balance: "1000", difference: "0", counted_by: "Asha", reason: null },
      unconfirmed_count: 1,
      unconfirmed_amount: "500",
      unconfirmed: [
        {
          journal_id: open,
          kind: "Cash deposit",
          reference: "SLIP B",
          posted_by: "Bala",
          amount: "500",
          is_overdue: false,
        },
      ],
    });
    atBank += 500;
    expect(await recorded(atBank)).toMatchObject({ expected: "1500", difference: "0" });
    expect(await idsAtBank()).toEqual([]);
    expect(await toldOf()).toEqual([]);
    const trail = await app.db.auditEntry.findMany({ where: { operation: "Record_Bank_Balance" } });
    expect(trail.map(({ detail }) => detail)).toMatchObject([{ open: 1 }, { open: 0, balancePaise: "150000" }]);
  });

  test("shows the clerk who draws cash from the bank and deposits it with an invented slip", async () => {
    const draw = { taken_from: "Bank", amount: "400", reference: "CHQ 1" };
    const asked = await clerk.call("recordCashWithdrawal", draw);
    await admin.call("decideApproval", { approval_id: asked.body.approval.approval_id, decision: "approve" });
    atBank -= 400;
    const invented = await deposit(400, "SLIP INVENTED");
    // Whoever compares the entries leaves it open. It never goes away.
    expect(await recorded(atBank, { not_shown: [invented] })).toMatchObject({ expected: "1100" });
    expect(await toldOf()).toEqual([]);
    // Whoever confirms it sees that the bank holds less, and so do the other Admins.
    const silent = await record(atBank);
    expect([silent.status, silent.body.code, silent.body.params.expectedPaise]).toEqual([
      422,
      "variance_reason_missing",
      "150000",
    ]);
    expect(await recorded(atBank, { reason: "Asked the bank" })).toMatchObject({
      expected: "1500",
      difference: "-400",
    });
    expect(await toldOf()).toMatchObject([
      {
        operation: "Record_Bank_Balance",
        reason: "Asked the bank",
        dangers: [{ from: "1500", to: "1100", amountPaise: "40000", facts: { account: "Bank account", day: today } }],
      },
    ]);
    // Nothing was posted, and what is known already is told once.
    expect((await state()).held).toBe("1500");
    expect(await recorded(atBank)).toMatchObject({ expected: "1100", difference: "-400" });
    expect(await toldOf()).toHaveLength(1);
    // The deposit is taken back: the books agree with the bank again, which is told to nobody.
    expect((await admin.call("correctAccountEntry", { journal_id: invented, reason: "No slip" })).status).toBe(200);
    expect(await recorded(atBank)).toMatchObject({ expected: "700", difference: "0" });
    expect(await toldOf()).toHaveLength(1);
  });

  test("does not confirm what was posted while it was typed, nor what was confirmed before, nor an earlier day", async () => {
    const { as_of } = await state();
    const meanwhile = await deposit(200, "SLIP C");
    expect(await recorded(atBank, { as_of })).toMatchObject({ expected: String(atBank), difference: "0" });
    expect(await idsAtBank()).toEqual([meanwhile]);
    atBank += 200;
    await recorded(atBank);
    for (const [input, code] of [
      [{ not_shown: [meanwhile] }, "entry_not_found"],
      [{ day: "2026-05-05" }, "day_not_come"],
      [{ day: "2026-05-03" }, "later_balance_recorded"],
      [{ place: "7" }, "drawer_not_found"],
      [{ balance: "a lot" }, "amount_invalid"],
    ] as const) {
      const { status, body } = await record(atBank, input);
      expect([body.code, status < 500]).toEqual([code, true]);
    }
    expect((await clerk.call("recordBankBalance", { day: today, balance: String(atBank) })).status).toBe(403);
  });

  test("of an entry that was taken back before it was shown says nothing, and of an overdraft what it is", async () => {
    const mistake = await deposit(300, "SLIP D");
    await admin.call("correctAccountEntry", { journal_id: mistake, reason: "Typed twice" });
    expect(await idsAtBank()).toEqual([]);
    await admin.call("recordCashWithdrawal", { taken_from: "Bank", amount: "5000", reference: "CHQ 2" });
    atBank -= 5000;
    expect(await recorded(atBank)).toMatchObject({ balance: String(atBank), difference: "0" });
  });

  test("sent twice under one key is one, and of two at once each follows the other", async () => {
    const count = await app.db.bankCount.count();
    const [slip, more] = [{ day: today, balance: String(atBank) }, { reason: "A fee" }];
    for (let i = 0; i < 2; i += 1) await admin.call("recordBankBalance", slip, { key: `balance-of-${today}` });
    expect(await app.db.bankCount.count()).toBe(count + 1);
    const told = await toldOf();
    const both = await Promise.all([record(atBank - 10, more), record(atBank - 10, more)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const expected = both.map(({ body }) => Number(body.data[0].expected));
    expect(expected.toSorted((a, b) => b - a)).toEqual([atBank, atBank - 10]);
    expect(await toldOf()).toHaveLength(told.length + 1);
    atBank -= 10;
  });
});

describe("cash that the statement does not show", () => {
  const tell = async (day: string) => {
    const clock = () => new Date(`${day}T04:00:00Z`);
    return (await tellUnconfirmed({ db: app.db, clock, timeZone: "Asia/Kolkata" })).entries;
  };
  const mails = () => app.db.outboxMessage.findMany({ where: { kind: "bank_unconfirmed" } });

  test("is told to every Admin once, when three days of the bank have passed", async () => {
    await app.signedInAs({ userType: "Admin", name: "Chitra" });
    await deposit(50, "SLIP E");
    await deposit(60, "SLIP F");
    // Monday the 4th: Tuesday, Wednesday and Thursday are three days.
    expect([await tell("2026-05-07"), await tell("2026-05-08"), await tell("2026-05-09")]).toEqual([0, 2, 0]);
    const told = await mails();
    const admins = await app.db.user.count({ where: { userType: "Admin", status: "active" } });
    expect(told).toHaveLength(admins);
    expect(told[0]?.payload).toEqual({ entries: "2", amountPaise: "11000", since: today });
    await recorded(atBank + 110);
    atBank += 110;
    expect(await tell("2026-05-20")).toBe(0);
  });

  test("is told once although two jobs look at the same moment", async () => {
    await deposit(70, "SLIP G");
    const told = await Promise.all([tell("2026-05-11"), tell("2026-05-11")]);
    expect(told.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});

test.each([
  ["a Friday", "2026-05-08", "2026-05-05"],
  ["a Monday after the second Saturday", "2026-05-11", "2026-05-06"],
  ["a Monday after the third Saturday", "2026-05-18", "2026-05-14"],
  ["a Monday after the fourth Saturday", "2026-05-25", "2026-05-20"],
])("the third day of the bank before %s", async (_which, day, third) => {
  const [found] = await app.db.$queryRaw<{ day: string }[]>`select bank_day_before(${day}::date, 3)::text as day`;
  expect(found?.day).toBe(third);
});
