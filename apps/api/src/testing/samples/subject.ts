import { deliveredMessage, makeException } from "./made-for-subject.ts";
import { makeBranchTransfer } from "#testing/make-branch-transfer.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { makeLeftover } from "#testing/make-leftover.ts";
import { secondBranchOf } from "#testing/second-branch.ts";
import { makeSettledPart } from "#testing/make-settled-part.ts";
import { makeDeposit } from "#testing/make-deposit.ts";
import { makeSettlementLine } from "#testing/settlement-report.ts";
import { giveTotp } from "#testing/factors.ts";
import { makeRequest } from "#testing/make-request.ts";
import type { TestApp } from "#testing/harness.ts";
import { ownFactorsOf } from "./own-factors.ts";
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
  /** Of another one, under terms, with a settlement of a part. */
  partBookId: string;
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
  /** Somebody else, who has a second factor. */
  factorOwnerId: string;
  /** Of whoever calls: of two factors of theirs, one. */
  ownFactor: string;
  /** A challenge of their session to show who they are by the password, and one where they did. */
  ownChallenge: string;
  stepUp: string;
  /** Of a branch besides the first. */
  branchNumber: string;
  /** Money on its way from that branch to the first one, and from there to it. */
  comingTransferId: string;
  sentTransferId: string;
}

/** What belongs to whoever calls, and is no record that others may have. */
const ofTheCaller: ReadonlySet<Field> = new Set(["ownFactor", "ownChallenge", "stepUp"]);

/** Whether a sample is about a record that may be there or not, or somebody else's. */
export function isAboutRecords(fields: ReadonlySet<Field>): boolean {
  return [...fields].some((field) => !ofTheCaller.has(field));
}

/** Names records that are not there. */
export const missingSubject: Subject = {
  userId: "999999999",
  clientId: "999999999",
  bookId: "999999999",
  bookNumber: "ZZ99999",
  savedBookId: "999999999",
  savedBookNumber: "ZZ99998",
  partBookId: "999999999",
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
  factorOwnerId: "999999999",
  ownFactor: "999999999",
  ownChallenge: "none",
  stepUp: "none",
  branchNumber: "9999",
  comingTransferId: "999999999",
  sentTransferId: "999999999",
};

export type Field = keyof Subject;
interface Caller {
  userId: bigint;
  sessionId: string;
}

/**
 * Records that an operation's input may name; only those of `fields` are made besides the client with their books, as making all
 * takes ten times as long. The others are names of records that are not there.
 */
export async function makeSubject(
  app: TestApp,
  { fields, caller = null }: { fields?: ReadonlySet<Field>; caller?: Caller | null } = {},
): Promise<Subject> {
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  const employee = await app.make.user({ userType: "Employee" });
  await makeLeftover(app);
  const subject: Subject = {
    ...missingSubject,
    userId: String(client.userId),
    clientId: String(client.id),
    bookId: String(book.id),
    bookNumber: book.number,
    email: client.email,
    employeeId: String(employee.id),
    creditedPaymentId: String((await app.make.payment({ bookId: book.id })).paymentId),
  };
  await completeSubject(app, subject, { fields, caller });
  return subject;
}

/** Makes those of `fields` that a subject has not yet, or all of them. Says whether there were any. */
export async function completeSubject(
  app: TestApp,
  subject: Subject,
  { fields, caller = null }: { fields?: ReadonlySet<Field> | undefined; caller?: Caller | null },
): Promise<boolean> {
  const { email } = subject;
  const [userId, clientId, bookId] = [BigInt(subject.userId), BigInt(subject.clientId), BigInt(subject.bookId)];
  const makerId = BigInt(subject.employeeId);
  const payment = async (details: Parameters<typeof app.make.payment>[0]) =>
    (await app.make.payment(details)).paymentId;
  const makers: Partial<Record<Field, () => Promise<bigint | string>>> = {
    pendingPaymentId: () => payment({ bookId, status: "pending", mode: "online" }),
    partBookId: () => makeSettledPart(app, clientId),
    exceptionId: () => makeException(app, clientId),
    messageId: () => deliveredMessage(app, bookId),
    chequePaymentId: () => payment({ book: { clientId }, mode: "cheque" }),
    depositId: () => makeDeposit(app),
    settlementLineId: () => makeSettlementLine(app),
    returningPaymentId: () => makeReturningPayment(app, bookId),
    requestId: async () => (await makeRequest(app.db, { userId, email })).id,
    closedDay: () => app.make.closedDay({ day: pastDay() }),
    importId: async () => (await app.make.checkedImport()).id,
    approvalId: async () => (await app.make.approval({ makerId })).id,
    ownApprovalId: async () => (await app.make.approval({ makerId: caller?.userId ?? makerId })).id,
    factorOwnerId: async () => (await giveTotp(app, (await app.make.user()).id)).userId,
    ...(caller !== null && ownFactorsOf(app, caller)),
    branchNumber: async () => String(await secondBranchOf(app)),
    comingTransferId: async () => makeBranchTransfer(app, { fromId: await secondBranchOf(app), toId: 1 }),
    sentTransferId: async () => makeBranchTransfer(app, { fromId: 1, toId: await secondBranchOf(app) }),
  };
  // Send_Welcome_Mail finds the request by its e-mail.
  const isNamed = (field: Field) =>
    fields === undefined || fields.has(field) || (field === "requestId" && fields.has("email"));
  const isNeeded = (field: Field) => isNamed(field) && subject[field] === missingSubject[field];
  const before = { ...subject };
  if (isNeeded("savedBookId") || isNeeded("savedBookNumber")) {
    const saved = await app.make.payment({ book: { clientId } });
    subject.savedBookId = String(saved.bookId);
    subject.savedBookNumber = saved.bookNumber;
  }
  for (const [field, make] of Object.entries(makers)) {
    if (isField(field) && isNeeded(field)) subject[field] = String(await make());
  }
  return Object.keys(before).some((field) => isField(field) && subject[field] !== before[field]);
}

export function isField(name: string): name is Field {
  return Object.hasOwn(missingSubject, name);
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
