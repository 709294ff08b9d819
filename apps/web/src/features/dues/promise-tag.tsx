import { t } from "#i18n/i18n.ts";
import { StatusBadge } from "#ui/surface.tsx";
import { shortDay } from "./due-labels.ts";

/** The day on which a client said they would pay; one that has passed is late. */
export function PromiseTag({ promisedOn, today }: { promisedOn: string | null; today: string }) {
  if (promisedOn === null) return "–";
  if (promisedOn === today) return <StatusBadge status="Due" label={t("today")} />;
  if (promisedOn < today)
    return <StatusBadge status="Overdue" label={t("passed {day}", { day: shortDay(promisedOn) })} />;
  return <StatusBadge status="Due" label={shortDay(promisedOn)} />;
}
