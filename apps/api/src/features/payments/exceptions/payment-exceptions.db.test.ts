import { beforeAll, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Meena Admin" });
});

/** A payment under way on a book that was closed meanwhile. */
async function exception(status: "pending" | "verified" = "pending") {
  const payment = await app.make.payment({ status: "pending" });
  if (status !== "pending")
    await app.asOwner((owner) =>
      owner.query("update payments set status = $1 where id = $2", [status, payment.paymentId]),
    );
  await admin.call("closeBookByNumber", { accountno: payment.bookNumber, remarks: "Gave up" });
  const { id } = await app.db.paymentException.findFirstOrThrow({ where: { paymentId: payment.paymentId } });
  return { id, payment };
}

const returned = (id: bigint, more: object = {}) => ({
  exception_id: String(id),
  resolution: "Money returned",
  reference: "NEFT0042",
  remarks: "Sent back to the bank account",
  ...more,
});
const statusOf = async (id: bigint) => (await app.db.payment.findUniqueOrThrow({ where: { id } })).status;

test("closing a book lists what was under way, verified or not; what had ended is left alone", async () => {
  const book = await app.make.book();
  for (const status of ["credited", "failed", "refunded", "pending", "pending"] as const)
    await app.make.payment({ bookId: book.id, status });
  const pending = await app.db.payment.findMany({
    where: { bookId: book.id, status: "pending" },
    orderBy: { id: "asc" },
  });
  await app.asOwner((owner) => owner.query("update payments set status = 'verified' where id = $1", [pending[0]?.id]));
  await admin.call("closeBookByNumber", { accountno: book.number, remarks: "Gave up" });
  const list = await admin.call("listPaymentExceptions", { state: "Open", search: book.number, sort: "raisedAt" });
  expect(new Set(list.body.data.map(({ status, fld_id }: Record<string, string>) => `${fld_id} ${status}`))).toEqual(
    new Set([`${pending[0]?.id} Successfully Transfer`, `${pending[1]?.id} Pending`]),
  );
  expect(list.body.data[0]).toMatchObject({
    kind: "book_closed",
    fld_accountno: book.number,
    chitstatus: "Closed",
    raised_by: "Meena Admin",
    resolution: null,
  });
});

test("opening the book resolves them, and they are ordinary payments again", async () => {
  const { id, payment } = await exception();
  await admin.call("closeBook", { id: String(payment.bookId), clientstatus: "Approved" });
  expect(await app.db.paymentException.findUniqueOrThrow({ where: { id } })).toMatchObject({
    resolution: "book_reopened",
    resolvedById: admin.userId,
  });
  const again = await admin.call("resolvePaymentException", returned(id));
  expect([again.status, again.body.code]).toEqual([409, "exception_resolved"]);
  const credited = await admin.call("acknowledgePayment", {
    id: String(payment.paymentId),
    transactionNumber: "LATE1",
    installmentno: "1",
  });
  expect(credited.body.data[0]).toMatchObject({ status: "Payment Approved" });

  // A book can be closed over another payment later; the one that ended does not come back.
  const next = await app.make.payment({ bookId: payment.bookId, status: "pending" });
  await admin.call("closeBookByNumber", { accountno: payment.bookNumber, remarks: "Gave up again" });
  const open = await app.db.paymentException.findMany({
    where: { payment: { bookId: payment.bookId }, resolvedAt: null },
  });
  expect(open.map(({ paymentId }) => paymentId)).toEqual([next.paymentId]);
});

test.each(["pending", "verified"] as const)(
  "money of a %s payment that was returned: it failed for that reason, and its client is told",
  async (status) => {
    const { id, payment } = await exception(status);
    const answer = await admin.call("resolvePaymentException", returned(id));
    expect(answer.body.data[0]).toMatchObject({
      status: "Failed",
      resolution: "Money returned",
      reference: "NEFT0042",
      resolved_by: "Meena Admin",
    });
    expect(await app.db.payment.findUniqueOrThrow({ where: { id: payment.paymentId } })).toMatchObject({
      status: "failed",
      failureCode: "money_returned",
      failureReason: "NEFT0042. Sent back to the bank account",
    });
    const messages = await app.db.outboxMessage.findMany({ where: { clientId: payment.clientId } });
    expect(messages.map(({ kind }) => kind)).toContain("payment_returned");
    const audit = await app.db.auditEntry.findFirstOrThrow({
      where: { recordType: "payment", recordId: String(payment.paymentId), operation: "Resolve_Payment_Exception" },
    });
    expect(audit).toMatchObject({
      actorId: admin.userId,
      detail: { resolution: "money_returned", reference: "NEFT0042" },
    });
  },
);

test("that no money came can be said of a payment nobody verified, and of no other", async () => {
  const [never, verified] = [await exception(), await exception("verified")];
  const noMoney = { resolution: "No money came", reference: "" };
  const done = await admin.call("resolvePaymentException", returned(never.id, noMoney));
  expect([done.status, await statusOf(never.payment.paymentId)]).toEqual([200, "failed"]);
  const refused = await admin.call("resolvePaymentException", returned(verified.id, noMoney));
  expect([refused.status, refused.body.code]).toEqual([409, "money_was_received"]);
  expect(await statusOf(verified.payment.paymentId)).toBe("verified");
});

test.each([
  [{ resolution: "" }, "Choose what became of the money."],
  [{ resolution: "Book reopened" }, "Choose what became of the money."],
  [{ reference: " " }, "Enter the reference of the return."],
  [{ remarks: "" }, "Enter Your Remark"],
])("a resolution with %o is refused: %s", async (wrong, sentence) => {
  const { id, payment } = await exception();
  const answer = await admin.call("resolvePaymentException", returned(id, wrong));
  expect([answer.status, answer.body.detail]).toEqual([422, sentence]);
  expect(await statusOf(payment.paymentId)).toBe("pending");
});

test("who acknowledges payments sees the list and resolves nothing", async () => {
  const { id } = await exception();
  const clerk = await app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge"] });
  expect((await clerk.call("listPaymentExceptions", {})).status).toBe(200);
  expect((await clerk.call("resolvePaymentException", returned(id))).status).toBe(403);
});

test("ten who resolve one at once resolve it once; an exception is never changed again", async () => {
  const { id, payment } = await exception();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => admin.call("resolvePaymentException", returned(id))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "exception_resolved")).toHaveLength(9);
  expect(await app.db.outboxMessage.count({ where: { clientId: payment.clientId, kind: "payment_returned" } })).toBe(1);
  for (const change of ["update payment_exceptions set remarks = 'x'", "delete from payment_exceptions"])
    await expect(app.asOwner((owner) => owner.query(`${change} where id = ${id}`))).rejects.toThrow("append-only");
});
