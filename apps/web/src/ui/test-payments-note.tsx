import { FlaskConical } from "lucide-react";
import { t } from "#i18n/i18n.ts";

/** That payments are tests, so that nobody takes one for money. */
export function TestPaymentsNote() {
  return (
    <p role="status" className="flex items-center justify-center gap-2 bg-gold-soft px-4 py-2 text-gold-ink">
      <FlaskConical size={18} aria-hidden />
      {t("This portal is being tried out: no money moves, whatever a payment says.")}
    </p>
  );
}
