import type { OperationName } from "@thangam/contracts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { admin, app, book, captured, credited, fake, hear } from "#features/payments/refunds/refund-life.testing.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sampleOf } from "#testing/samples.ts";
import { makeSampleWorld, makeSubject } from "#testing/samples/subject.ts";
import type { Field, Subject } from "#testing/samples/subject.ts";
import type { MessageKind } from "./messages.ts";

let subject: Subject;
/** What the samples name of the operations below. */
const fields = new Set<Field>([
  "savedBookId",
  "savedBookNumber",
  "partBookId",
  "pendingPaymentId",
  "exceptionId",
  "chequePaymentId",
  "requestId",
]);
let customer: SignedIn;
let checker: SignedIn;
/** Books of samples, of which the ledger settled a part without an operation. */
const settledByLedger: bigint[] = [];
/** The newest message of before. */
let before: bigint;

beforeAll(() => makeSampleWorld(app));
beforeEach(async () => {
  subject = await makeSubject(app, { fields });
  settledByLedger.push(BigInt(subject.partBookId));
  customer = await app.signedInUser(BigInt(subject.userId));
  checker = await app.signedInAs({ userType: "Admin" });
  await setScope("employees");
  before = (await app.db.outboxMessage.findFirst({ orderBy: { id: "desc" } }))?.id ?? 0n;
});

async function call(name: OperationName, more: object = {}, caller: SignedIn = admin, status = 200) {
  const answer = await caller.call(name, { ...sampleOf(name)(subject), ...more });
  expect([name, answer.status, answer.body.code]).toEqual([name, status, undefined]);
  return answer.body;
}

async function setScope(scope: string): Promise<void> {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
}

/** One asks for it, and another lets it happen. */
async function approved(name: OperationName): Promise<void> {
  await setScope("everyone");
  const { approval } = await call(name, {}, admin, 202);
  expect(await told()).toEqual([]);
  await call("decideApproval", { approval_id: approval.approval_id, decision: "approve" }, checker);
}

/** A bank takes the money of a payment through the gateway, and an Admin says that this was its refund. */
async function takenByBank({ gatewayPaymentId }: { gatewayPaymentId: string }): Promise<void> {
  const { disputeId } = fake.dispute(gatewayPaymentId, 50_000n);
  await hear(fake.moveDispute(disputeId, "lost"));
  const { id } = await app.db.paymentException.findFirstOrThrow({
    where: { kind: "dispute_lost" },
    orderBy: { id: "desc" },
  });
  await call("resolvePaymentException", { exception_id: String(id), resolution: "Counted as its refund" });
}

const creditedCheque = { paymentmode: "Cheque", transactionNumber: "400123" };

/** Whatever takes something off a book, or ends it, and what its client is told. */
const events: [what: string, kind: MessageKind, happens: () => Promise<unknown>][] = [
  ["an Admin closes a book", "book_closed", () => call("closeBookByNumber")],
  ["its owner closes a book", "book_closed", () => call("closeBook", { clientstatus: "Closed" }, customer)],
  [
    "a book is closed beside an application",
    "book_closed",
    () => call("setApplicationBook", { accountno: subject.bookNumber, clientStatus: "Closed" }),
  ],
  [
    "a closed book is opened again",
    "book_reopened",
    async () => {
      await call("closeBook");
      await call("closeBook", { clientstatus: "Approved" });
    },
  ],
  ["a book is settled by a voucher", "book_settled", () => call("settleBook")],
  [
    "a book is settled by a refund",
    "book_settled",
    () => call("settleBook", { way: "Refund", refund_mode: "Cash", reference: undefined }),
  ],
  ["a settlement is approved", "book_settled", () => approved("settleBook")],
  ["a payment is refunded", "payment_refunded", () => call("refundPayment")],
  [
    "a payment is refunded by the call of the acknowledgement",
    "payment_refunded",
    () => call("updatePayment", { id: subject.creditedPaymentId, status: "true" }),
  ],
  ["a refund is approved", "payment_refunded", () => approved("refundPayment")],
  ["a payment is moved to another book", "payment_moved", () => call("movePayment")],
  ["a cheque bounces", "cheque_bounced", () => call("bounceCheque")],
  [
    "a cheque bounces that was credited at once",
    "cheque_bounced",
    async () => {
      const { data } = await call("takeCounterPayment", { accountno: subject.savedBookNumber, ...creditedCheque });
      await call("bounceCheque", { fld_id: data[0].fld_id });
    },
  ],
  ["money that came too late is given back", "payment_returned", () => call("resolvePaymentException")],
  ["a bank takes back what was credited", "payment_refunded", async () => takenByBank(await credited())],
  ["a bank takes back what was not credited yet", "payment_returned", async () => takenByBank(await captured())],
];

/** What clients were told of such events since. */
function told(): Promise<{ kind: string; clientId: bigint | null }[]> {
  const kinds = [...new Set(events.map(([, kind]) => kind))];
  const where = { id: { gt: before }, kind: { in: kinds } };
  return app.db.outboxMessage.findMany({ where, select: { kind: true, clientId: true }, orderBy: { id: "asc" } });
}

test.for(events)("when %s, its client is told", async ([what, kind, happens]) => {
  await happens();
  const { clientId } = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
  const owner = what.startsWith("a bank") ? clientId : BigInt(subject.clientId);
  const isReopened = kind === "book_reopened";
  expect(await told()).toEqual([
    ...(isReopened ? [{ kind: "book_closed", clientId: owner }] : []),
    { kind, clientId: owner },
  ]);
});

test("the books hold no reversal and no settlement without its message", async () => {
  await call("settleBook");
  const silent = await app.db.$queryRaw<{ kind: string; told: boolean }[]>`
    select distinct l.kind, exists (select from outbox_messages m
      where m.client_id = b.client_id and m.payload ->> 'bookId' = b.id::text
        and m.kind in ('payment_refunded', 'payment_moved', 'cheque_bounced', 'payment_returned', 'book_settled')) as told
    from journal_lines l join books b on b.id = l.book_id
    where (l.owed_paise < 0 or l.owed_mg < 0) and b.id <> all(${settledByLedger}::bigint[]) order by l.kind`;
  expect(silent).toEqual([
    { kind: "Reversal", told: true },
    { kind: "Settlement", told: true },
  ]);
});
