import { languages } from "@thangam/texts/languages";
import { describe, expect, test } from "vitest";
import { lettersOf, nextSerial } from "#testing/believable.ts";
import { pagesOfPdf, textOfPdf } from "#testing/pdf-text.ts";
import { app } from "./receipts.testing.ts";

const schedule = { every: { months: 1 }, instalments: 3, due: "joining", matures: { months: 3 } };
const gold = { purity: "22K", rate: "payment", round: { mode: "down", places: 3, total: "sum" } };
const added = { of: "instalment", when: [{ paid: 3, give: { percent: 10_000 } }], between: "step", only: "maturity" };
const inRupees = { schedule, benefits: [{ as: "rupees", ...added }] };
const inGold = { schedule, gold, benefits: [] };

/** A book of a client under such terms, with its first payment. */
async function paidBook(
  terms: object,
  accrual: "amount" | "weight" = "amount",
  paymentRule: "fixed" | "flexible" = "fixed",
) {
  const client = await app.make.client();
  const scheme = {
    instalments: 3,
    accrual,
    paymentRule,
    terms: { ...terms },
    prefixes: { [`B${lettersOf(nextSerial())}`]: 100_000n },
  };
  const book = await app.make.book({ clientId: client.id, scheme });
  const { paymentId } = await app.make.payment({ bookId: book.id });
  return { book, paymentId, owner: await app.signedInUser(client.userId ?? 0n) };
}

const linesOf = (text: string) => text.replaceAll("\u00a0", " ");

describe("the brochure of a scheme", () => {
  test("stands in the passbook of a book under terms, with the days that the book was promised", async () => {
    const { book, owner } = await paidBook(inRupees);
    const answer = await owner.call("printPassbook", { accountno: book.number, language: "en" });
    const text = linesOf(await textOfPdf(new Uint8Array(answer.body)));
    expect(text).toContain("The terms of this scheme No. Day Paid in Bonus Total");
    expect(text).toContain(
      "1 04-05-2026 ₹ 1,000 – ₹ 1,000 2 04-06-2026 ₹ 2,000 – ₹ 2,000 3 04-07-2026 ₹ 3,000 – ₹ 3,000 " +
        "Ready 04-08-2026 ₹ 3,000 ₹ 1,000 ₹ 4,000",
    );
    expect(text).toContain("For who joins on 04-05-2026 and pays each instalment when it is due.");
  });

  test("says each condition in a sentence, in the words that are asked for", async () => {
    const terms = {
      ...inRupees,
      late: { grace: 7, each: "instalment", lose: "all" },
      tax: { percent: 300, on: "bill", shown: "aside" },
    };
    const { book, paymentId, owner } = await paidBook(terms);
    for (const [language, paying, ready, late, tax] of [
      [
        "en",
        "3 instalments of ₹ 1,000, one each month.",
        "Ready 3 months after joining.",
        "A late instalment loses all benefits.",
        "Tax of 3 % on the bill comes on top.",
      ],
      ["ta", "", "சேர்ந்து 3 மாதங்கள் கழித்து முதிரும்.", "", ""],
      ["hi", "", "जुड़ने के 3 महीने बाद तैयार।", "एक किस्त की देरी से सभी लाभ चले जाते हैं।", "बिल पर 3 % कर अलग से लगता है।"],
    ] as const) {
      const [receipt] = (await owner.call("getReceipt", { id: String(paymentId), language })).body.data;
      const told = linesOf(
        receipt.sheet.brochure.conditions.flatMap(({ lines }: { lines: string[] }) => lines).join(" "),
      );
      for (const line of [paying, ready, late, tax]) expect(told, language).toContain(line);
      const pdf = await owner.call("printPassbook", { accountno: book.number, language });
      // Letters of other scripts are not read back from a PDF; its figures are.
      const text = linesOf(await textOfPdf(new Uint8Array(pdf.body)));
      if (language === "en") for (const line of [paying, ready, late, tax]) expect(text).toContain(line);
    }
  });

  test("names the amount that its table supposes where any is taken, in the words that are asked for", async () => {
    const { book, paymentId, owner } = await paidBook(
      { ...inRupees, schedule: { ...schedule, flexible: true } },
      "amount",
      "flexible",
    );
    const note = "An example: who joins on 04-05-2026 and pays ₹ 1,000 every month, 3 times in all.";
    for (const [language, said] of [
      ["en", note],
      ["ta", "04-05-2026 அன்று சேர்ந்து, ஒவ்வொரு மாதமும் ₹ 1,000 வீதம் மொத்தம் 3 முறை"],
      ["hi", "जो 04-05-2026 को जुड़ें और हर महीने ₹ 1,000, कुल 3 बार दें।"],
    ] as const) {
      const [receipt] = (await owner.call("getReceipt", { id: String(paymentId), language })).body.data;
      expect(linesOf(receipt.sheet.brochure.note)).toContain(said);
    }
    const answer = await owner.call("printPassbook", { accountno: book.number, language: "en" });
    expect(linesOf(await textOfPdf(new Uint8Array(answer.body)))).toContain(note);
  });

  test("goes with the first receipt of the book and with no other, on both papers", async () => {
    const { book, paymentId, owner } = await paidBook(inGold, "weight");
    const second = await app.make.payment({ bookId: book.id });
    for (const paper of ["A5", "80mm"]) {
      const [first, later] = await Promise.all(
        [paymentId, second.paymentId].map((id) => owner.call("printReceipt", { id: String(id), paper })),
      );
      const text = linesOf(await textOfPdf(new Uint8Array(first?.body)));
      // 1,000 at 7,137 a gram.
      expect(text).toContain("3 04-07-2026 ₹ 3,000 0.420 g – 0.420 g");
      expect(text).toContain("Gold at ₹ 7,137.00 a gram, the rate of this day, for all payments");
      expect([await pagesOfPdf(new Uint8Array(first?.body)), await pagesOfPdf(new Uint8Array(later?.body))]).toEqual([
        2, 1,
      ]);
    }
  });

  test("is the same on the screen of the receipt, in the words that are asked for", async () => {
    const { paymentId, owner } = await paidBook(inRupees);
    for (const language of languages) {
      const [receipt] = (await owner.call("getReceipt", { id: String(paymentId), language })).body.data;
      const { rows, columns } = receipt.sheet.brochure;
      expect(rows.at(-1).slice(1), language).toEqual(["04-08-2026", "₹\u00a03,000", "₹\u00a01,000", "₹\u00a04,000"]);
      expect(columns).toHaveLength(5);
    }
  });

  test("is none of a book of an older scheme", async () => {
    const { paymentId } = await app.make.payment({});
    const caller = await app.signedInAs({ userType: "Admin" });
    const [receipt] = (await caller.call("getReceipt", { id: String(paymentId) })).body.data;
    expect(receipt.sheet.brochure).toBeNull();
  });
});
