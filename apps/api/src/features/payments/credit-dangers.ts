import { formatGrams } from "@thangam/texts/format-money";
import type { Danger } from "#core/danger.ts";
import { hundredthsBetween } from "#core/danger.ts";
import type { Reader } from "#platform/database/db.ts";
import { creditedPaymentOf } from "./credit-danger-store.ts";
import type { CreditedPayment } from "./credit-danger-store.ts";

/**
 * What is dangerous about a payment that was just taken or credited: gold that was typed instead of computed, money
 * that nothing but a typed number speaks for, and a number that people may take for that of another payment.
 */
export async function dangersOfCredit(db: Reader, paymentId: bigint): Promise<Danger<"weight" | "typed_number">[]> {
  const credited = await creditedPaymentOf(db, paymentId);
  return [...weightDangers(credited), ...numberDangers(credited)];
}

function numberDangers(credited: CreditedPayment): Danger<"typed_number">[] {
  const { isOnTypedNumber, transactionNumber, looksLike } = credited;
  if (!isOnTypedNumber && looksLike === null) return [];
  const { facts, ...about } = aboutOf(credited);
  // Of an order of a gateway the checker sees what the gateway says of it.
  const record = { recordType: "payment", recordId: credited.paymentId };
  return [
    {
      ...about,
      ...(isOnTypedNumber && record),
      kind: "typed_number",
      to: transactionNumber,
      facts: { ...facts, ...(looksLike !== null && { looksLike }) },
      // Many small ones that look alike are as bad as a large one.
      isAlways: looksLike !== null,
    },
  ];
}

function weightDangers(credited: CreditedPayment): Danger<"weight">[] {
  const { weightMg, computedWeightMg, weightReason } = credited;
  if (weightMg === null || weightMg === computedWeightMg) return [];
  return [
    {
      ...aboutOf(credited),
      kind: "weight",
      from: computedWeightMg === null ? null : formatGrams(computedWeightMg),
      to: formatGrams(weightMg),
      hundredthsOff: hundredthsBetween(computedWeightMg, weightMg),
      reason: weightReason,
    },
  ];
}

function aboutOf({ bookId, bookNumber, amountPaise, clientName, instalmentNumber }: CreditedPayment) {
  return {
    recordType: "book",
    recordId: bookId,
    subject: bookNumber,
    amountPaise,
    facts: { client: clientName, ...(instalmentNumber !== null && { instalment: String(instalmentNumber) }) },
  };
}
