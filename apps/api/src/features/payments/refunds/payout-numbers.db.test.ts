import { expect, test } from "vitest";
import { numberLikenessCases } from "#ledger/number-likeness.testing.ts";
import { makeReturningPayment } from "#testing/make-returning-payment.ts";
import { handOver } from "#testing/samples/values.ts";
import { app, admin, book, paymentId, settle } from "./paid-another-way.testing.ts";

/** Pays the refund of a further payment, by another payment method. */
async function settleAnother(reference: string, mode = "UPI") {
  return settle({ id: String(await makeReturningPayment(app, book.id)), refund_mode: mode, reference });
}

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** Ends a book by paying its rupees back. */
async function settleBook(reference: string, mode: string) {
  const { id: bookId } = await app.make.book({ clientId: (await app.make.client()).id });
  await app.make.payment({ bookId });
  const terms = { id: String(bookId), way: "Refund", refund_mode: mode, settled_amount: "500", settled_weight: "0" };
  return admin.call("settleBook", { ...terms, reference, remarks: "Moves away", ...handOver });
}

test.each(["Bank", "UPI", "Cheque", "Card"])(
  "what is paid back by %s has its number, and cash a slip of any kind",
  async (mode) => {
    for (const [reference, code] of [
      [" - ", "reference_missing"],
      ["/./", "reference_missing"],
      ["U\u0422R 1", "number_letters"],
    ] as const)
      expect(codeOf(await settle({ refund_mode: mode, reference }))).toEqual([422, code]);
    const direct = app.asOwner((owner) =>
      owner.query("select claim_payout_reference($1, ' - ')", [mode.toLowerCase()]),
    );
    await expect(direct).rejects.toThrow("no letter and no digit");
    expect((await settle({ reference: "-" })).status).toBe(200);
  },
);

test.each(numberLikenessCases)("what was paid back as %s is not paid back as %s: %s", async (used, typed, isAlike) => {
  await app.asOwner((owner) =>
    owner.query(`set session_replication_role = replica;
      update gateway_refunds set other_reference = payment_id::text where other_reference is not null;
      set session_replication_role = default`),
  );
  expect((await settle({ refund_mode: "Bank", reference: used })).status).toBe(200);
  expect(codeOf(await settleAnother(typed))).toEqual(isAlike ? [409, "bank_reference_used"] : [200, undefined]);
});

test("a transfer that paid a refund pays no settlement, nor the other way round, nor two settlements", async () => {
  expect((await settle({ id: String(paymentId), refund_mode: "Bank", reference: "510458111222" })).status).toBe(200);
  expect(codeOf(await settleBook("NEFT/510458111222/CR", "UPI"))).toEqual([409, "bank_reference_used"]);
  expect(codeOf(await settleBook("5IO458111223", "Bank"))).toEqual([200, undefined]);
  expect(codeOf(await settleBook("510458111223", "Bank"))).toEqual([409, "bank_reference_used"]);
  expect(codeOf(await settleAnother("510458111223"))).toEqual([409, "bank_reference_used"]);
  // Cheques and slips are numbered by themselves.
  expect(codeOf(await settleAnother("510458111223", "Cheque"))).toEqual([200, undefined]);
  expect(codeOf(await settleBook("Given at the counter", "Cash"))).toEqual([200, undefined]);
  expect(codeOf(await settleBook("Given at the counter", "Cash"))).toEqual([200, undefined]);
});
