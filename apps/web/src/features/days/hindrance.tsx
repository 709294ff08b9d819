import { Link } from "react-router";
import { messageOfCode } from "#api/messages.ts";
import { dayCloseOf } from "#app/paths.ts";
import { day as dayText } from "#format/dates.ts";
import { useBranchAddress } from "#list-page/branch-filter.tsx";
import type { ShownDay } from "./day-figures.ts";

/** Why a day cannot be closed now: days are closed in their order. */
export function hindranceOf({ earlierDay, laterDay }: ShownDay): "earlier_day_open" | "later_day_closed" | null {
  return earlierDay !== null ? "earlier_day_open" : laterDay !== null ? "later_day_closed" : null;
}

/** The reason that blocks the closing, with a link to the day that comes first. */
export function Hindrance({ shown }: { shown: ShownDay }) {
  const addressOf = useBranchAddress();
  const reason = hindranceOf(shown);
  const day = shown.earlierDay ?? shown.laterDay;
  if (reason === null || day === null) return null;
  return (
    <p className="rounded-card border border-line bg-gold-soft/60 px-5 py-3 text-gold-ink">
      {messageOfCode(reason)}{" "}
      <Link to={addressOf(dayCloseOf(day))} className="font-medium whitespace-nowrap underline underline-offset-4">
        {dayText(day)}
      </Link>
    </p>
  );
}
