import { listMyApplications } from "@thangam/contracts/applications/apply-operations";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { StatusBadge } from "#ui/surface.tsx";

/** The customer's applications that are not approved. An approved one is listed as a book. */
export function MyApplications() {
  const { data = [] } = useOperation(listMyApplications, {});
  const shown = data.filter(({ status }) => status !== "Approved");
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="my-requests" className="mt-8">
      <h2 id="my-requests" className="mb-3 text-lg font-semibold">
        {t("My requests")}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {shown.map(({ id, schemeName, amountPaise, status, reason, requestedAt }) => (
          <li key={id.toString()} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3">
            <div className="min-w-0">
              <p className="font-medium">
                {schemeName} · {rupees(amountPaise)}
              </p>
              <p className="text-sm text-muted">{t("Asked on {date}", { date: dateAndTime(requestedAt) })}</p>
              {reason !== null && <p className="text-sm wrap-anywhere">{t("Reason: {reason}", { reason })}</p>}
            </div>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
