import { expect, test } from "vitest";
import { app, customerWithBook } from "#features/payments/payments.testing.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import type { SignedIn } from "#testing/harness.ts";

const sandbox = sandboxOf(app);

/** What the pay page is shown of the customer's book. */
async function shown(customer: SignedIn): Promise<{ book_state: string; open_payment: { fld_id: string } | null }> {
  return (await customer.call("getSavings", {})).body.data.books[0];
}

const refusalOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

test("of two presses at once on what two pages show, one starts a payment and the other is refused", async () => {
  const { customer, book } = await customerWithBook();
  const sent = { accountno: book.number, seen_state: (await shown(customer)).book_state };
  const answers = await Promise.all(Array.from({ length: 4 }, () => customer.call("startPayment", sent)));
  const [started, ...others] = answers.toSorted((one, other) => one.status - other.status);
  expect(started?.status).toBe(200);
  expect(others.map(refusalOf)).toEqual(Array.from({ length: 3 }, () => [409, "payment_meanwhile"]));
  expect(await app.db.payment.count({ where: { bookId: book.id } })).toBe(1);
  // Who was asked about it names it, and who names nothing is not asked.
  const asked = await shown(customer);
  expect(asked.open_payment?.fld_id).toBe(started?.body.data[0].Transactionid);
  const anew = { accountno: book.number, seen_state: asked.book_state };
  expect((await customer.call("startPayment", anew)).status).toBe(200);
  expect(refusalOf(await customer.call("startPayment", anew))).toEqual([409, "payment_meanwhile"]);
  expect((await customer.call("startPayment", { accountno: book.number })).status).toBe(200);
});

test("a press whose answer was lost gets the earlier payment, whatever has happened since", async () => {
  const { customer, book } = await customerWithBook();
  const sent = { accountno: book.number, seen_state: (await shown(customer)).book_state };
  const first = await customer.call("startPayment", sent, { key: `lost-${book.number}` });
  await sandbox.start(customer, book.number);
  const again = await customer.call("startPayment", sent, { key: `lost-${book.number}` });
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
});

test("money that has come in since, or was credited, refuses a press; an attempt that failed does not", async () => {
  const { customer, book } = await customerWithBook();
  const press = async (seen: string) =>
    refusalOf(await customer.call("startPayment", { accountno: book.number, seen_state: seen }));
  const first = await sandbox.start(customer, book.number);
  const { book_state: whenOpen } = await shown(customer);
  await sandbox.simulate(first, "failure");
  expect(await press(whenOpen)).toEqual([200, undefined]);

  const paid = await sandbox.start(customer, book.number);
  const { book_state: whenUnpaid } = await shown(customer);
  await sandbox.simulate(paid, "success");
  await sandbox.reconcile();
  expect((await sandbox.stateOf(customer, paid.paymentId)).status).toBe("Successfully Transfer");
  const later = await app.signedInUser(customer.userId);
  const pressLater = async (seen: string) =>
    refusalOf(await later.call("startPayment", { accountno: book.number, seen_state: seen }));
  expect(await pressLater(whenUnpaid)).toEqual([409, "payment_meanwhile"]);

  const { book_state: whenComeIn } = await shown(later);
  await app.money.acknowledge(paid.paymentId);
  expect(await pressLater(whenComeIn)).toEqual([409, "book_paid_meanwhile"]);
});

test("what is no state of a book is refused as it is typed", async () => {
  const { customer, book } = await customerWithBook();
  for (const seen_state of ["1", "a.b.c", "1.2.3.4"])
    expect((await customer.call("startPayment", { accountno: book.number, seen_state })).status).toBe(422);
});
