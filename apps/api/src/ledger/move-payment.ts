import type { CommandContext } from "#core/command-context.ts";
import { paymentFrom } from "./money-operations.ts";
import type { Connection, Moment, PaymentAnswer } from "./money-operations.ts";

export interface MovePayment extends Moment {
  paymentId: bigint;
  /** The book that its money was meant for. */
  bookNumber: string;
  reason: string;
}

/** Returns the payment of the right book. */
export function movePayment(db: Connection, context: CommandContext, input: MovePayment): Promise<PaymentAnswer> {
  const { now, day, paymentId, bookNumber, reason } = input;
  return paymentFrom(db)`
    select move_payment(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${paymentId}::bigint,
      ${bookNumber}, ${reason}) as answer`;
}
