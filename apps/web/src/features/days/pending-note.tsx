import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useBranchAddress } from "#list-page/branch-filter.tsx";
import { transactionsOf } from "#app/paths.ts";
import { useAccess } from "#app/access.ts";
import { Link } from "react-router";
import type { ShownDay } from "./day-figures.ts";

/** Unconfirmed payments of the day, which are not counted. */
export function PendingNote({ shown: { day, pendingCount, pendingPaise } }: { shown: ShownDay }) {
  const mayOpen = useAccess();
  const addressOf = useBranchAddress();
  if (pendingCount === 0) return null;
  const words = t(
    "{count, plural, one {# payment} other {# payments}} ({amount}) of this day wait to be acknowledged.",
    {
      count: pendingCount,
      amount: rupees(pendingPaise),
    },
  );
  return (
    <p className="mb-5 rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {words} {t("They count on the day they are credited.")}{" "}
      {mayOpen("payments.view") && (
        <Link to={addressOf(transactionsOf(day, "Pending"))} className="font-medium underline underline-offset-4">
          {t("Show them")}
        </Link>
      )}
    </p>
  );
}
