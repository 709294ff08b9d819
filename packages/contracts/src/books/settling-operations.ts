import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { neededNumber } from "#values/typed-number.ts";
import { book } from "./schemas.ts";
import { settlementMethods } from "./settlement-schemas.ts";

interface Ending {
  method: string;
  mode?: string | undefined;
  reference?: string | undefined;
}

const named = { error: "settlement_reference_missing", path: ["reference"] };

export const settleBook = operation({
  wire: "Settle_Book",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Ends a book for good: what was saved, with its bonus, goes on a jewellery bill or a voucher, or the rupees go back.",
  auditLabel: "Settled a book",
  approval: { kinds: ["settlement"] },
  input: record({
    bookId: ["id", id({ missing: "account_number_missing" })],
    method: [
      "way",
      enumOf(settlementMethods, { missing: "settlement_way_missing", invalid: "settlement_way_missing" }),
    ],
    /** Of a refund: how the money is given back. */
    mode: [
      "refund_mode",
      z.optional(enumOf(counterModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })),
    ],
    reference: z.optional(neededNumber({ max: 60, missing: "settlement_reference_missing" })),
    /** Needed before the book has matured. */
    remarks: z.optional(text({ max: 300 })),
    /**
     * What the form showed that the book is worth, which it still must be: rupees and gold with the bonus, for a refund
     * without.
     */
    totalPaise: [
      "settled_amount",
      rupees({ missing: "settlement_total_missing", invalid: "settlement_total_missing" }),
    ],
    totalMg: ["settled_weight", grams({ missing: "settlement_total_missing", invalid: "settlement_total_missing" })],
  }).check(
    z.refine<Ending>(({ method, mode }) => method !== "Refund" || mode !== undefined, {
      error: "refund_mode_missing",
      path: ["refund_mode"],
    }),
    z.refine<Ending>(
      ({ method, mode, reference }) => reference !== undefined || (method === "Refund" && mode === "Cash"),
      named,
    ),
  ),
  output: oneOf(book),
  refusals: [
    "book_not_found",
    "book_not_open",
    "book_settled",
    "payments_under_way",
    "nothing_saved",
    "quote_changed",
    "reference_used",
    "settlement_remarks_missing",
    "day_closed",
  ],
});
