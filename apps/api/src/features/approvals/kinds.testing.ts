import { lettersOf } from "#testing/believable.ts";
import type { TestApp } from "#testing/harness.ts";
import { sampleOf } from "#testing/samples.ts";
import { enrolment, ownHandOver, person, serial } from "#testing/samples/values.ts";
import { chequeOfTheDayBefore } from "#testing/cheque-of-the-day-before.ts";
import { openedOrder } from "#testing/opened-order.ts";
import { everyCall } from "#testing/kind-case.ts";
import type { Case } from "#testing/kind-case.ts";

/** The gold that was typed, with its reason. */
export const weighed = (grams: string) => ({ weight_reason: "Weighed at the counter", weight: grams });

/** A scheme with a prefix of its own that stands for this amount. */
const schemeOf = (amountPaise: bigint) => ({ prefixes: { [lettersOf(serial())]: amountPaise } });
export const goldBook = (app: TestApp) =>
  app.make.book({ scheme: { accrual: "weight", instalments: 11, roundingPlaces: 3, ...schemeOf(7_000_000n) } });
const months = (user: string, paidmonths: string) => ({ ...enrolment(), user, paidmonths });
const userForm = async (app: TestApp, userId: string, change: object) => {
  const { name, email, mobile, userType } = await app.db.user.findUniqueOrThrow({ where: { id: BigInt(userId) } });
  return { id: userId, name, email, mobile, usertype: userType, status: "Active", ...change };
};
const onlinePayment = async (app: TestApp, gateway: "sandbox" | "upi") => {
  const { paymentId } = await app.make.payment({ status: "pending", mode: "online" });
  await openedOrder(app, paymentId, gateway);
  return { id: String(paymentId), transactionNumber: `T${serial()}`, installmentno: "1" };
};
/**
 * A transfer that was started the day before, which saves gold, and that the bank credited on a day that staff type.
 */
const transfer = async (app: TestApp, creditedOn: "2026-05-03" | "2026-05-04") => {
  const started = { day: "2026-05-03", now: new Date("2026-05-03T05:30:00Z") };
  const { id: bookId } = await goldBook(app);
  const { paymentId } = await app.make.payment({ bookId, status: "pending", mode: "online", ...started });
  await openedOrder(app, paymentId, "upi");
  return { id: String(paymentId), transactionNumber: `T${serial()}`, installmentno: "1", credited_on: creditedOn };
};
const counter = async (app: TestApp, grams: string) => {
  const { number } = await goldBook(app);
  const { weight, ...why } = weighed(grams);
  return { accountno: number, consolatedweight: weight, ...why };
};
const settling = async (app: TestApp, amountPaise: bigint) => {
  const scheme = { instalments: 2, ...schemeOf(amountPaise) };
  const book = await app.make.book({ paidMonths: 2, scheme, day: "2026-01-05" });
  const settled = String((amountPaise * 2n) / 100n);
  const reference = `V${serial()}`;
  return {
    id: String(book.id),
    way: "Voucher",
    method: "Voucher",
    reference,
    settled_amount: settled,
    settled_weight: "0",
    ...ownHandOver(),
  };
};
const checkedImport = async (app: TestApp) => String((await app.make.checkedImport()).id);

/** Each kind, with a call that has to wait and its twin that is just not dangerous. */
export const cases: readonly Case[] = [
  {
    kind: "paid_months",
    name: "addBook",
    dangerous: (_app, subject) => ({ client: subject.clientId, ...months("Existing", "2") }),
    harmless: (_app, subject) => ({ client: subject.clientId, ...months("New", "0") }),
  },
  {
    kind: "paid_months",
    name: "enrolClient",
    dangerous: () => ({ ...person(), schemes: [months("New", "0"), months("Existing", "1")] }),
    harmless: () => ({ ...person(), schemes: [months("New", "0")] }),
  },
  {
    kind: "weight",
    name: "takeCounterPayment",
    dangerous: (app) => counter(app, "10.051"),
    harmless: (app) => counter(app, "10.050"),
  },
  {
    kind: "typed_number",
    name: "acknowledgePayment",
    dangerous: (app) => onlinePayment(app, "sandbox"),
    harmless: (app) => onlinePayment(app, "upi"),
  },
  {
    kind: "typed_number",
    name: "takeCounterPayment",
    dangerous: async (app) => {
      const nth = serial();
      await app.make.payment({ mode: "upi", transactionNumber: `30458${nth}` });
      const { number } = await app.make.book();
      return { accountno: number, paymentmode: "Bank", transactionNumber: `3O458${nth}` };
    },
    harmless: async (app) => {
      const { number } = await app.make.book();
      return { accountno: number, paymentmode: "Bank", transactionNumber: `70458${serial()}` };
    },
  },
  {
    kind: "typed_number",
    name: "updatePayment",
    dangerous: async (app) => ({ ...(await onlinePayment(app, "sandbox")), status: "Payment Approved" }),
    harmless: async (app) => ({ ...(await onlinePayment(app, "upi")), status: "Payment Approved" }),
  },
  {
    kind: "refund",
    name: "updatePayment",
    dangerous: (_app, subject) => ({ id: subject.creditedPaymentId, status: "true" }),
    harmless: (_app, subject) => ({ id: subject.pendingPaymentId, status: "Failed" }),
  },
  {
    kind: "refund",
    name: "resolvePaymentException",
    dangerous: (_app, subject) => sampleOf("resolvePaymentException")(subject),
    harmless: (_app, subject) => ({ ...sampleOf("resolvePaymentException")(subject), resolution: "No money came" }),
  },
  // Small steps of one day add up: each is measured from the last day's rate, too.
  {
    kind: "gold_rate",
    name: "setGoldRate",
    dangerous: () => ({ rate: "7351", purity: "24K" }),
    harmless: () => ({ rate: "7350", purity: "24K" }),
  },
  {
    kind: "settlement",
    name: "settleBook",
    dangerous: (app) => settling(app, 2_510_000n),
    harmless: (app) => settling(app, 2_500_000n),
  },
  {
    kind: "rights",
    name: "saveCapabilities",
    dangerous: (_app, subject) => ({ id: subject.employeeId, capabilities: ["payments.take"] }),
    harmless: (_app, subject) => ({ id: subject.employeeId, capabilities: [] }),
  },
  {
    kind: "rights",
    name: "addUser",
    dangerous: () => ({ ...person(), usertype: "Admin", password: "quiet river 77" }),
    harmless: () => ({ ...person(), usertype: "Employee", password: "quiet river 77" }),
  },
  {
    kind: "rights",
    name: "updateUser",
    dangerous: (app, subject) => userForm(app, subject.employeeId, { usertype: "Admin" }),
    // An Employee is shut out at once.
    harmless: (app, subject) => userForm(app, subject.employeeId, { status: "Disabled" }),
  },
  {
    kind: "identity",
    name: "updateUser",
    dangerous: (app, subject) => userForm(app, subject.userId, { email: `new${serial()}@example.com` }),
    harmless: (app, subject) => userForm(app, subject.userId, { name: "Kavitha S" }),
  },
  {
    kind: "identity",
    name: "updateClient",
    dangerous: (_app, subject) => ({ id: subject.clientId, ...person() }),
    harmless: async (app) => {
      const client = await app.make.client();
      return { id: String(client.id), ...person() };
    },
  },
  {
    kind: "import",
    name: "startImport",
    dangerous: async (app) => ({ id: await checkedImport(app) }),
    harmless: async (app) => ({ id: await checkedImport(app) }),
  },
  {
    kind: "benefits",
    name: "saveScheme",
    dangerous: (_app, subject) => sampleOf("saveScheme")(subject),
    harmless: (_app, subject) => {
      const { terms: _none, ...scheme } = sampleOf("saveScheme")(subject);
      return { ...scheme, fld_type: "Daily", fld_duration: "330", accrual: "weight", payment_rule: "flexible" };
    },
  },
  // ₹ 6,900 for a gram on the day before.
  {
    kind: "bank_day",
    name: "acknowledgePayment",
    dangerous: (app) => transfer(app, "2026-05-03"),
    harmless: (app) => onlinePayment(app, "upi"),
  },
  {
    kind: "bank_day",
    name: "updatePayment",
    dangerous: async (app) => ({ ...(await transfer(app, "2026-05-03")), status: "Payment Approved" }),
    harmless: (_app, subject) => ({ id: subject.pendingPaymentId, status: "Failed" }),
  },
  { kind: "bank_day", name: "clearCheque", dangerous: async (app) => chequeOfTheDayBefore(app, await goldBook(app)) },
  everyCall("move", "movePayment"),
  everyCall("refund", "settleGatewayRefund"),
  everyCall("nominee", "setNominee"),
  everyCall("second_factor", "resetSecondFactor"),
];
