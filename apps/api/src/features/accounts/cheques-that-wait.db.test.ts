import { beforeAll, expect, test } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let number = 200_000;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const [{ version }] = (await admin.call("getSettings")).body.data;
  await admin.call("saveSettings", { credit_cheques_on_clearing: true, version });
});

async function takeCheque(accountno: string): Promise<string> {
  number += 1;
  const sent = { accountno, paymentmode: "Cheque", transactionNumber: String(number) };
  return (await admin.call("takeCounterPayment", sent)).body.data[0].fld_id;
}

test("a cheque that waited has the gold rate of the day on which the bank paid it, whenever that is noted; only days it may have been are taken", async () => {
  for (const [day, ratePaisePerGram] of [
    ["2026-05-04", 800_000n],
    ["2026-05-06", 750_000n],
    ["2026-05-08", 600_000n],
  ] as const)
    await app.make.goldRate({ day, ratePaisePerGram });
  const prefixes = { CQ: 600_000n };
  const scheme = { accrual: "weight", instalments: 11, roundingPlaces: 3, prefixes } as const;
  const id = await takeCheque((await app.make.book({ scheme })).number);
  const began = app.clock.now;
  app.clock.now = new Date(began.getTime() + 4 * 86_400_000);
  admin = await app.signedInUser(admin.userId);
  const paidOn = (credited_on?: string) => admin.call("clearCheque", { fld_id: id, credited_on });
  for (const day of ["2026-05-03", "2026-05-09"]) {
    const { status, body } = await paidOn(day);
    expect([status, body.code]).toEqual([422, "bank_day_not_allowed"]);
  }
  const cleared = await paidOn("2026-05-06");
  expect(cleared.status, JSON.stringify(cleared.body)).toBe(200);
  expect(cleared.body.data[0]).toMatchObject({ status: "Payment Approved", weight: "0.800" });
  const kept = await app.db.payment.findUniqueOrThrow({ where: { id: BigInt(id) } });
  expect(kept.businessDay).toEqual(new Date("2026-05-06"));
  expect((await verifyLedger(app.databaseUrl)).findings).toEqual([]);
  app.clock.now = began;
  admin = await app.signedInUser(admin.userId);
});

test("a cheque is not failed while it is in hand, by nobody: it bounces, after which the bank cannot pay it", async () => {
  const id = await takeCheque((await app.make.book()).number);
  const sent = { id, reason: "No money in the account" };
  const failed = [
    await admin.call("failPayment", sent),
    await admin.call("updatePayment", { ...sent, status: "Failed" }),
  ];
  for (const { status, body } of failed)
    expect([status, body.code, body.data]).toEqual([
      409,
      "cheque_not_cleared",
      "The bank has not paid this cheque yet. Clear it, note that it bounced, or give the cheque back.",
    ]);
  const { status } = await app.db.cheque.findUniqueOrThrow({ where: { paymentId: BigInt(id) } });
  expect(status).toBe("in_hand");
  await expect(
    app.asOwner((owner) => owner.query("update payments set status = 'failed', failed_at = now() where id = $1", [id])),
  ).rejects.toThrow("cheque_not_cleared");
  expect((await admin.call("clearCheque", { fld_id: id })).status).toBe(200);
});
