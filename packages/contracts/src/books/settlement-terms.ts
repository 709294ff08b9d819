import * as z from "zod/mini";
import { id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { enumOf } from "#values/text.ts";
import { neededNumber } from "#values/typed-number.ts";
import { settledParts } from "./part-schemas.ts";
import { settlementMethods } from "./settlement-schemas.ts";

/** What a client gets at the end of a book. A code that the client was sent confirms exactly this. */
export const settlementTerms = {
  bookId: ["id", id({ missing: "account_number_missing" })],
  /** All of it goes one way. */
  method: [
    "way",
    z.optional(enumOf(settlementMethods, { missing: "settlement_way_missing", invalid: "settlement_way_missing" })),
  ],
  /** Of a book under terms: what the client gets, one after another; all of the book, or a part of it. */
  parts: z.optional(settledParts),
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
  method?: string | undefined;
  mode?: string | undefined;
  reference?: string | undefined;
  parts?: readonly unknown[] | undefined;
}

/** It goes one way, or in parts. A refund names its mode; a bill, a voucher and a transfer back have their number. */
export const settlementTermChecks = [
  z.refine<Ending>(({ method, parts }) => method !== undefined || parts !== undefined, {
    error: "settlement_way_missing",
    path: ["way"],
  }),
  z.refine<Ending>(
    ({ method, mode, reference, parts }) => parts === undefined || (method ?? mode ?? reference) === undefined,
    { error: "parts_or_way", path: ["parts"] },
  ),
  z.refine<Ending>(({ method, mode }) => method !== "Refund" || mode !== undefined, {
    error: "refund_mode_missing",
    path: ["refund_mode"],
  }),
  z.refine<Ending>(
    ({ method, mode, reference }) =>
      method === undefined || reference !== undefined || (method === "Refund" && mode === "Cash"),
    { error: "settlement_reference_missing", path: ["reference"] },
  ),
] as const;
