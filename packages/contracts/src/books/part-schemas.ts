import { maxOfLine } from "@thangam/terms/bill";
import { purities } from "@thangam/terms/terms";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { codesOf } from "#values/codes.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes } from "#values/payments.ts";
import { percent } from "#values/percent.ts";
import { enumOf, text } from "#values/text.ts";
import { neededNumber } from "#values/typed-number.ts";

/** What a client gets for a part of a book under terms. */
export const partWayCodes = codesOf({
  jewellery_bill: "Jewellery bill",
  voucher: "Voucher",
  gold_coin: "Gold coin",
  refund: "Refund",
});

/** Of one settlement. */
export const MAX_PARTS = 20;

/** Of one bill. */
export const MAX_LINES = 50;

interface TypedLine {
  vaPercent?: number | undefined;
  vaPaisePerGram?: bigint | undefined;
}

const upTo = (count: bigint) => z.refine<bigint>((typed) => typed <= count, { error: "line_too_large" });

/** A piece on the bill. What is added to its gold is a share of the gold's price, or rupees a gram. */
const line = record({
  item: text({ missing: "line_item_missing" }),
  /** Such as diamond or coin, for which the terms may have a percentage of their own. */
  kind: z.optional(text()),
  weightMg: [
    "weight",
    grams({ missing: "line_weight_missing", invalid: "line_weight_missing" }).check(upTo(maxOfLine.weightMg)),
  ],
  vaPercent: ["va_percent", z.optional(percent({ missing: "line_va_missing", invalid: "line_va_missing" }))],
  vaPaisePerGram: [
    "va_per_gram",
    z.optional(rupees({ missing: "line_va_missing", invalid: "line_va_missing" }).check(upTo(maxOfLine.paisePerGram))),
  ],
  stonePaise: ["stone", z.optional(rupees({ invalid: "amount_invalid" }).check(upTo(maxOfLine.stonePaise)))],
}).check(
  z.refine<TypedLine>(({ vaPercent, vaPaisePerGram }) => (vaPercent === undefined) !== (vaPaisePerGram === undefined), {
    error: "line_va_missing",
    path: ["va_percent"],
  }),
);

const part = {
  way: enumOf(partWayCodes.phrases, { missing: "settlement_way_missing", invalid: "settlement_way_missing" }),
  /** Of a refund: how the money is given back. */
  mode: [
    "refund_mode",
    z.optional(enumOf(counterModes, { missing: "refund_mode_missing", invalid: "refund_mode_missing" })),
  ],
  /** The number of the bill, the voucher, the coin or the transfer; a quote does without. */
  reference: z.optional(neededNumber({ max: 60, missing: "settlement_reference_missing" })),
  /** Of a bill of other gold than the book saves. */
  purity: z.optional(enumOf(purities)),
  lines: z._default(z.array(line).check(z.maxLength(MAX_LINES)), []),
  /** So much of what was saved: rupees, or of a book in gold its weight. Left out, all that is left. */
  takePaise: ["take_amount", z.optional(rupees({ invalid: "amount_invalid" }))],
  takeMg: ["take_weight", z.optional(grams({ invalid: "value_invalid" }))],
} as const;

interface TypedPart {
  way: string;
  mode?: string | undefined;
  reference?: string | undefined;
  lines: readonly unknown[];
}

const isBillWithLines = z.refine<TypedPart>(({ way, lines }) => lines.length === 0 || way === "Jewellery bill", {
  error: "lines_of_bill",
  path: ["lines"],
});

export const quotedParts = z.array(record(part).check(isBillWithLines)).check(z.minLength(1), z.maxLength(MAX_PARTS));

/** A refund names its mode; all but cash has a number. */
export const settledParts = z
  .array(
    record(part).check(
      isBillWithLines,
      z.refine<TypedPart>(({ way, mode }) => way !== "Refund" || mode !== undefined, {
        error: "refund_mode_missing",
        path: ["refund_mode"],
      }),
      z.refine<TypedPart>(
        ({ way, mode, reference }) => reference !== undefined || (way === "Refund" && mode === "Cash"),
        { error: "settlement_reference_missing", path: ["reference"] },
      ),
    ),
  )
  .check(z.minLength(1), z.maxLength(MAX_PARTS));

/** A bill as it is reckoned: each line with and without the benefit. */
export const reckonedBill = record({
  lines: z.array(
    record({
      coveredMg: ["covered_weight", grams()],
      fullPaise: ["full", rupees()],
      offPaise: ["off", rupees()],
      paise: ["amount", rupees()],
    }),
  ),
  fullPaise: ["full", rupees()],
  offPaise: ["off", rupees()],
  paise: ["amount", rupees()],
  /** Shown aside: no part of the amount. */
  taxPaise: ["tax", z.nullable(rupees())],
});

/** What a part comes to. */
export const reckonedPart = {
  /** Of what was paid, and of the gold. */
  paise: ["amount", rupees()],
  mg: ["weight", grams()],
  bonusPaise: ["bonus", rupees()],
  bonusMg: ["bonus_weight", grams()],
  /** Kept back of money that is paid back. */
  deductedPaise: ["deducted", rupees()],
  /** What it pays for, or what is paid back; null without a rate of gold. */
  worthPaise: ["worth", z.nullable(rupees())],
  bill: z.nullable(reckonedBill),
  coveredMg: ["covered_weight", grams()],
  /** What the bill asks for beside. */
  toPayPaise: ["to_pay", z.nullable(rupees())],
} as const;

export const partProblems = [
  "nothing_saved",
  "gold_unknown",
  "part_too_large",
  "refund_refused",
  "bill_too_small",
  "bill_without_pieces",
] as const;

/** What parts come to, one after another: what `Settle_Book` would give for them now. */
export const quotedSettlement = record({
  /** Why it cannot be, and at which part, counted from 0; null when it can. */
  problem: z.nullable(z.enum(partProblems)),
  at: z.nullable(z.int()),
  parts: z.array(record(reckonedPart)),
  /** What all of them come to, as `Settle_Book` asks for it; null with a problem. */
  totalPaise: ["settled_amount", z.nullable(rupees())],
  totalMg: ["settled_weight", z.nullable(grams())],
  /** What the book goes on with; null with a problem. */
  left: z.nullable(
    record({
      paise: ["paid_total", rupees()],
      mg: ["weight_total", grams()],
      bonusPaise: ["bonus", rupees()],
      bonusMg: ["bonus_weight", grams()],
    }),
  ),
});
