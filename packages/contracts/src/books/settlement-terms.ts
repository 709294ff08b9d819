import * as z from "zod/mini";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { enumOf } from "#values/text.ts";
import { neededNumber } from "#values/typed-number.ts";
import { settlementMethods } from "./settlement-schemas.ts";

/** What a client gets at the end of a book. A code that the client was sent confirms exactly this. */
export const settlementTerms = {
  bookId: ["id", id({ missing: "account_number_missing" })],
  method: ["way", enumOf(settlementMethods, { missing: "settlement_way_missing", invalid: "settlement_way_missing" })],
  /** Of a refund: how the money is given back. */
  mode: [
    "refund_mode",
    z.optional(enumOf(counterModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })),
  ],
  reference: z.optional(neededNumber({ max: 60, missing: "settlement_reference_missing" })),
  /**
   * What the form showed that the book is worth, which it still must be: rupees and gold with the bonus, for a refund
   * without.
   */
  totalPaise: ["settled_amount", rupees({ missing: "settlement_total_missing", invalid: "settlement_total_missing" })],
  totalMg: ["settled_weight", grams({ missing: "settlement_total_missing", invalid: "settlement_total_missing" })],
} as const;

interface Ending {
  method: string;
  mode?: string | undefined;
  reference?: string | undefined;
}

/** A refund names its mode; a bill, a voucher and a transfer back have their number. */
export const settlementTermChecks = [
  z.refine<Ending>(({ method, mode }) => method !== "Refund" || mode !== undefined, {
    error: "refund_mode_missing",
    path: ["refund_mode"],
  }),
  z.refine<Ending>(
    ({ method, mode, reference }) => reference !== undefined || (method === "Refund" && mode === "Cash"),
    { error: "settlement_reference_missing", path: ["reference"] },
  ),
] as const;
