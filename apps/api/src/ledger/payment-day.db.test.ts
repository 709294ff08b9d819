import { expect, test } from "vitest";
import { refusalIn } from "#core/refusal.ts";
import { confirmCapture } from "#testing/confirmed-capture.ts";
import { useDatabase } from "#testing/database.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase({ poolSize: 20 });
const refused = (code: string) => expect.objectContaining({ name: "Refusal", code });
const morning = (day: string) => ({ day, now: new Date(`${day}T05:00:00Z`) });
const bank = (day: string) => ({ creditedOn: day, creditedAt: new Date(Date.parse(day) - 330 * 60_000) });

test("the bank's day is neither before the payment was started nor to come", async () => {
  const { make, money, db } = database;
  const book = await make.book(morning("2026-08-03"));
  const { paymentId } = await money.start(book.id, morning("2026-08-04"));
  const acknowledge = (day: string) => money.acknowledge(paymentId, { ...morning("2026-08-06"), ...bank(day) });
  await expect(acknowledge("2026-08-03")).rejects.toEqual(refused("bank_day_not_allowed"));
  await expect(acknowledge("2026-08-07")).rejects.toEqual(refused("bank_day_not_allowed"));
  expect(await acknowledge("2026-08-05")).toMatchObject({ businessDay: "2026-08-05", status: "credited" });
  const journal = await db.journal.findFirstOrThrow({ where: { paymentId } });
  expect(journal.businessDay).toEqual(new Date("2026-08-06"));
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("a verified payment has the gateway's day, and no other is taken for it", async () => {
  const { make, money, asOwner } = database;
  const book = await make.book(morning("2026-08-03"));
  const { paymentId } = await money.start(book.id, morning("2026-08-04"));
  await confirmCapture(database, paymentId, { gateway: "sandbox", gatewayPaymentId: "own_day" });
  const verify = "status = 'verified', gateway = 'sandbox', gateway_payment_id = 'own_day'";
  await asOwner((owner) => owner.query(`update payments set ${verify} where id = $1`, [String(paymentId)]));
  const acknowledge = (day: string) => money.acknowledge(paymentId, { ...morning("2026-08-06"), ...bank(day) });
  for (const day of ["2026-08-03", "2026-08-05", "2026-08-06"])
    await expect(acknowledge(day), day).rejects.toEqual(refused("bank_day_not_allowed"));
  expect(await acknowledge("2026-08-04")).toMatchObject({ businessDay: "2026-08-04", status: "credited" });
});

test("the database keeps the day of a payment once it is credited, and takes none before its start", async () => {
  const { make, money, asOwner } = database;
  const { paymentId } = await make.payment();
  const change = (columns: string, id: bigint) =>
    asOwner((owner) => owner.query(`update payments set ${columns} where id = $1`, [String(id)]));
  await expect(change("business_day = '2026-05-03'", paymentId)).rejects.toThrow("stays");
  await expect(change("paid_at = paid_at + interval '1 day'", paymentId)).rejects.toThrow("stays");
  const pending = await money.start((await make.book()).id);
  await expect(change("business_day = '2026-05-03'", pending.paymentId)).rejects.toThrow("stays");
  await confirmCapture(database, pending.paymentId, { gateway: "sandbox", gatewayPaymentId: "early" });
  const early =
    "status = 'verified', gateway = 'sandbox', gateway_payment_id = 'early', paid_at = paid_at - interval '1 h'";
  await expect(change(early, pending.paymentId)).rejects.toThrow("stays");
});

test("five payments for a book and twenty of a client may be open at once, also of a crowd; a number of the settings counts", async () => {
  const { make, money, db } = database;
  const { id: clientId } = await make.client();
  const books = await Promise.all(Array.from({ length: 6 }, () => make.book({ clientId })));
  const all = books.flatMap((book) => Array.from({ length: 6 }, () => () => money.start(book.id)));
  const answers = await Promise.allSettled(all.map((start) => start()));
  const codes = answers.map((answer) => (answer.status === "rejected" ? refusalIn(answer.reason)?.code : "open"));
  expect(codes.filter((code) => code === "open")).toHaveLength(20);
  // Whether a book is full before the client is depends on who comes first.
  const refusals = new Set(codes.filter((code) => code !== "open"));
  expect(refusals.difference(new Set(["open_payments_of_book", "open_payments_of_client"]))).toEqual(new Set());
  const perBook = await db.payment.groupBy({ by: ["bookId"], where: { book: { clientId } }, _count: true });
  expect(Math.max(...perBook.map(({ _count }) => _count))).toBeLessThanOrEqual(5);

  // The twentieth of the client is started, in the book with the most room, and the next one is not.
  const openOf = (id: bigint) => perBook.find(({ bookId }) => bookId === id)?._count ?? 0;
  const room = books.map(({ id }) => id).toSorted((one, other) => openOf(one) - openOf(other))[0]!;
  const { id: last } = await db.payment.findFirstOrThrow({ where: { book: { clientId } } });
  await money.fail(last);
  await money.start(room);
  await expect(money.start(room)).rejects.toEqual(refused("open_payments_of_client"));

  const other = await make.book();
  const started = await Promise.all(Array.from({ length: 5 }, () => money.start(other.id)));
  await expect(money.start(other.id)).rejects.toEqual(refused("open_payments_of_book"));
  // One that ended, and those of a day that is over, leave room.
  await money.fail(started[0]!.paymentId);
  await money.start(other.id);
  await expect(money.start(other.id)).rejects.toEqual(refused("open_payments_of_book"));
  await money.start(other.id, morning("2026-05-05"));
  await make.manyOpenPayments();
  await money.start(other.id);
});
