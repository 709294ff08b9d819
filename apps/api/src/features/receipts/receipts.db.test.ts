import { amountInWords } from "@thangam/texts/amount-in-words";
import { textsOf } from "@thangam/texts/server";
import { describe, expect, test } from "vitest";
import * as column from "#platform/database/columns.ts";
import { queryValue } from "#platform/database/rows.ts";
import type { SignedIn } from "#testing/harness.ts";
import { pagesOfPdf, textOfPdf, writtenTextsOfPdf } from "#testing/pdf-text.ts";
import { receiptCode, receiptNumberIn } from "./receipt-code.ts";
import { admin, app } from "./receipts.testing.ts";

/** A gold book of a customer who reads Tamil, and a payment of it. */
async function goldPayment(given: { name?: string; language?: string; amountPaise?: bigint } = {}) {
  const { language = "ta", amountPaise = 150_050n, ...rest } = given;
  const client = await app.make.client(rest);
  await app.db.user.update({ where: { id: client.userId ?? 0n }, data: { language } });
  const scheme = { accrual: "weight", paymentRule: "flexible", multipleOfPaise: 50n } as const;
  const book = await app.make.book({ clientId: client.id, scheme });
  const payment = await app.make.payment({
    bookId: book.id,
    amountPaise,
    mode: "upi",
    transactionNumber: `U${book.id}`,
  });
  return { client, book, payment, owner: await app.signedInUser(client.userId ?? 0n) };
}

const sheetOf = async (caller: SignedIn, id: bigint, more = {}) =>
  (await caller.call("getReceipt", { id: String(id), ...more })).body.data[0];

describe("the receipt", () => {
  test("is in the words of the customer, or in the language asked for", async () => {
    const { payment, book, owner } = await goldPayment({ name: "கவிதா ராமன்" });
    const receipt = await sheetOf(owner, payment.paymentId);
    expect(receipt).toMatchObject({ receiptno: payment.receiptNumber, is_void: false, paidamount: "1500.50" });
    expect(receipt.sheet).toMatchObject({
      language: "ta",
      title: `ரசீது ${payment.receiptNumber}`,
      amount: "₹\u00a01,500.50",
      amount_in_words: amountInWords(150_050n, textsOf("ta")),
      void_mark: null,
    });
    const values = receipt.sheet.lines.map((line: { value: string }) => line.value);
    expect(values).toEqual([
      "04-05-2026, 11:00",
      "கவிதா ராமன்",
      book.number,
      payment.schemeName,
      "1",
      `UPI, U${book.id}`,
      "₹\u00a07,137.00",
      "0.210\u00a0கிராம்",
      "₹\u00a01,500.50",
      "0.210\u00a0கிராம்",
    ]);
    const english = await sheetOf(admin, payment.paymentId, { language: "en" });
    expect(english.sheet.notice).toBe("Received as an advance, not a tax invoice.");
  });

  test("says where the book stood after it, also when it is printed later", async () => {
    const { payment, book } = await goldPayment({ language: "en" });
    await app.make.payment({ bookId: book.id, amountPaise: 900_000n });
    const { sheet } = await sheetOf(admin, payment.paymentId);
    expect(sheet.lines).toContainEqual({ label: "Saved so far", value: "₹\u00a01,500.50" });
    expect(sheet.lines).toContainEqual({ label: "Gold so far", value: "0.210\u00a0g" });
  });

  test("of a refunded payment is void and says when", async () => {
    const { payment } = await goldPayment({ language: "en" });
    await app.money.refund(payment.paymentId, { reason: "Paid by mistake" });
    const receipt = await sheetOf(admin, payment.paymentId);
    expect(receipt.is_void).toBe(true);
    expect(receipt.sheet.void_mark).toBe("VOID");
    expect(receipt.sheet.lines).toContainEqual({ label: "Refunded on", value: "04-05-2026, 11:00" });
  });

  test("is not there before the payment is credited", async () => {
    const pending = await app.make.payment({ status: "pending", mode: "online" });
    const answer = await admin.call("getReceipt", { id: String(pending.paymentId) });
    expect([answer.status, answer.body.code]).toEqual([404, "receipt_not_found"]);
  });
});

describe("the PDF of a receipt", () => {
  const pdfOf = async (caller: SignedIn, id: bigint, more = {}) => {
    const answer = await caller.call("printReceipt", { id: String(id), ...more });
    expect(answer.status).toBe(200);
    return { headers: answer.headers, bytes: new Uint8Array(answer.body) };
  };

  test.each(["A5", "80mm"])("on %s says what the sheet says, on one page", async (paper) => {
    const { payment, owner } = await goldPayment({ language: "en", name: "Kavitha #1 $x$ *bold* @home <b>" });
    const { sheet } = await sheetOf(owner, payment.paymentId);
    const { headers, bytes } = await pdfOf(owner, payment.paymentId, { paper });
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe(`attachment; filename="receipt-${payment.receiptNumber}.pdf"`);
    expect(await pagesOfPdf(bytes)).toBe(1);
    const text = await textOfPdf(bytes);
    const said = [sheet.title, sheet.amount, sheet.amount_in_words, sheet.notice, sheet.code_hint];
    said.push(sheet.verify_url.split("/").at(-1));
    for (const { label, value } of sheet.lines) said.push(label, value);
    for (const words of said) expect(text).toContain(words.replaceAll("\u00a0", " "));
  });

  test.each([
    ["ta", ["ரூ", "யி", "கொ", "தொ"]],
    ["hi", ["की", "ज़ा", "पाँ", "सौ"]],
  ])("in %s copies as it is read, vowel signs in their place", async (language, clusters) => {
    const { payment, owner } = await goldPayment({ language });
    const { sheet } = await sheetOf(owner, payment.paymentId);
    const { bytes } = await pdfOf(owner, payment.paymentId);
    const all = JSON.stringify(sheet);
    const written = writtenTextsOfPdf(bytes);
    for (const piece of written) expect(all).toContain(piece);
    expect(written).toEqual(expect.arrayContaining(clusters.filter((cluster) => all.includes(cluster)).slice(1)));
    const figures = await textOfPdf(bytes);
    expect(figures).toContain("₹ 1,500.50");
    expect(figures).toContain("0.210");
  });

  test("of a refunded payment is marked void", async () => {
    const { payment, owner } = await goldPayment({ language: "en" });
    await app.money.refund(payment.paymentId);
    expect(await textOfPdf((await pdfOf(owner, payment.paymentId)).bytes)).toContain("VOID");
  });
});

describe("the public check of a receipt", () => {
  const nothing = { receiptno: null, paidamount: null, paiddate: null, fld_name: null };
  const check = async (code: string) => (await app.nobody().call("verifyReceipt", { code })).body.data;
  const codeOn = async (id: bigint) => (await sheetOf(admin, id)).sheet.verify_url.split("/verify/")[1];

  test("distinguishes a genuine one from a void one, with the name masked and nothing else", async () => {
    const { payment } = await goldPayment({ name: "Kavitha Raman" });
    const code = await codeOn(payment.paymentId);
    expect(await check(code)).toEqual({
      verdict: "genuine",
      receiptno: payment.receiptNumber,
      paidamount: "1500.50",
      paiddate: "2026-05-04",
      fld_name: "K••• R•••",
    });
    await app.money.refund(payment.paymentId);
    expect(await check(code)).toMatchObject({ verdict: "void", receiptno: payment.receiptNumber });
  });

  test("knows nothing of a number whose code was guessed, altered or made elsewhere", async () => {
    const { payment } = await goldPayment();
    const other = await goldPayment();
    const code: string = await codeOn(payment.paymentId);
    const last = code.at(-1) === "A" ? "B" : "A";
    const guesses = [
      `${other.payment.receiptNumber}${code.slice(-23)}`,
      `${code.slice(0, -2)}${last}${code.at(-1)}`,
      `${payment.receiptNumber}-${"A".repeat(22)}`,
      "' or 1=1 --",
    ];
    for (const guess of guesses) {
      expect(await check(guess), guess).toEqual({ verdict: "unknown", ...nothing });
    }
    for (const number of [payment.receiptNumber ?? "", "T2627-9999999", "t2627 0000001"])
      expect(await check(number), number).toEqual({ verdict: "number", ...nothing });
  });

  test("knows the paper of a payment that a backup did not bring back as its own, and says nothing else of it", async () => {
    const ours = await check(receiptCode(app.secrets, "T2627-9999999"));
    expect(ours).toEqual({ verdict: "lost", ...nothing, receiptno: "T2627-9999999" });
  });

  test.each([
    ["T", "2026-27", 1, "T2627-0000001"],
    ["A", "2026-27", 123, "A2627-0000123"],
    ["T", "2040-41", 9_999_999, "T4041-9999999"],
    ["T", "2040-41", 10_000_000, "T4041-10000000"],
    ["XYZ", "2099-00", 12_345_678, "XYZ9900-12345678"],
  ])("knows the receipts of every series as they are written: %s %s %i", async (series, year, number, written) => {
    const receiptNumber = queryValue(app.db, column.text);
    expect(await receiptNumber`select receipt_number(${series}, ${year}, ${number}::bigint)`).toBe(written);
    expect(receiptNumberIn(app.secrets, receiptCode(app.secrets, written))).toBe(written);
  });

  test("knows nothing that is written otherwise", () => {
    const others = ["t2627-0000001", "ABCD2627-0000001", "2627-0000001", "T2627-001"];
    expect(others.filter((number) => receiptNumberIn(app.secrets, receiptCode(app.secrets, number)))).toEqual([]);
  });

  test("a code has one spelling, to its last letter", () => {
    const code = receiptCode(app.secrets, "T2627-0000001");
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const spellings = letters.split("").map((letter) => `${code.slice(0, -1)}${letter}`);
    expect(spellings.filter((spelling) => receiptNumberIn(app.secrets, spelling) !== null)).toEqual([code]);
  });

  test("is limited, so that it cannot be asked without end", async () => {
    app.clock.now = new Date(app.clock.now.getTime() + 60 * 60_000);
    const statuses = [];
    for (let n = 0; n < 121; n++) statuses.push((await app.nobody().call("verifyReceipt", { code: "x" })).status);
    expect(statuses.slice(0, 120).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});
