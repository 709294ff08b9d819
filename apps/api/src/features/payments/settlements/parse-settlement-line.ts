import { isDay } from "@thangam/terms/json/plain";
import * as z from "zod/mini";

/** A line of the report: what it adds to its settlement before fee and tax, less than nothing where money went out. */
export interface FileLine {
  kind: "payment" | "refund" | "other";
  gatewayKind: string;
  entityId: string;
  settlementId: string;
  utr: string;
  disputeId: string | null;
  settledOn: string;
  grossPaise: bigint;
  feePaise: bigint;
  taxPaise: bigint;
}

/** Why a file is of no use, and the line of it. */
export class SettlementFileError extends Error {
  override readonly name = "SettlementFileError";
  readonly code:
    | "settlement_file_unreadable"
    | "settlement_line_wrong"
    | "settlement_day_not_come"
    | "settlement_too_long";
  readonly line: number;

  constructor(code: SettlementFileError["code"], line: number) {
    super(`${code} in line ${line}`);
    this.code = code;
    this.line = line;
  }
}

const name = z.string().check(z.trim(), z.regex(/^[!-~]{1,100}$/));
const maybeName = z.optional(z.string().check(z.trim(), z.regex(/^[!-~]{0,100}$/)));
/** Rupees with up to two places, more only of nothing; left out, none. */
const rupees = z.pipe(
  z._default(z.string().check(z.trim(), z.regex(/^(?:\d{1,11}(?:\.\d{1,2}0*)?)?$/)), ""),
  z.transform((text) => {
    const [whole = "", places = ""] = text.split(".");
    return BigInt(whole || "0") * 100n + BigInt(places.slice(0, 2).padEnd(2, "0"));
  }),
);
const settledDay = z
  .pipe(
    z.string().check(z.trim()),
    z.transform((text) => {
      const [, day, month, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})\b/.exec(text) ?? [];
      return day && month && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text.slice(0, 10);
    }),
  )
  .check(z.refine(isDay));

const lineShape = z.object({
  transaction_entity: maybeName,
  type: maybeName,
  entity_id: name,
  settlement_id: name,
  settlement_utr: z._default(maybeName, ""),
  dispute_id: maybeName,
  settled_at: settledDay,
  currency: z._default(z.literal(["INR", ""]), ""),
  amount: rupees,
  "fee (exclusive tax)": rupees,
  tax: rupees,
  debit: rupees,
  credit: rupees,
});

/**
 * What a line says; null while it is not settled. Throws SettlementFileError where its figures do not come out even, or
 * where it was settled after `lastDay`.
 */
export function parseSettlementLine(record: unknown, number: number, lastDay: string): FileLine | null {
  if (unsettled.safeParse(record).success) return null;
  const { data } = lineShape.safeParse(record);
  if (data === undefined) throw new SettlementFileError("settlement_line_wrong", number);
  const { amount, "fee (exclusive tax)": feePaise, tax: taxPaise, debit, credit } = data;
  const grossPaise = credit - debit + feePaise + taxPaise;
  // "Payment" is no other kind than "payment": of each kind, an entity counts once.
  const gatewayKind = (data.transaction_entity || data.type || "").toLowerCase();
  if (gatewayKind === "" || (grossPaise !== amount && grossPaise !== -amount))
    throw new SettlementFileError("settlement_line_wrong", number);
  if (data.settled_at > lastDay) throw new SettlementFileError("settlement_day_not_come", number);
  return {
    kind: gatewayKind === "payment" || gatewayKind === "refund" ? gatewayKind : "other",
    gatewayKind,
    entityId: data.entity_id,
    settlementId: data.settlement_id,
    utr: data.settlement_utr,
    disputeId: data.dispute_id || null,
    settledOn: data.settled_at,
    grossPaise,
    feePaise,
    taxPaise,
  };
}

const unsettled = z.object({ settlement_id: z.optional(z.literal("")) });
