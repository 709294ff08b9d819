import { formatGrams } from "@thangam/texts/format-money";
import type { Danger } from "#core/danger.ts";
import { hundredthsBetween } from "#core/danger.ts";
import type { Reader } from "#platform/database/db.ts";
import { creditedPaymentOf } from "./credit-danger-store.ts";
import type { CreditedPayment } from "./credit-danger-store.ts";

/**
 * What is dangerous about a payment that was just credited: gold that was typed instead of computed, and money that nothing
 * but a typed number speaks for.
 */
export async function dangersOfCredit(db: Reader, paymentId: bigint): Promise<Danger<"weight" | "typed_number">[]> {
  const credited = await creditedPaymentOf(db, paymentId);
  const { isOnTypedNumber, transactionNumber } = credited;
  const onNumber = { ...aboutOf(credited), kind: "typed_number", to: transactionNumber } as const;
  return [...weightDangers(credited), ...(isOnTypedNumber ? [onNumber] : [])];
}

/** At the counter, where there is no gateway: the gold alone. */
export async function dangersOfWeight(db: Reader, paymentId: bigint): Promise<Danger<"weight">[]> {
  return weightDangers(await creditedPaymentOf(db, paymentId));
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
