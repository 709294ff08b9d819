import * as z from "zod/mini";
import { beforeEach, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { Started } from "#testing/sandbox.ts";

const app = useApp();
const sandbox = sandboxOf(app);
let admin: SignedIn;
let customer: SignedIn;
let started: Started;
let otherBook: { number: string };

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  otherBook = await app.make.book();
  customer = await app.signedInUser(client.userId!);
  started = await sandbox.start(customer, book.number);
});

/** The customer pays; returns the news of it, and the number by which their bank names the money. */
async function paid() {
  await sandbox.simulate(started, "success");
  const notice = (await sandbox.notices()).at(-1)!;
  const told = z.object({ payment: z.object({ acquirer_data: z.object({ rrn: z.string() }) }) });
  return { notice, rrn: told.parse(JSON.parse(notice.body)).payment.acquirer_data.rrn };
}

/** The customer shows that number at the counter. */
async function atCounter(transactionNumber: string): Promise<[number, string | undefined]> {
  const sent = { accountno: otherBook.number, amounttopay: "500", paymentmode: "UPI", transactionNumber };
  const { status, body } = await admin.call("takeCounterPayment", sent);
  return [status, body.code];
}
const exceptionKinds = async () =>
  (await app.db.paymentException.findMany({ where: { paymentId: started.paymentId } })).map(({ kind }) => kind);

test("money of a captured payment is not credited again at the counter by its bank's number", async () => {
  const { notice, rrn } = await paid();
  expect(rrn).toMatch(/^\d{12}$/);
  expect((await sandbox.deliver(notice)).status).toBe(200);
  expect(await atCounter(rrn)).toEqual([409, "transaction_number_used"]);
  expect(await atCounter(` ${rrn.slice(0, 6)}-${rrn.slice(6)} `)).toEqual([409, "transaction_number_used"]);
});

test("nor where the shop learned of it by asking", async () => {
  const { rrn } = await paid();
  await sandbox.reconcile();
  admin = await app.signedInUser(admin.userId);
  expect(await atCounter(rrn)).toEqual([409, "transaction_number_used"]);
});

test("credited at the counter first, its capture is an Admin's to decide", async () => {
  const { notice, rrn } = await paid();
  expect(await atCounter(rrn)).toEqual([200, undefined]);
  expect((await sandbox.deliver(notice)).body).toEqual({ data: { outcome: "set aside" } });
  expect(await exceptionKinds()).toEqual(["late_capture"]);
});

test("credited by both of its numbers before, it is counted twice", async () => {
  const { notice, rrn } = await paid();
  expect(await atCounter(rrn)).toEqual([200, undefined]);
  const told = z.object({ payment: z.object({ id: z.string() }) });
  const transactionNumber = told.parse(JSON.parse(notice.body)).payment.id;
  const sent = { id: String(started.paymentId), transactionNumber, installmentno: 1 };
  expect((await admin.call("acknowledgePayment", sent)).status).toBe(200);
  expect((await sandbox.deliver(notice)).body).toEqual({ data: { outcome: "set aside" } });
  expect(await exceptionKinds()).toEqual(["counted_twice"]);
});
