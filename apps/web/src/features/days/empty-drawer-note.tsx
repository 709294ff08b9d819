import { Link } from "react-router";
import { useAccess } from "#app/access.ts";
import { cashIntoDrawerOf } from "#app/paths.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { useBranchOfDay } from "./branch-of-day.ts";
import { plainText } from "./day-figures.ts";
import type { ShownDay } from "./day-figures.ts";

/** What to do about a drawer that by the books holds less than nothing: cash was brought into it, and nobody recorded that. */
export function EmptyDrawerNote({ shown: { day, figures } }: { shown: ShownDay }) {
  const mayOpen = useAccess();
  const branch = useBranchOfDay();
  const missing = 0n - (figures.find(({ mode }) => mode === "Cash")?.expectedPaise ?? 0n);
  if (missing <= 0n) return null;
  return (
    <p className="rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {t(
        "By the books the drawer gave {amount} more than it held. Record the cash that was brought into it from the safe or the bank, rather than close the day with a reason.",
        { amount: rupees(missing) },
      )}{" "}
      {branch?.isCurrent === false ? (
        t("It is recorded by somebody who is in {branch}.", { branch: branch.name })
      ) : mayOpen("payments.acknowledge") ? (
        <Link to={cashIntoDrawerOf(day, plainText(missing))} className="font-medium underline underline-offset-4">
          {t("Record what was brought in")}
        </Link>
      ) : (
        t("An Admin can record it.")
      )}
    </p>
  );
}
