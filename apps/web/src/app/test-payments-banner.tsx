import { useTestPayments } from "#api/test-payments.ts";
import { TestPaymentsNote } from "#ui/test-payments-note.tsx";

/** Says on every page that payments are tests. */
export function TestPaymentsBanner() {
  return useTestPayments() && <TestPaymentsNote />;
}
