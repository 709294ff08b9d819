import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { grams, rupees } from "#values/money.ts";
import { codesOf } from "#values/codes.ts";
import { counterModes } from "#values/payments.ts";
import { instant } from "#values/time.ts";

/**
 * What a client gets at the end of a book: jewellery on a bill, a voucher for it, or the rupees back; of a book under terms a
 * coin, too, or several of these.
 */
export const settlementMethodCodes = codesOf({
  jewellery_bill: "Jewellery bill",
  voucher: "Voucher",
  refund: "Refund",
  gold_coin: "Gold coin",
  parts: "In parts",
});

/** Those that every book can be settled by as a whole. */
export const settlementMethods = ["Jewellery bill", "Voucher", "Refund"] as const;

/**
 * How the client confirmed a settlement: by the code that was sent to them, or by a signature when they showed who they
 * are.
 */
export const confirmationCodes = codesOf({ client_code: "Code of the client", hand_over: "Signed hand-over" });

/** The papers by which a client shows who they are. */
export const identityPaperCodes = codesOf({
  aadhaar: "Aadhaar",
  pan: "PAN",
  passport: "Passport",
  driving_licence: "Driving licence",
  voter_id: "Voter ID",
});
export const identityPapers = identityPaperCodes.phrases;

/**
 * How the number of each paper ends. Old licences and passports of other countries have letters, too.
 * `settlements_paper_form_check` is the twin.
 */
const endOfNumber: Readonly<Record<(typeof identityPapers)[number], RegExp>> = {
  Aadhaar: /^\d{4}$/,
  PAN: /^\d{3}[A-Z]$/,
  Passport: /\d/,
  "Driving licence": /\d/,
  "Voter ID": /^\d{4}$/,
};

/** Whether four characters can be the last ones of such a number. Four zeros are what is typed instead of a number. */
export function endsLikeItsNumber(paper: (typeof identityPapers)[number], end: string): boolean {
  return end !== "0000" && endOfNumber[paper].test(end);
}

/** How a book was settled, for its owner and for staff. Totals are what was saved and the bonus together. */
export const settlement = record({
  method: ["way", z.enum(settlementMethodCodes.phrases)],
  /** Of a refund: the payment method by which the money was given back. */
  mode: z.nullable(z.enum(counterModes)),
  /** The number of the bill or the voucher, or the bank's number of the refund. */
  reference: z.nullable(z.string()),
  /** Null for a settlement of the time before the client was asked. */
  confirmedBy: ["confirmed_by", z.nullable(z.enum(confirmationCodes.phrases))],
  /** Of a signed hand-over: the paper, the last four characters of its number, and who signed. */
  identityPaper: ["identity_paper", z.nullable(z.enum(identityPapers))],
  identityPaperEnd: ["identity_paper_end", z.nullable(z.string())],
  handedTo: ["handed_to", z.nullable(z.string())],
  settledAt: ["settled_at", instant()],
  settledBy: ["settled_by", z.nullable(z.string())],
  savedPaise: ["saved_amount", rupees()],
  savedMg: ["saved_weight", grams()],
  bonusPaise: ["bonus_amount", rupees()],
  bonusMg: ["bonus_weight", grams()],
  /** Kept back of what was paid, by the terms. */
  deductedPaise: ["deducted", rupees()],
  totalPaise: ["settled_amount", rupees()],
  totalMg: ["settled_weight", grams()],
});
