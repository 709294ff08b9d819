import { inBranch } from "#kernel/branch-rules.ts";
import { languages } from "@thangam/texts/languages";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { can } from "#kernel/roles.ts";
import { file } from "#kernel/file.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";
import { count } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { percent } from "#values/percent.ts";
import { enumOf, text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { partWayCodes, reckonedPart } from "./part-schemas.ts";
import { book, bookId } from "./schemas.ts";
import { confirmationChecks, settlementConfirmation } from "./settlement-confirmation.ts";
import { settlementTermChecks, settlementTerms } from "./settlement-terms.ts";

export const sendSettlementCode = operation({
  wire: "Send_Settlement_Code",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Sends the client a six-digit code by mail and SMS, which confirms the settlement of the book on just these terms.",
  auditLabel: "Sent the code of a settlement",
  input: record(settlementTerms).check(...settlementTermChecks),
  output: oneOf(
    record({
      /** Where the code went. */
      email: z.string(),
      mobile: z.string(),
      expiresAt: ["expires_at", instant()],
    }),
  ),
  refusals: [
    "book_not_found",
    "book_not_open",
    "book_settled",
    "nothing_saved",
    "quote_changed",
    "part_too_large",
    "refund_refused",
    "bill_too_small",
    "bill_without_pieces",
    "parts_need_terms",
    "gold_rate_missing",
    "contact_changed",
    "too_many_attempts",
  ],
});

export const settleBook = operation({
  wire: "Settle_Book",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Ends a book for good, or settles parts of one under terms: what was saved, with its bonus, goes on a jewellery bill or a voucher, or the rupees go back. The client confirms it by a code or by a signed hand-over.",
  auditLabel: "Settled a book",
  approval: { kinds: ["settlement"] },
  input: record({
    ...settlementTerms,
    /** Needed before the book has matured. */
    remarks: z.optional(text({ max: 300 })),
    ...settlementConfirmation,
  }).check(...settlementTermChecks, ...confirmationChecks),
  output: oneOf(book),
  refusals: [
    "book_not_found",
    "book_not_open",
    "book_settled",
    "payments_under_way",
    "nothing_saved",
    "quote_changed",
    "part_paid_back",
    "part_too_large",
    "refund_refused",
    "bill_too_small",
    "bill_without_pieces",
    "parts_need_terms",
    "gold_rate_missing",
    "reference_used",
    "bank_reference_used",
    "settlement_remarks_missing",
    "settlement_code_wrong",
    "contact_changed",
    "too_many_attempts",
    "day_closed",
  ],
});

const settledPart = record({
  /** Counted from 1: the settlement it was made in, and its place there. */
  settlement: z.int(),
  part: z.int(),
  way: z.enum(partWayCodes.phrases),
  mode: ["refund_mode", z.nullable(z.enum(counterModes))],
  reference: z.nullable(z.string()),
  settledAt: ["settled_at", instant()],
  settledBy: ["settled_by", z.nullable(z.string())],
  /** Of a bill of other gold than the book saves. */
  purity: z.nullable(z.string()),
  /** Rupees for a gram of the bill's gold. */
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  lines: z.array(
    record({
      item: z.string(),
      kind: z.nullable(z.string()),
      weightMg: ["weight", grams()],
      vaPercent: ["va_percent", z.nullable(percent())],
      vaPaisePerGram: ["va_per_gram", z.nullable(rupees())],
      stonePaise: ["stone", rupees()],
    }),
  ),
  ...reckonedPart,
});

export const listSettledParts = operation({
  wire: "Get_Book_Parts",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("clients.view")],
  branch: inBranch("book", "bookId"),
  summary: "What was given for the parts of a book under terms, each with its bill.",
  input: record({ bookId: ["chitid", bookId] }),
  output: listOf(settledPart),
  refusals: ["book_not_found"],
});

export const printSettledParts = operation({
  wire: "Print_Book_Parts",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("clients.view")],
  branch: inBranch("book", "bookId"),
  summary:
    "The annex to a bill as a PDF: what one settlement of parts gave, each part with the lines of its bill, and what stays on the book. It is the same whenever it is printed.",
  input: record({
    bookId: ["chitid", bookId],
    /** As `Get_Book_Parts` counts them. */
    settlement: ["settlement_number", count({ min: 1, missing: "value_missing" })],
    /** Whose words are on the paper; without it the customer's own. */
    language: z.optional(enumOf(languages, { invalid: "language_missing" })),
  }),
  output: file("pdf"),
  refusals: ["book_not_found", "settlement_not_found"],
});
