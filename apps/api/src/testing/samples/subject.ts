import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { makeLeftover } from "#testing/make-leftover.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { makeSettlementLine } from "#testing/settlement-report.ts";
import { makeRequest } from "#testing/make-request.ts";
import type { TestApp } from "#testing/harness.ts";
import { pastDay, samplePlace } from "./values.ts";

/** A customer with a book that has one credited and one pending payment. */
export interface Subject {
  userId: string;
  clientId: string;
  bookId: string;
  bookNumber: string;
  /** Of another book of theirs, with one instalment and nothing under way. */
  savedBookId: string;
  savedBookNumber: string;
  pendingPaymentId: string;
  /** Of a payment that was under way when another of their books was closed. */
  exceptionId: string;
  creditedPaymentId: string;
  /** Of a cheque that the bank has not decided. */
  chequePaymentId: string;
  /** The journal of a deposit of cash. */
  depositId: string;
  /** Of a settlement of the gateway, of which the books know nothing. */
  settlementLineId: string;
  /** Of a payment that its gateway has still to give back. */
  returningPaymentId: string;
  /** The customer's */
  email: string;
  /** Somebody else, who may be granted something. */
  employeeId: string;
  /** Of the customer for a further book, waiting. */
  requestId: string;
  /** The latest day that is closed. */
  closedDay: string;
  /** Of a checked file with a good row. */
  importId: string;
  /** Of a message to the customer that was delivered. */
  messageId: string;
  /** Of what the employee asked for, which waits for an approval. */
  approvalId: string;
  /** The same of whoever calls. */
  ownApprovalId: string;
}

/** Names records that are not there. */
export const missingSubject: Subject = {
  userId: "999999999",
  clientId: "999999999",
  bookId: "999999999",
  bookNumber: "ZZ99999",
  savedBookId: "999999999",
  savedBookNumber: "ZZ99998",
  pendingPaymentId: "999999999",
  exceptionId: "999999999",
  creditedPaymentId: "999999999",
  chequePaymentId: "999999999",
  depositId: "999999999",
  settlementLineId: "999999999",
  returningPaymentId: "999999999",
  email: "nobody@example.com",
  employeeId: "999999999",
  requestId: "999999999",
  closedDay: "1999-12-31",
  importId: "999999999",
  messageId: "999999999",
  approvalId: "999999999",
  ownApprovalId: "999999999",
};

export async function makeSubject(app: TestApp, caller: { userId: bigint } | null = null): Promise<Subject> {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  const credited = await app.make.payment({ bookId: book.id });
  const pending = await app.make.payment({ bookId: book.id, status: "pending", mode: "online" });
  const closed = await app.make.book({ clientId: client.id });
  const late = await app.make.payment({ bookId: closed.id, status: "pending", mode: "online" });
  await app.make.closedBook(closed.id);
  const saved = await app.make.payment({ book: { clientId: client.id } });
  const message = await app.db.outboxMessage.update({
    where: { dedupeKey: `book_opened:${book.id}` },
    data: { deliveredAt: app.clock.now, mailedAt: app.clock.now },
  });
  const exception = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: late.paymentId } });
  const employee = await app.make.user({ userType: "Employee" });
  await makeLeftover(app);
  return {
    userId: String(client.userId),
    clientId: String(client.id),
    bookId: String(book.id),
    bookNumber: book.number,
    savedBookId: String(saved.bookId),
    savedBookNumber: saved.bookNumber,
    pendingPaymentId: String(pending.paymentId),
    exceptionId: String(exception.id),
    creditedPaymentId: String(credited.paymentId),
    chequePaymentId: String((await app.make.payment({ book: { clientId: client.id }, mode: "cheque" })).paymentId),
    depositId: String(await makeDeposit(app)),
    settlementLineId: String(await makeSettlementLine(app)),
    returningPaymentId: String(await makeReturningPayment(app, book.id)),
    email: client.email,
    requestId: String((await makeRequest(app.db, { userId: client.userId, email: client.email })).id),
    employeeId: String(employee.id),
    closedDay: await app.make.closedDay({ day: pastDay() }),
    importId: String((await app.make.checkedImport()).id),
    messageId: String(message.id),
    approvalId: String((await app.make.approval({ makerId: employee.id })).id),
    ownApprovalId: String((await app.make.approval({ makerId: caller?.userId ?? employee.id })).id),
  };
}

/** The scheme that samples enrol in, and the place they live in. */
export async function makeSampleWorld(app: TestApp): Promise<void> {
  await app.make.scheme({ name: "Thanga Mazhai", prefixes: { SMP: 50_000n } });
  await app.make.scheme({ name: "Thanga Malar", prefixes: { SMQ: 50_000n } });
  const { countryId, stateId, cityId } = samplePlace;
  await app.db.country.create({ data: { id: countryId, name: "India", iso2: "IN" } });
  await app.db.state.create({ data: { id: stateId, countryId, name: "Tamil Nadu", code: "TN" } });
  await app.db.city.create({ data: { id: cityId, stateId, name: "Chennai" } });
}
