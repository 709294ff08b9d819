import { beforeAll, describe, expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";

const app = useApp();
let admin: SignedIn;
let closer: SignedIn;

beforeAll(async () => {
  admin = await app.signedInAs({ userType: "Admin", name: "Meena Admin" });
  closer = await app.signedInAs({ userType: "Employee", name: "Kumar Counter", capabilities: ["books.close"] });
});

const close = (accountno: string, remarks = "Moved to another town") =>
  closer.call("closeBookByNumber", { accountno, remarks, status: "Closed" });

async function bookWithWaitingPayment() {
  const book = await app.make.book();
  await app.make.payment({ bookId: book.id });
  const { paymentId } = await app.make.payment({ bookId: book.id, status: "pending" });
  return { book, paymentId };
}

describe("closing by number", () => {
  test("asks for the number first, then for the remark, in the words of the handbook", async () => {
    const answer = await closer.call("closeBookByNumber", {});
    expect([answer.status, answer.body.detail]).toEqual([422, "Enter Account Number"]);
    expect(answer.body.errors.map(({ message }: { message: string }) => message)).toEqual([
      "Enter Account Number",
      "Enter Your Remark",
    ]);
    const { number } = await app.make.book();
    for (const remarks of ["", "   ", null]) {
      const refused = await closer.call("closeBookByNumber", { accountno: number, remarks });
      expect([refused.status, refused.body.detail]).toEqual([422, "Enter Your Remark"]);
    }
    expect((await close("ZZ99999")).body.code).toBe("book_not_found");
  });

  test("keeps the remarks, who and when: in the list of closed accounts and in the trail", async () => {
    const { book } = await bookWithWaitingPayment();
    const answer = await close(book.number.toLowerCase(), "  Gave up saving  ");
    expect(answer.body.data[0]).toMatchObject({ chitstatus: "Closed", next_instalment: null });
    const list = await closer.call("listClosedBooks", { search: book.number });
    expect(list.body.data).toMatchObject([
      {
        FLD_ACCOUNTNO: book.number,
        FLD_CLIENTSTATUS: "Closed",
        chitid: String(book.id),
        closed_by: "Kumar Counter",
        closed_at: app.clock.now.toISOString(),
        remarks: "Gave up saving",
        open_exceptions: 1,
      },
    ]);
    const [entry] = await app.db.auditEntry.findMany({
      where: { recordType: "book", recordId: String(book.id), operation: "Add_New_CloseAccount" },
    });
    expect(entry).toMatchObject({
      actorId: closer.userId,
      detail: { from: "approved", to: "closed", remarks: "Gave up saving", paymentsUnderWay: 1 },
    });
  });

  test("shows before what it will do, and why it cannot be done", async () => {
    const { book, paymentId } = await bookWithWaitingPayment();
    const before = await closer.call("previewClosing", { accountno: book.number });
    expect(before.body.data).toMatchObject({
      book: { fld_accountno: book.number, paid_total: "500", instalments_paid: 1 },
      waiting: [{ fld_id: String(paymentId), paidamount: "500", status: "Pending" }],
      waiting_count: 1,
      closed_at: null,
      refusal: null,
    });
    await close(book.number);
    const after = await closer.call("previewClosing", { accountno: book.number });
    expect(after.body.data).toMatchObject({
      refusal: "book_already_closed",
      closed_by: "Kumar Counter",
      remarks: "Moved to another town",
    });
    expect((await closer.call("previewClosing", { accountno: "ZZ99999" })).status).toBe(404);
  });

  test("is no right to open it again", async () => {
    const book = await app.make.book({ status: "closed" });
    const answer = await closer.call("closeBook", { id: String(book.id), clientstatus: "Approved" });
    expect([answer.status, answer.body.code]).toEqual([403, "not_allowed"]);
  });
});

describe("the list of closed accounts", () => {
  test("is searched, sorted, paged, and narrowed to days of the shop", async () => {
    const client = await app.make.client({ name: "Thamarai Listed" });
    const at = ["2026-03-31T18:29:59Z", "2026-03-31T18:30:00Z", "2026-04-01T18:29:59Z"].map((time) => new Date(time));
    const numbers: string[] = [];
    for (const closedAt of at)
      numbers.push(
        (await app.make.book({ clientId: client.id, closedAt, now: new Date("2026-03-01T05:00:00Z") })).number,
      );
    await app.make.book({ clientId: client.id });
    const found = async (filter: object) => {
      const { body } = await admin.call("listClosedBooks", { search: "thamarai l", ...filter });
      return body.data.map((row: { FLD_ACCOUNTNO: string }) => row.FLD_ACCOUNTNO);
    };
    expect(await found({})).toEqual(numbers.toReversed());
    expect(await found({ FromDate: "2026-04-01", ToDate: "2026-04-01" })).toEqual([numbers[2], numbers[1]]);
    expect(await found({ sort: "closedAt", pageSize: "1", page: "2" })).toEqual([numbers[1]]);
    for (const half of [{ FromDate: "2026-04-01" }, { ToDate: "2026-04-01" }, { FromDate: "", ToDate: "" }]) {
      const { status, body } = await admin.call("listClosedBooks", half);
      expect([status, body.detail]).toEqual([422, "Please select from date and to date"]);
    }
  });

  test("holds settled books too, and lets go of those that are open again", async () => {
    const [settled, reopened] = [await app.make.book({ status: "settled" }), await app.make.book({ status: "closed" })];
    await admin.call("closeBook", { id: String(reopened.id), clientstatus: "Approved" });
    const { body } = await admin.call("listClosedBooks", { pageSize: "200" });
    const statuses = new Map(
      body.data.map((row: { chitid: string; FLD_CLIENTSTATUS: string }) => [row.chitid, row.FLD_CLIENTSTATUS]),
    );
    expect([statuses.get(String(settled.id)), statuses.get(String(reopened.id))]).toEqual(["Settled", undefined]);
  });
});

describe("the transitions of a book", () => {
  const commands = {
    "CloseAccount Closed": (book: { id: bigint }) =>
      admin.call("closeBook", { id: String(book.id), clientstatus: "Closed" }),
    "CloseAccount Approved": (book: { id: bigint }) =>
      admin.call("closeBook", { id: String(book.id), clientstatus: "Approved" }),
    Add_New_CloseAccount: (book: { number: string }) => close(book.number),
  } as const;

  test.each([
    ["approved", "CloseAccount Closed", "closed"],
    ["approved", "Add_New_CloseAccount", "closed"],
    ["approved", "CloseAccount Approved", "book_already_open"],
    ["closed", "CloseAccount Approved", "approved"],
    ["closed", "CloseAccount Closed", "book_already_closed"],
    ["closed", "Add_New_CloseAccount", "book_already_closed"],
    ["settled", "CloseAccount Closed", "book_settled"],
    ["settled", "CloseAccount Approved", "book_settled"],
    ["settled", "Add_New_CloseAccount", "book_settled"],
  ] as const)("%s, %s: %s", async (from, command, outcome) => {
    const book = await app.make.book({ status: from });
    const before = await app.fingerprint();
    const answer = await commands[command](book);
    const { status } = await app.db.book.findUniqueOrThrow({ where: { id: book.id } });
    if (outcome.startsWith("book_")) {
      expect([answer.status, answer.body.code, status]).toEqual([409, outcome, from]);
      expect(await app.fingerprint()).toEqual(before);
    } else expect([answer.status, status]).toEqual([200, outcome]);
  });

  const states = ["approved", "closed", "settled"] as const;
  const transitions = new Set(["approved closed", "closed approved"]);
  const pairs = states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const));
  test.each(pairs)("%s → %s is enforced by the database itself", async (from, to) => {
    const book = await app.make.book({ status: from });
    const change = app.asOwner((owner) =>
      owner.query("update books set status = $1, closed_at = coalesce(closed_at, now()) where id = $2", [to, book.id]),
    );
    if (to === "settled") await expect(change).rejects.toThrow("is not settled as its settlement says");
    else if (transitions.has(`${from} ${to}`)) await change;
    else await expect(change).rejects.toThrow("book_settled");
  });

  test("the application itself can change a book's status by no statement of its own", async () => {
    const book = await app.make.book();
    await expect(app.db.book.update({ where: { id: book.id }, data: { status: "closed" } })).rejects.toThrow(
      /permission/,
    );
  });

  test("a closed book whose instalments are all paid is opened again, and its client with it", async () => {
    const client = await app.make.client();
    const book = await app.make.book({ clientId: client.id, scheme: { instalments: 1 } });
    await app.make.payment({ bookId: book.id });
    await close(book.number);
    await app.db.client.update({ where: { id: client.id }, data: { status: "closed" } });
    const answer = await admin.call("closeBook", { id: String(book.id), clientstatus: "Approved" });
    expect(answer.body.data[0]).toMatchObject({ chitstatus: "Approved", next_instalment: null });
    expect((await app.db.client.findUniqueOrThrow({ where: { id: client.id } })).status).toBe("approved");
  });

  test("twenty who close at once close it once, with one message and one exception", async () => {
    const { book, paymentId } = await bookWithWaitingPayment();
    const answers = await Promise.all(Array.from({ length: 20 }, () => close(book.number)));
    const codes = answers.map(({ status, body }) => (status === 200 ? "done" : body.code));
    expect(codes.filter((code) => code === "done")).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(["done", "book_already_closed"]));
    expect(await app.db.paymentException.count({ where: { paymentId } })).toBe(1);
    expect(await app.db.outboxMessage.count({ where: { clientId: book.clientId, kind: "book_closed" } })).toBe(1);
  });
});
