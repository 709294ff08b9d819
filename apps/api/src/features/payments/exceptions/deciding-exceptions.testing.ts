import { beforeEach } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";

export const app = useApp();
export const sandbox = sandboxOf(app);
export let admin: SignedIn;
export let customer: SignedIn;
export let book: { id: bigint; number: string };

/** Of the exception that the second capture of one order raised. */
export let exceptionId: bigint;

export let asideId: bigint;
let serial = 0;

beforeEach(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  book = await app.make.book({ clientId: client.id });
  customer = await app.signedInUser(client.userId!);
  const started = await sandbox.start(customer, book.number);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId: started.paymentId } });
  for (const _ of [1, 2]) await captured(orderId);
  const exception = await app.db.paymentException.findFirstOrThrow({ where: { payment: { bookId: book.id } } });
  [exceptionId, asideId] = [exception.id, exception.paymentId];
});

/** Money that the sandbox holds for the order, and the news of it. */
const captured = (orderId: string) =>
  sandbox.capture(orderId, { id: `sbp_decide_${(serial += 1)}`, amountPaise: 50_000n });

export const decide = (resolution: string, more: object = {}) =>
  admin.call("resolvePaymentException", {
    exception_id: String(exceptionId),
    resolution,
    remarks: "Asked her",
    ...more,
  });

export const refunds = () => app.db.gatewayRefund.findMany({ where: { payment: { bookId: book.id } } });
