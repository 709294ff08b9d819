import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { testDay as today } from "#testing/money.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Asha" });
});

const flexible = {
  scheme: { paymentRule: "flexible", type: "daily", minimumPaise: 10_000n, multipleOfPaise: 10_000n },
} as const;

/** A thousand rupees more lie at the bank. */
async function fillBank(slip_number: string) {
  await app.make.payment({ amountPaise: 100_000n, book: flexible });
  expect((await admin.call("recordBankDeposit", { amount: "1000", slip_number })).status).toBe(200);
}

async function heldAtBank(): Promise<number> {
  const [{ places }] = (await admin.call("accountBalances")).body.data;
  const held = places[0].balances.find((row: { account: string }) => row.account === "Bank account");
  return Number(held?.balance ?? 0);
}

describe("a debit of more than was paid back by its method", () => {
  const debit = (who: SignedIn, amount: number, reference: string) =>
    who.call("recordBankEntry", { direction: "Debit", amount: String(amount), paymentmode: "UPI", reference });

  test("waits when an Employee enters it, and is told to the other Admins when an Admin does", async () => {
    const employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
    await fillBank("SLIP 1");
    const { paymentId } = await app.make.payment({ amountPaise: 30_000n, mode: "upi", book: flexible });
    await app.money.refund(paymentId);
    const held = await heldAtBank();
    expect((await debit(employee, 100, "STMT part")).status).toBe(200);
    const asked = await debit(employee, 201, "STMT beyond");
    expect([asked.status, await heldAtBank()]).toEqual([202, held - 100]);
    const approval = await app.db.approval.findUniqueOrThrow({
      where: { id: BigInt(asked.body.approval.approval_id) },
    });
    expect(approval).toMatchObject({
      kind: "account_entry",
      dangers: [
        {
          subject: "STMT beyond",
          to: "Bank debit",
          amountPaise: "20100",
          facts: { day: today, method: "UPI", paidBack: "200" },
        },
      ],
    });
    const decided = await admin.call("decideApproval", { approval_id: String(approval.id), decision: "approve" });
    expect([decided.status, await heldAtBank()]).toEqual([200, held - 301]);

    expect((await debit(admin, 1, "STMT told")).status).toBe(200);
    expect(await app.db.approval.count({ where: { kind: "account_entry", state: "told" } })).toBe(1);
  });

  test("of two at once that are within it only alone, one waits, by each method", async () => {
    const employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
    await fillBank("SLIP 2");
    for (const [mode, paymentmode] of [
      ["card", "Card"],
      ["bank", "Bank"],
    ] as const) {
      const { paymentId } = await app.make.payment({ amountPaise: 20_000n, mode, book: flexible });
      await app.money.refund(paymentId);
      const both = ["A", "B"].map((of) =>
        employee.call("recordBankEntry", {
          direction: "Debit",
          amount: "150",
          paymentmode,
          reference: `AT ${of} ${mode}`,
        }),
      );
      expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 202]);
    }
  });

  test("is no more than was paid back where a payment was moved or a cheque given back", async () => {
    const employee = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
    const { paymentId } = await app.make.payment({ amountPaise: 20_000n, mode: "bank", book: flexible });
    const { number } = await app.make.book(flexible);
    const moved = await admin.call("movePayment", { id: String(paymentId), accountno: number, reason: "Wrong book" });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    const cheque = await app.make.payment({ amountPaise: 20_000n, mode: "cheque", book: flexible });
    const back = await admin.call("refundPayment", {
      id: String(cheque.paymentId),
      refund_mode: "Cheque",
      reason: "No",
    });
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    for (const paymentmode of ["Bank", "Cheque"]) {
      const line = { direction: "Debit", amount: "200", paymentmode, reference: `NONE ${paymentmode}` };
      expect((await employee.call("recordBankEntry", line)).status).toBe(202);
    }
  });
});
