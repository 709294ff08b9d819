import { expect, test } from "vitest";
import { useDatabase } from "#testing/database.ts";
import { contextOf, testDay, testMoment } from "#testing/money.ts";
import { gatewayCaptured } from "./gateway-operations.ts";
import { takeCounterPayment } from "./money-operations.ts";
import { verifyLedger } from "./verify.ts";

const database = useDatabase({ poolSize: 8 });
const used = expect.objectContaining({ name: "Refusal", code: "transaction_number_used" });
const toBeWeighed = /looks like another one/;

/** As the kernel takes it where it may have to wait. */
async function takeWeighed(bookNumber: string, mode: "upi" | "bank" | "cheque", transactionNumber: string) {
  const given = { bookNumber, mode, transactionNumber, amountPaise: null, weightMg: null, weightReason: null };
  const context = { ...contextOf("Add_monhlyOfflinePayments", {}), isWeighed: true as const };
  return takeCounterPayment(database.db, context, { ...given, now: testMoment, day: testDay });
}

test.each([
  "UTR: 345868123450",
  "utr345868123450",
  "RRN 345868123450",
  "Ref no. 345868123450",
  "000345868123450",
  "345868123450.0",
  "\u2782\u2783\u2784\u2787\u2785\u2787\u2780\u2781\u2782\u2783\u2784\u24FF",
])("%s is the number 345868123450", async (transactionNumber) => {
  const { make, money, db } = database;
  const [one, other] = [await make.book(), await make.book()];
  if ((await db.payment.count({ where: { transactionNumber: "345868123450" } })) === 0)
    await money.take(one.number, { mode: "upi", transactionNumber: "345868123450" });
  await expect(money.take(other.number, { mode: "bank", transactionNumber })).rejects.toEqual(used);
  await expect(takeWeighed(other.number, "bank", transactionNumber)).rejects.toEqual(used);
});

test("a number that only looks like another one is taken by a call that is weighed, and by no other", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "upi", transactionNumber: "HDFC0115" });
  for (const transactionNumber of ["HDFCO115", "hdfc01l5", "HDFC0I15", "UTR: HDFCOIL5"])
    await expect(money.take(other.number, { mode: "bank", transactionNumber })).rejects.toThrow(toBeWeighed);
  await takeWeighed(other.number, "bank", "HDFCO115");
  await expect(takeWeighed(one.number, "upi", "hdfc-o115")).rejects.toEqual(used);
  await money.take(other.number, { mode: "bank", transactionNumber: "HDFC0225" });
  // O in front is like a zero in front.
  await expect(money.take(other.number, { mode: "bank", transactionNumber: "OHDFC0225" })).rejects.toThrow(toBeWeighed);
  expect((await verifyLedger(database.url)).findings).toEqual([]);
});

test("numbers of cheques and slips look alike within their book alone", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "cheque", transactionNumber: "700100" });
  await money.take(other.number, { mode: "cheque", transactionNumber: "7OO1OO" });
  await expect(money.take(one.number, { mode: "card", transactionNumber: "7OO1OO" })).rejects.toThrow(toBeWeighed);
  await money.take(one.number, { mode: "upi", transactionNumber: "7OO1OO" });
});

async function order(orderId: string) {
  const { make, money, asOwner } = database;
  const { paymentId } = await money.start((await make.book()).id);
  await asOwner((owner) =>
    owner.query("select open_gateway_order($1, $2, 'sandbox', $3, 'https://pay.example.com', $1, $4, $4)", [
      testMoment,
      paymentId,
      orderId,
      "2026-05-04T18:30:00Z",
    ]),
  );
  return paymentId;
}
const capture = (orderId: string, gatewayPaymentId: string, references: string[]) =>
  gatewayCaptured(database.db, contextOf("Gateway", {}), {
    now: testMoment,
    day: testDay,
    gateway: "sandbox",
    eventId: null,
    orderId,
    gatewayPaymentId,
    amountPaise: 50_000n,
    references,
    capturedAt: null,
    capturedOn: null,
  });

test("a bank's number of the gateway's money, and the gateway's, may be taken for what is typed", async () => {
  const { make, money } = database;
  const paymentId = await order("order_look");
  expect(await capture("order_look", "pay_look10", ["310458000001"])).toBe("verified");
  const { number } = await make.book();
  const takeAlike = async () => {
    for (const transactionNumber of ["3IO458OOOOOI", "PAY_LOOK1O"])
      await expect(money.take(number, { mode: "upi", transactionNumber })).rejects.toThrow(toBeWeighed);
  };
  await takeAlike();
  // Also where the payment bears another number since.
  await money.acknowledge(paymentId, { transactionNumber: "BANK 77120" });
  await takeAlike();
});

test("money that the gateway captured under a number like one that was typed waits for an Admin", async () => {
  const { make, money, db } = database;
  await money.take((await make.book()).number, { mode: "upi", transactionNumber: "32O458OOOOO9" });
  const paymentId = await order("order_later");
  expect(await capture("order_later", "pay_later", ["320458000009"])).toBe("set aside");
  expect(await db.paymentException.findFirstOrThrow({ where: { paymentId } })).toMatchObject({ kind: "late_capture" });
});

test("a bank's number of nine signs tells one payment from another, one of eight does not", async () => {
  const numbersOf = async (...references: string[]) => {
    const { rows } = await database.asOwner((owner) =>
      owner.query<{ told: string[] | null }>("select telling_numbers($1) as told", [references]),
    );
    return rows[0]?.told ?? null;
  };
  expect(await numbersOf("12345678")).toBeNull();
  expect(await numbersOf("123456789")).toEqual(["123456789"]);
  // Neither the word in front nor a zero makes it longer.
  expect(await numbersOf("UTR12345678", "012345678")).toBeNull();
  expect(await numbersOf("UTR 123456789", "123-456-789", "000100123456")).toEqual(["100123456", "123456789"]);

  const { make, money } = database;
  await order("order_eight");
  await order("order_nine");
  await capture("order_eight", "pay_eight", ["45455001"]);
  await capture("order_nine", "pay_nine", ["454550019"]);
  const { number } = await make.book();
  await money.take(number, { mode: "upi", transactionNumber: "45455001" });
  await expect(money.take(number, { mode: "upi", transactionNumber: "454550019" })).rejects.toEqual(used);
});

test("of two numbers that look alike and come at once, the second is weighed", async () => {
  const { make, money } = database;
  const books = await Promise.all(Array.from({ length: 8 }, () => make.book()));
  const typed = [
    "330458111",
    "33O458111",
    "33045811I",
    "33O4581I1",
    "33045811L",
    "33O458L11",
    "33O458LL1",
    "33045811l",
  ];
  const taken = await Promise.allSettled(
    books.map(({ number }, n) => money.take(number, { mode: "upi", transactionNumber: typed[n] ?? "" })),
  );
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a number that holds the twelve digits of a used one, or is held by one, is weighed", async () => {
  const { make, money } = database;
  const [one, other] = [await make.book(), await make.book()];
  await money.take(one.number, { mode: "upi", transactionNumber: "432621989671" });
  for (const transactionNumber of [
    "432621989671/CR",
    "IMPS/P2A/432621989671/RAVI/HDFC",
    "UPI-432621989671-Ravi",
    "UPI/12/432621989671/22",
    "Transaction ID is 4326 2198 9671",
    "ID 432621989671",
    "TRN432621989671",
    "UTRN 432621989671",
    "TRF 432621989671",
    "INR432621989671",
    "22112026432621989671",
    "2621989671",
    "X/\u0967\u0968 /\u096A\u0969\u0968\u096C\u0968\u0967\u096F\u096E\u096F\u096C\u096D\u0967",
  ])
    await expect(money.take(other.number, { mode: "bank", transactionNumber }), transactionNumber).rejects.toThrow(
      toBeWeighed,
    );
  await takeWeighed(other.number, "bank", "432621989671/CR");
  // Another last digit; nine of the digits; a card slip of another book.
  for (const transactionNumber of ["432621989672", "262198967", "432621989670/CR"])
    await money.take(other.number, { mode: "bank", transactionNumber });
  await money.take(other.number, { mode: "card", transactionNumber: "SLIP/432621989671/2" });
  await order("order_inside");
  expect(await capture("order_inside", "pay_inside", ["550458000012"])).toBe("verified");
  await expect(money.take(other.number, { mode: "upi", transactionNumber: "UPI/550458000012/CR" })).rejects.toThrow(
    toBeWeighed,
  );
  await money.take(other.number, { mode: "upi", transactionNumber: "TRF/550458000099/CR" });
  await order("order_outside");
  expect(await capture("order_outside", "pay_outside", ["550458000099"])).toBe("set aside");
});

test("of two numbers with the same digits that come at once, the second is weighed", async () => {
  const { make, money } = database;
  const books = await Promise.all(Array.from({ length: 4 }, () => make.book()));
  const typed = ["660458111222", "660458111222/CR", "TRF 660458111222", "IMPS/660458111222/RAVI"];
  const taken = await Promise.allSettled(
    books.map(({ number }, n) => money.take(number, { mode: "upi", transactionNumber: typed[n] ?? "" })),
  );
  expect(taken.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});
