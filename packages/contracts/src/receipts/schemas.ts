import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { bookNumber, id } from "#values/ids.ts";
import { languages } from "@thangam/texts/languages";
import { rupees, signedGrams, signedRupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { enumOf } from "#values/text.ts";
import { businessDay } from "#values/time.ts";

/** The papers a receipt is printed on: a sheet of A5, or a roll of 80 mm. */
export const papers = ["A5", "80mm"] as const;

export const namedPayment = {
  paymentId: ["id", id({ missing: "payment_missing" })],
  /** Whose words are on the paper; without it the customer's own. */
  language: z.optional(enumOf(languages, { invalid: "language_missing" })),
} as const;

export const namedBook = {
  bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
  language: z.optional(enumOf(languages, { invalid: "language_missing" })),
} as const;

/** What stands on the paper, word for word, in the customer's language. */
export const receiptSheet = record({
  language: z.enum(languages),
  shop: z.string(),
  /** Name, address and GSTIN of the branch that took the money, for the head of the paper; left out in a shop of one. */
  branchLines: ["branch_lines", z.optional(z.array(z.string()))],
  title: z.string(),
  amount: z.string(),
  amountInWords: ["amount_in_words", z.string()],
  lines: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Across a receipt that is void; null on one that holds. */
  voidMark: ["void_mark", z.nullable(z.string())],
  /** With the first receipt of a book under terms: what a saver gets who pays in time. Null on every other one. */
  brochure: z.nullable(
    record({
      title: z.string(),
      subtitle: z.string(),
      columns: z.array(record({ heading: z.string(), isFigure: ["is_figure", z.boolean()] })),
      rows: z.array(z.array(z.string())),
      note: z.string(),
      /** Each condition in a sentence. */
      conditions: z.array(record({ title: z.string(), lines: z.array(z.string()) })),
    }),
  ),
  notice: z.string(),
  /** Beside the code that leads to the page which says whether the receipt is genuine. */
  codeHint: ["code_hint", z.string()],
  verifyUrl: ["verify_url", z.string()],
});

const receiptVerdicts = ["genuine", "void", "lost", "number", "unknown"] as const;

export const journalKinds = [
  "Receipt",
  "Reversal",
  "Opening",
  "Close",
  "Settlement",
  "Bonus",
  "Deduction",
  "GoldReckoned",
] as const;

/** A line of the passbook: one journal of the book's ledger, and where the book stands after it. */
export const passbookEntry = record({
  number: z.int(),
  kind: z.enum(journalKinds),
  /** When it was credited to the book. */
  day: ["business_day", businessDay()],
  /** When it was paid, where that is another day; null of what is no receipt. */
  paidOn: ["paid_on", z.nullable(businessDay())],
  paymentId: ["fld_id", z.nullable(id())],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  mode: ["paymentmode", z.nullable(z.enum(paymentModes))],
  instalmentNumber: ["installmentno", z.nullable(z.int())],
  instalmentCount: ["installment_count", z.int()],
  amountPaise: ["amount", signedRupees()],
  weightMg: ["weight", signedGrams()],
  paidTotalPaise: ["paid_total", signedRupees()],
  weightTotalMg: ["weight_total", signedGrams()],
});

/** What a receipt's code is found to be; of one that is not ours nothing else. */
export const receiptCheck = record({
  verdict: z.enum(receiptVerdicts),
  receiptNumber: ["receiptno", z.nullable(z.string())],
  amountPaise: ["paidamount", z.nullable(rupees())],
  paidOn: ["paiddate", z.nullable(businessDay())],
  maskedName: ["fld_name", z.nullable(z.string())],
});
