import type { PaymentRow } from "#shared/payments/payment-row.ts";

/** What a payment may be credited to. A fixed book may be paid out of turn; a flexible one has no end, only a next. */
export function instalmentChoices({
  paymentRule,
  instalments,
  nextInstalment,
}: Pick<PaymentRow, "paymentRule" | "instalments" | "nextInstalment">): { label: string; value: string }[] {
  const next = nextInstalment === null ? [] : [nextInstalment];
  const numbers = paymentRule === "fixed" ? Array.from({ length: instalments }, (_, index) => index + 1) : next;
  return numbers.map((number) => ({ label: String(number), value: String(number) }));
}
