import { FlaskConical } from "lucide-react";
import { useTestPayments } from "#api/test-payments.ts";
import { t } from "#i18n/i18n.ts";

/** Says on every page that payments are tests, so that nobody takes one for money. */
export function TestPaymentsBanner() {
  if (!useTestPayments()) return null;
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-gold-ink">
      <FlaskConical size={18} aria-hidden />
      {t("This portal is being tried out: no money moves, whatever a payment says.")}
    </p>
  );
}
