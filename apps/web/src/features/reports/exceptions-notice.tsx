import { listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";
import { TriangleAlert } from "lucide-react";
import { useOperation } from "#api/query.ts";
import { t } from "#i18n/i18n.ts";
import { useChosenBranch } from "#list-page/chosen-branch.ts";
import { ButtonLink } from "#navigation/button-link.tsx";
import { paths } from "#app/paths.ts";

/** The number of open payment exceptions; hidden when there are none. */
export function ExceptionsNotice({ className }: { className: string }) {
  const { data } = useOperation(listPaymentExceptions, { ...useChosenBranch(), state: "Open", pageSize: 1 });
  const count = data?.page.total ?? 0;
  if (count === 0) return null;
  return (
    <section
      aria-label={t("Payment Exceptions")}
      className={`flex flex-wrap items-center justify-between gap-3 rounded-card border border-gold bg-gold-soft px-5 py-4 text-gold-ink ${className}`}
    >
      <p className="flex items-center gap-3 font-medium">
        <TriangleAlert size={20} aria-hidden className="shrink-0" />
        {t("{count, plural, one {# payment waits} other {# payments wait}} for a decision.", {
          count,
        })}
      </p>
      <ButtonLink to={paths.paymentExceptions}>{t("Payment Exceptions")}</ButtonLink>
    </section>
  );
}
