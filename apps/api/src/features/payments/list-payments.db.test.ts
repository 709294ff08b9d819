import { describe, expect, test } from "vitest";
import { admin, app, customerWithBook } from "./payments.testing.ts";

describe("a customer", () => {
  test("cannot distinguish another's book from one that is not there", async () => {
    const { customer } = await customerWithBook();
    const other = await app.make.book();
    for (const operation of ["startPayment", "latestPayment"] as const) {
      const input = (number: string) => ({ accountno: number, accountnumber: number });
      const [theirs, missing] = [
        await customer.call(operation, input(other.number)),
        await customer.call(operation, input("ZZ999")),
      ];
      const { requestId: _a, ...first } = theirs.body;
      const { requestId: _b, ...second } = missing.body;
      expect([theirs.status, first]).toEqual([404, second]);
    }
    expect(await app.db.payment.count({ where: { bookId: other.id } })).toBe(0);
  });

  test("sees when a payment was last tried, unless it failed", async () => {
    const { customer, book } = await customerWithBook();
    expect((await customer.call("latestPayment", { accountnumber: book.number })).body.data).toEqual([]);
    await app.make.payment({ bookId: book.id, status: "failed", mode: "online" });
    expect((await customer.call("latestPayment", { accountnumber: book.number })).body.data).toEqual([]);
    await customer.call("startPayment", { accountno: book.number });
    const latest = await customer.call("latestPayment", { accountnumber: book.number });
    expect(latest.body.data).toEqual([{ paiddate: app.clock.now.toISOString(), status: "Pending" }]);
  });
});

describe("the list of payments", () => {
  test("shows the newest first, with whose they are, and filters", async () => {
    const { client, book } = await customerWithBook();
    const first = await app.make.payment({ bookId: book.id, now: new Date("2026-05-04T06:00:00Z") });
    const second = await app.make.payment({
      bookId: book.id,
      status: "pending",
      mode: "online",
      now: new Date("2026-05-04T07:00:00Z"),
    });
    const answer = await admin.call("listPayments", { search: book.number });
    expect(answer.body.data.map((row: { fld_id: string }) => row.fld_id)).toEqual([
      second.paymentId.toString(),
      first.paymentId.toString(),
    ]);
    expect(answer.body.data[0]).toMatchObject({
      fld_name: client.name,
      fld_email: client.email,
      status: "Pending",
      next_instalment: 2,
      transid: null,
    });
    const pending = await admin.call("listPayments", { search: book.number, status: "Pending" });
    expect(pending.body.page.total).toBe(1);
    const byReceipt = await admin.call("listPayments", { search: first.receiptNumber });
    expect(byReceipt.body.data).toHaveLength(1);
    const byReference = await admin.call("listPayments", { search: second.paymentId.toString() });
    expect(byReference.body.data.map((row: { fld_id: string }) => row.fld_id)).toContain(second.paymentId.toString());
  });

  test("finds the transfer of a whole number alone, and of a part of one whatever holds it", async () => {
    const number = "918273645509";
    const client = await app.make.client({ email: `s${number}@example.com` });
    const book = await app.make.book({ clientId: client.id });
    const [first, second] = [
      await app.make.payment({ mode: "upi", transactionNumber: number }),
      await app.make.payment({ bookId: book.id }),
    ];
    const found = async (search: string) =>
      (await admin.call("listPayments", { search })).body.data.map((row: { fld_id: string }) => row.fld_id);
    expect(await found(number)).toEqual([first.paymentId.toString()]);
    const both = [first, second].map(({ paymentId }) => paymentId.toString());
    expect((await found(number.slice(2))).toSorted()).toEqual(both.toSorted());
  });

  test.each([
    ["seven digits", "2051-05-01", "T5152-0000041", "41"],
    ["seven digits with their noughts", "2052-05-01", "T5253-0000042", "0000042"],
    ["eight digits", "2053-05-01", "T5354-10000043", "10000043"],
  ])("finds a receipt of %s by its digits", async (_, day, receiptNumber, digits) => {
    await app.asOwner((owner) =>
      owner.query("insert into receipt_series (financial_year, last_number) values (financial_year_of($1), $2)", [
        day,
        Number(digits) - 1,
      ]),
    );
    const payment = await app.make.payment({ day });
    expect(payment.receiptNumber).toBe(receiptNumber);
    const found = (await admin.call("listPayments", { search: digits })).body.data;
    expect(found.map((row: { fld_id: string }) => row.fld_id)).toContain(payment.paymentId.toString());
  });
});
