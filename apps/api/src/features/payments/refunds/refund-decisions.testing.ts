import { verifyLedger } from "#ledger/verify.ts";
import { bookedAtGateway } from "#testing/booked-at-gateway.ts";
import type { SignedIn } from "#testing/harness.ts";
import { admin, app, book } from "./refund-life.testing.ts";

const byAdmin = async (...[name, sent]: Parameters<SignedIn["call"]>) =>
  (await app.signedInUser(admin.userId)).call(name, sent);

export async function refundRow(): Promise<Record<string, unknown>> {
  return (await byAdmin("listGatewayRefunds", { search: book.number })).body.data[0];
}

export async function settle(
  paymentId: bigint,
  reference = `NEFT ${paymentId}`,
): Promise<[number, string | undefined]> {
  const sent = { id: String(paymentId), refund_mode: "Bank", reference };
  const { status, body } = await byAdmin("settleGatewayRefund", sent);
  return [status, body.code];
}

export const retry = async (paymentId: bigint) =>
  (await byAdmin("retryGatewayRefund", { id: String(paymentId) })).status;

/** An Admin refunds a credited payment; returns the status and why it was refused. */
export async function refundNow(paymentId: bigint): Promise<[number, string | null]> {
  const sent = { id: String(paymentId), refund_mode: "Online", reason: "The client asked" };
  const { status, body } = await byAdmin("refundPayment", sent);
  return [status, body.code ?? null];
}

export const refundOf = (paymentId: bigint) => app.db.gatewayRefund.findUniqueOrThrow({ where: { paymentId } });

/** The open exceptions of the book as an Admin sees them, the newest first. */
export const listed = async () =>
  (await byAdmin("listPaymentExceptions", { state: "Open", search: book.number })).body.data;

export const openExceptions = () =>
  app.db.paymentException.findMany({
    where: { payment: { bookId: book.id }, resolvedAt: null },
    orderBy: [{ raisedAt: "desc" }, { id: "desc" }],
  });

/** An Admin decides the newest open exception of the book; returns the status and the resolution, or why it was refused. */
export async function decide(resolution: string, more: object = {}): Promise<[number, string | undefined]> {
  const [exception] = await openExceptions();
  const sent = { exception_id: String(exception?.id), resolution, remarks: "The bank decided", ...more };
  const { status, body } = await byAdmin("resolvePaymentException", sent);
  return [status, body.code ?? body.data?.[0]?.resolution];
}

/** What the books hold at the gateway for the book, in paise. */
export const booked = () => bookedAtGateway(app.db, [book.id]);

export const findings = async () => (await verifyLedger(app.databaseUrl)).findings;

/** What may be decided about the first exception of the list. */
export const choices = async () => (await listed())[0]?.decisions;
