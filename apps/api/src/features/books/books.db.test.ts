import { bookStatusCodes } from "@thangam/contracts/books/schemas";
import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin" });
});

async function customerWithBook() {
  const customer = await app.signedInAs({ userType: "Customer" });
  const client = await app.make.client({ userId: customer.userId });
  return { customer, client, book: await app.make.book({ clientId: client.id }) };
}

describe("a customer's books", () => {
  test("are theirs alone, with where they stand and where to pay", async () => {
    const { customer, client, book } = await customerWithBook();
    await customerWithBook();
    await app.make.payment({ bookId: book.id });
    const answer = await customer.call("listBooksOfPerson", {});
    expect(answer.body.data).toMatchObject([
      {
        fld_name: client.name,
        fld_id: client.id.toString(),
        chitid: book.id.toString(),
        fld_chitamount: "500",
        payment_link: `/pay?book=${book.id}`,
        fld_accountno: book.number,
        instalments_paid: 1,
        next_instalment: 2,
        next_due_on: "2026-06-04",
        paid_total: "500",
      },
    ]);
  });

  test("of another person are answered like a person who is not there", async () => {
    const { customer } = await customerWithBook();
    const other = await customerWithBook();
    const theirs = await customer.call("listBooksOfPerson", { id: other.customer.userId.toString() });
    const missing = await customer.call("listBooksOfPerson", { id: "99999999" });
    expect([theirs.status, theirs.body.code]).toEqual([404, "not_found"]);
    expect([missing.status, missing.body.code]).toEqual([404, "not_found"]);
    expect((await admin.call("listBooksOfPerson", { id: other.customer.userId.toString() })).body.data).toHaveLength(1);
  });
});

describe("closing", () => {
  test("by the customer ends payments on the book and sends them a message", async () => {
    const { customer, client, book } = await customerWithBook();
    const answer = await customer.call("closeBook", { id: book.id.toString(), clientstatus: "Closed" });
    expect(answer.body.data[0]).toMatchObject({ chitstatus: "Closed", next_instalment: null, next_due_on: null });
    expect((await customer.call("startPayment", { accountno: book.number })).body.code).toBe("book_closed");
    expect((await admin.call("takeCounterPayment", { accountno: book.number })).body.code).toBe("book_closed");
    const messages = await app.db.outboxMessage.findMany({ where: { clientId: client.id, kind: "book_closed" } });
    expect(messages).toHaveLength(1);
    const audit = await app.db.auditEntry.findMany({
      where: { recordType: "book", recordId: book.id.toString(), operation: "CloseAccount" },
    });
    expect(audit).toMatchObject([{ actorId: customer.userId }]);
  });

  test("is theirs alone, and opening again is the shop's", async () => {
    const { customer, book } = await customerWithBook();
    const other = await customerWithBook();
    const theirs = await customer.call("closeBook", { id: other.book.id.toString(), clientstatus: "Closed" });
    expect([theirs.status, theirs.body.code]).toEqual([404, "book_not_found"]);
    await customer.call("closeBook", { id: book.id.toString(), clientstatus: "Closed" });
    const reopened = await customer.call("closeBook", { id: book.id.toString(), clientstatus: "Approved" });
    expect([reopened.status, reopened.body.code]).toEqual([403, "status_not_allowed"]);
    const byAdmin = await admin.call("closeBook", { id: book.id.toString(), clientstatus: "Approved" });
    expect(byAdmin.body.data[0]).toMatchObject({ chitstatus: "Approved", next_instalment: 1 });
  });

  /** A customer's request to open a book is not theirs to make, whatever its state; closing depends on the state. */
  test.each([
    ["own", "Approved", "Closed", 200, undefined],
    ["own", "Closed", "Closed", 409, "book_already_closed"],
    ["own", "Settled", "Closed", 409, "book_settled"],
    ["own", "Approved", "Approved", 403, "status_not_allowed"],
    ["own", "Closed", "Approved", 403, "status_not_allowed"],
    ["own", "Settled", "Approved", 403, "status_not_allowed"],
    ["another's", "Closed", "Closed", 404, "book_not_found"],
    ["another's", "Closed", "Approved", 404, "book_not_found"],
  ] as const)("of a customer's %s book, which is %s, to %s: %i %s", async (whose, from, to, status, code) => {
    const { customer, client } = await customerWithBook();
    const book = await app.make.book({
      status: bookStatusCodes.of(from),
      ...(whose === "own" && { clientId: client.id }),
    });
    const answer = await customer.call("closeBook", { id: book.id.toString(), clientstatus: to });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const kept = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
    expect(kept.status).toBe(bookStatusCodes.of(status === 200 ? to : from));
  });

  test("a settled book is refused both ways", async () => {
    const book = await app.make.book({ status: "settled" });
    for (const clientstatus of ["Closed", "Approved"]) {
      const answer = await admin.call("closeBook", { id: book.id.toString(), clientstatus });
      expect([answer.status, answer.body.code]).toEqual([409, "book_settled"]);
    }
    expect((await app.db.book.findUniqueOrThrow({ where: { id: book.id } })).status).toBe("settled");
  });

  test("while a payment is posted, one of the two is refused or the payment came first", async () => {
    const { customer, book } = await customerWithBook();
    const [closed, paid] = await Promise.all([
      customer.call("closeBook", { id: book.id.toString(), clientstatus: "Closed" }),
      admin.call("takeCounterPayment", { accountno: book.number }),
    ]);
    expect(closed.status).toBe(200);
    expect(["Payment Approved", undefined]).toContain(paid.body.data[0]?.status);
    const balance = await app.db.bookBalance.findUniqueOrThrow({ where: { bookId: book.id } });
    expect(balance.paidPaise).toBe(paid.status === 200 ? 50_000n : 0n);
  });
});
