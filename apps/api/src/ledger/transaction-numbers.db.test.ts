import { expect, test } from "vitest";
import { counterModeCodes } from "@thangam/contracts/values/payments";
import { confirmCapture } from "#testing/confirmed-capture.ts";
import { useDatabase } from "#testing/database.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { movePayment } from "./move-payment.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase({ poolSize: 20 });
const refused = (code: string) => expect.objectContaining({ name: "Refusal", code });
const used = refused("transaction_number_used");

const move = (paymentId: bigint, bookNumber: string, key: string | null = null) =>
  movePayment(database.db, contextOf("Move_Payment", { key }), {
    now: testMoment,
    day: testDay,
    paymentId,
    bookNumber,
    reason: "Entered for the wrong book",
  });

test("what is not cash has its number at the counter, unless the shop waives that of its method", async () => {
  const { make, money, db, asOwner } = database;
  const book = await make.book();
  for (const mode of ["card", "upi", "cheque", "bank"] as const) {
    for (const transactionNumber of [null, "  ", "\t\u00a0", "-"])
      await expect(money.take(book.number, { mode, transactionNumber })).rejects.toEqual(
        refused("transaction_number_required"),
      );
    // Whoever typed something is told what is wrong with it, and what can be done.
    for (const transactionNumber of ["NA", "UPI Ref No.", "none", "0000", "\u0BE6", "pay_QwErTyUiOpAsDf"])
      await expect(money.take(book.number, { mode, transactionNumber })).rejects.toEqual(
        refused("transaction_number_without_digit"),
      );
    await money.take(book.number, { mode, transactionNumber: `A0 ${mode}` });
    await db.setting.create({ data: { key: `${mode}_without_number`, value: true, updatedAt: testMoment } });
    await money.take(book.number, { mode, transactionNumber: null });
    await money.take(book.number, { mode, transactionNumber: `pay_Letters${mode}` });
    await db.setting.update({ where: { key: `${mode}_without_number` }, data: { value: false } });
  }
  await money.take(book.number, { mode: "cash", transactionNumber: null });
  // The database itself refuses the row.
  const insert = `insert into payments (book_id, amount_paise, mode, status, paid_at, business_day, source, created_at)
    values ($1, 50000, 'upi', 'pending', now(), now(), 'counter', now())`;
  await expect(asOwner((owner) => owner.query(insert, [book.id]))).rejects.toThrow("transaction_number_required");
  expect(counterModeCodes.all).toHaveLength(5);
});

test("numbers are compared without blanks and case, whatever became of the payment that used them", async () => {
  const { make, money, db } = database;
  const [one, other] = [await make.book(), await make.book()];
  const first = await money.take(one.number, { mode: "upi", transactionNumber: "utr 000 111" });
  for (const again of ["UTR000111", " utr000 111 ", "Utr\u00a0000\t111"])
    await expect(money.take(other.number, { mode: "bank", transactionNumber: again })).rejects.toEqual(used);
  await money.refund(first.paymentId, { mode: "cash" });
  await expect(money.take(other.number, { mode: "upi", transactionNumber: "UTR000111" })).rejects.toEqual(used);
  await expect(money.take(one.number, { mode: "upi", transactionNumber: "UTR000111" })).rejects.toEqual(used);
  const { paymentId } = await money.start(other.id);
  await expect(money.acknowledge(paymentId, { transactionNumber: "UTR 000111" })).rejects.toEqual(used);

  const slip = await money.take(one.number, { mode: "card", transactionNumber: "A 77" });
  await money.refund(slip.paymentId);
  await expect(money.take(one.number, { mode: "card", transactionNumber: "a77" })).rejects.toEqual(used);
  expect(await db.payment.count({ where: { repeatsNumberOf: { not: null } } })).toBe(0);
});

test("a payment moves to the book it was meant for, with its number, day and rate; no money leaves the shop", async () => {
  const { make, money, db } = database;
  await make.goldRate({ day: "2026-05-02", ratePaisePerGram: 500_000n });
  const [wrong, right] = [await make.book(), await make.book({ scheme: { accrual: "weight" } })];
  const taken = await money.take(wrong.number, { mode: "upi", transactionNumber: "UTR-9", day: "2026-05-02" });
  const answer = await move(taken.paymentId, right.number, "move-once");
  expect(answer).toMatchObject({ bookId: right.id, status: "credited", mode: "upi", transactionNumber: "UTR-9" });
  expect(answer).toMatchObject({ businessDay: "2026-05-02", weightMg: 100n, amountPaise: 50_000n });
  expect(await move(taken.paymentId, right.number, "move-once")).toEqual({ ...answer, replayed: true });
  expect(await db.payment.findUniqueOrThrow({ where: { id: taken.paymentId } })).toMatchObject({ status: "refunded" });
  const lines = await db.$queryRaw<{ account: string; sum: bigint }[]>`
    select account, sum(amount)::bigint as sum from journal_lines
    where payment_id in (${taken.paymentId}, ${answer.paymentId}) and business_day = ${testDay}::date
      and account = 'UPI_CLEARING' group by account`;
  expect(lines).toEqual([{ account: "UPI_CLEARING", sum: 0n }]);
  const told = await db.outboxMessage.findMany({ where: { dedupeKey: { endsWith: `:${taken.paymentId}` } } });
  expect(told.map(({ kind }) => kind).toSorted()).toEqual(["payment_acknowledged", "payment_moved"]);

  // Its number stays used, and a further mistake can be corrected, too.
  await expect(money.take(wrong.number, { mode: "upi", transactionNumber: "utr-9" })).rejects.toEqual(used);
  await expect(move(taken.paymentId, right.number)).rejects.toEqual(refused("nothing_to_move"));
  await expect(move(answer.paymentId, right.number)).rejects.toEqual(refused("nothing_to_move"));
  expect(await move(answer.paymentId, wrong.number)).toMatchObject({ bookId: wrong.id });
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("of many moves of one payment, and of two that cross, each is done once and none waits for ever", async () => {
  const { make, money, db } = database;
  const [one, other] = [await make.book(), await make.book()];
  const [first, second] = [await money.take(one.number), await money.take(other.number)];
  const moves = Array.from({ length: 10 }, (_, n) =>
    n % 2 === 0 ? move(first.paymentId, other.number) : move(second.paymentId, one.number),
  );
  const answers = await Promise.allSettled(moves);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
  expect(await db.payment.count({ where: { correctsId: { in: [first.paymentId, second.paymentId] } } })).toBe(2);
});

test("what a gateway holds, and what its new book does not take, is not moved", async () => {
  const { make, money, asOwner } = database;
  const book = await make.book({ scheme: { prefixes: { MV: 30_000n } }, amountPaise: 30_000n });
  const { paymentId } = await make.payment();
  await expect(move(paymentId, book.number)).rejects.toEqual(refused("amount_not_allowed"));
  const held = await make.payment({ mode: "online" });
  await confirmCapture(database, held.paymentId, { gateway: "razorpay", gatewayPaymentId: "pay_1" });
  await asOwner((owner) =>
    owner.query("update payments set gateway = 'razorpay', gateway_payment_id = 'pay_1' where id = $1", [
      held.paymentId,
    ]),
  );
  const { number } = await make.book();
  await expect(move(held.paymentId, number)).rejects.toEqual(refused("move_not_allowed"));
  await make.closedBook((await money.take(number)).bookId);
  await expect(move(paymentId, number)).rejects.toEqual(refused("book_closed"));
});

test("the database lets a payment share a number only with the one it corrects, of the same amount", async () => {
  const { make, money, asOwner } = database;
  const { id, number } = await make.book();
  const { paymentId } = await money.take(number, { mode: "upi", transactionNumber: "UTR-77" });
  const insert = (paise: number, corrects: bigint | null) =>
    asOwner((owner) =>
      owner.query(
        `insert into payments (book_id, amount_paise, mode, status, transaction_number, corrects_id, paid_at, business_day,
           source, created_at)
         values ($1, $2, 'upi', 'pending', 'utr-77', $3, now(), now(), 'counter', now())`,
        [id, paise, corrects],
      ),
    );
  await expect(insert(50_000, null)).rejects.toThrow("payments_transaction_number_key");
  await expect(insert(50_000, paymentId)).rejects.toThrow("does not correct");
  await money.refund(paymentId);
  await expect(insert(40_000, paymentId)).rejects.toThrow("does not correct");
  await insert(50_000, paymentId);
  await expect(insert(50_000, paymentId)).rejects.toThrow("payments_corrects_id_key");
  await expect(
    asOwner((owner) => owner.query("update payments set corrects_id = null where corrects_id = $1", [paymentId])),
  ).rejects.toThrow("append-only");
});

test.each([
  [
    "staff typed",
    "payments_transaction_number_idx",
    "payments o where transaction_number_key(o.transaction_number) = transaction_number_key('u 1')",
  ],
  [
    "a gateway gave",
    "payments_gateway_number_idx",
    "payments o where transaction_number_key(o.gateway_payment_id) = transaction_number_key('p 1') and o.gateway_payment_id is not null",
  ],
  [
    "a bank gave a slip",
    "journals_bank_reference_idx",
    `journals o where o.source = 'bank_deposit' and o.book_id is null
       and transaction_number_key(split_part(o.source_ref, '~', 1)) = transaction_number_key('s 1')`,
  ],
])("an index finds a number that %s", async (_, index, rows) => {
  const { rows: plan } = await database.asOwner(async (owner) => {
    await owner.query("set enable_seqscan = off");
    return owner.query<{ "QUERY PLAN": string }>(`explain select from ${rows}`);
  });
  expect(plan.map((line) => line["QUERY PLAN"]).join("\n")).toContain(index);
});
