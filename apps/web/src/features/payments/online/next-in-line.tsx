import { useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useUser } from "#api/session.ts";
import { wholeRupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { inputOf, queuedPayments, queuePayments } from "#shared/payments/pay-queue.ts";
import { useStartPayment } from "#shared/payments/use-start-payment.ts";
import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import type { Payment } from "./payment-texts.ts";

/** What was chosen to be paid together with this payment and is still to come. */
export function NextInLine({ payment: { status } }: { payment: Payment }) {
  const { userId } = useUser();
  const [queue, setQueue] = useState(() => queuedPayments(userId));
  const { start, isBusy, error } = useStartPayment();
  const reason = useOnline() ? undefined : t("Pay when you are online.");
  const [next, ...others] = queue;
  if (next === undefined || status === "Failed" || status === "Refunded") return null;
  return (
    <section aria-label={t("Still to pay")} className="mt-5 rounded-card border border-line bg-surface p-4 shadow-card">
      <p>
        {t("Still to pay: {amount} for {scheme}.", {
          amount: wholeRupees(BigInt(next.amount)),
          scheme: `${next.schemeName} (${next.bookNumber})`,
        })}{" "}
        {others.length > 0 &&
          t("Then {count, plural, one {# more book} other {# more books}}.", { count: others.length })}
      </p>
      {error !== null && (
        <p role="alert" className="mt-2 text-danger-ink">
          {errorMessage(error)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          look="primary"
          className="min-h-14 flex-1 text-lg font-semibold"
          isBusy={isBusy}
          reason={reason}
          onClick={() => {
            queuePayments(userId, others);
            start(inputOf(next));
          }}
        >
          {t("Pay {amount}", { amount: wholeRupees(BigInt(next.amount)) })}
        </Button>
        <Button
          look="quiet"
          disabled={isBusy}
          onClick={() => {
            queuePayments(userId, []);
            setQueue([]);
          }}
        >
          {t("Not now")}
        </Button>
      </div>
      {reason !== undefined && <p className="mt-2 text-sm text-muted">{reason}</p>}
    </section>
  );
}
