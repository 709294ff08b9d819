import type { PaymentRow } from "#shared/payments/payment-row.ts";

/**
 * The instalments that a payment may be credited to. A book with fixed amounts may be paid out of order; a flexible one
 * only has a next instalment.
 */
export function instalmentChoices({
  paymentRule,
  instalments,
  nextInstalment,
}: Pick<PaymentRow, "paymentRule" | "instalments" | "nextInstalment">): { label: string; value: string }[] {
  const next = nextInstalment === null ? [] : [nextInstalment];
  const numbers = paymentRule === "fixed" ? Array.from({ length: instalments }, (_, index) => index + 1) : next;
  return numbers.map((number) => ({ label: String(number), value: String(number) }));
}
