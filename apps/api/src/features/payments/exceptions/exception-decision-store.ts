import type { resolutionCodes } from "@thangam/contracts/payments/exception-schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { counterModeCodes } from "@thangam/contracts/values/payments";
import type { CommandContext } from "#core/command-context.ts";
import type { Transaction } from "#platform/database/db.ts";

/** Ends the payment of an exception; the SQL function of the same name locks it and its book, and refuses what is over. */
export async function resolveExceptionRow(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  given: {
    exceptionId: bigint;
    resolution: CodeIn<typeof resolutionCodes>;
    mode: CodeIn<typeof counterModeCodes> | null;
    reference: string | null;
    remarks: string;
  },
): Promise<void> {
  const { exceptionId, resolution, mode, reference, remarks } = given;
  await tx.$executeRaw`
    select resolve_payment_exception(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${exceptionId}::bigint, ${resolution}, ${mode}, ${reference}, ${remarks})`;
}

/** Credits the payment of an exception to its book, by the SQL function of the same name. */
export async function keepExceptionRow(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  given: { exceptionId: bigint; weightMg: bigint | null; weightReason: string | null; remarks: string },
): Promise<void> {
  const { exceptionId, weightMg, weightReason, remarks } = given;
  await tx.$executeRaw`
    select credit_payment_exception(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date,
      ${exceptionId}::bigint, ${weightMg}::bigint, ${weightReason}, ${remarks})`;
}

/** What is decided about money that the gateway moved by itself, and posted. */
export type MovedDecision = "counted_as_refund" | "borne_by_shop" | "kept_by_shop";

/** Decides about what the gateway moved by itself, by the SQL function of the same name. */
export async function decideMovedMoney(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
  given: { exceptionId: bigint; resolution: MovedDecision; remarks: string },
): Promise<void> {
  const { exceptionId, resolution, remarks } = given;
  await tx.$executeRaw`
    select decide_moved_money(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${exceptionId}::bigint,
      ${resolution}, ${remarks})`;
}

/** Says what became of a refund at a gateway that is gone, by the SQL function of the same name. */
export async function decideStrandedRefund(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  given: {
    exceptionId: bigint;
    resolution: "sent_by_gateway" | "not_sent_by_gateway";
    reference: string | null;
    remarks: string;
    /** The gateway that the shop has now; null when it has none. */
    gateway: string | null;
  },
): Promise<void> {
  const { exceptionId, resolution, reference, remarks, gateway } = given;
  await tx.$executeRaw`
    select decide_stranded_refund(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${exceptionId}::bigint, ${resolution},
      ${reference}, ${remarks}, ${gateway}::text)`;
}
