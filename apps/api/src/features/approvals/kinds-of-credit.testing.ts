import { testDay } from "#testing/money.ts";
import { openedOrder } from "#testing/opened-order.ts";
import type { TestApp } from "#testing/harness.ts";
import type { Case } from "#testing/kind-case.ts";
import { customerSample, serial } from "#testing/samples/values.ts";
import { goldBook, weighed } from "./kinds.testing.ts";

/** A payment of 10 g by UPI to the shop itself that staff acknowledge with gold that they weighed. */
async function acknowledged(app: TestApp, grams: string) {
  const { id: bookId } = await goldBook(app);
  const { paymentId } = await app.make.payment({ bookId, status: "pending", mode: "online" });
  await openedOrder(app, paymentId, "upi");
  return { id: String(paymentId), transactionNumber: `W${serial()}`, installmentno: "1", ...weighed(grams) };
}

/** Money of 10 g that came a second time for one order, and that the book keeps. */
async function kept(app: TestApp, { grams, number = `K${serial()}` }: { grams?: string; number?: string }) {
  const { id: bookId } = await goldBook(app);
  const { paymentId } = await app.make.payment({ bookId, status: "pending", mode: "online" });
  const { now } = app.clock;
  const order = `order_${paymentId}`;
  await app.db.$executeRaw`
    select open_gateway_order(${now}::timestamptz, ${paymentId}::bigint, 'sandbox', ${order}, '/', ${now}::timestamptz, null, null)`;
  for (const name of [`first_${serial()}`, number])
    await app.db.$executeRaw`
      select gateway_captured('{"operation": "Gateway_Webhook", "requestId": "test"}', ${now}::timestamptz, ${testDay}::date,
        'sandbox', null, ${order}, ${name}, 7000000, '{}')`;
  const { id } = await app.db.paymentException.findFirstOrThrow({ where: { payment: { bookId } } });
  const remarks = "Asked her";
  return {
    exception_id: String(id),
    resolution: "Kept as an instalment",
    remarks,
    ...(grams !== undefined && weighed(grams)),
  };
}

/** The kinds of what is credited otherwise than at the counter, and of whose it is. */
export const creditCases: readonly Case[] = [
  {
    kind: "weight",
    name: "acknowledgePayment",
    dangerous: (app) => acknowledged(app, "10.051"),
    harmless: (app) => acknowledged(app, "10.050"),
  },
  {
    kind: "weight",
    name: "updatePayment",
    dangerous: async (app) => ({ ...(await acknowledged(app, "10.051")), status: "Payment Approved" }),
    harmless: async (app) => ({ ...(await acknowledged(app, "10.050")), status: "Payment Approved" }),
  },
  {
    kind: "weight",
    name: "resolvePaymentException",
    dangerous: (app) => kept(app, { grams: "10.051" }),
    harmless: (app) => kept(app, { grams: "10.050" }),
  },
  {
    kind: "typed_number",
    name: "resolvePaymentException",
    dangerous: async (app) => {
      const nth = serial();
      await app.make.payment({ mode: "upi", transactionNumber: `20458${nth}` });
      return kept(app, { number: `2O458${nth}` });
    },
    harmless: (app) => kept(app, {}),
  },
  {
    kind: "identity",
    name: "updateCustomer",
    dangerous: (_app, subject) => ({ customerid: subject.userId, ...customerSample() }),
    harmless: async (app) => {
      const { id, email, mobile } = await app.make.user();
      return { customerid: String(id), ...customerSample(), email, mobile };
    },
  },
];
