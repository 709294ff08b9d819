import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { text } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { book } from "./schemas.ts";
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
    "Ends a book for good: what was saved, with its bonus, goes on a jewellery bill or a voucher, or the rupees go back. The client confirms it by a code or by a signed hand-over.",
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
    "reference_used",
    "bank_reference_used",
    "settlement_remarks_missing",
    "settlement_code_wrong",
    "contact_changed",
    "too_many_attempts",
    "day_closed",
  ],
});
