import { beforeEach } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";

export const app = useApp();
export let admin: SignedIn;
export let customer: SignedIn;
export let book: { id: bigint; number: string };

/** Of ₹ 500, paid online and refunded, which its gateway has refused to give back. */
export let paymentId: bigint;

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id });
  customer = await app.signedInUser(client.userId!);
  paymentId = await makeReturningPayment(app, book.id);
});

export const settle = (more: object = {}, by = admin) =>
  by.call("settleGatewayRefund", { id: String(paymentId), refund_mode: "Cash", reference: "Slip 118", ...more });

export const transfers = () => app.db.journal.findMany({ where: { bookId: book.id, kind: "Transfer" } });
