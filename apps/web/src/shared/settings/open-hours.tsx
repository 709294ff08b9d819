import { openSpansOf } from "@thangam/contracts/settings/open-week";
import { t } from "#i18n/i18n.ts";
import { weekdayNames } from "#i18n/weekdays.ts";

/** When the shop is open, in the reader's language, and below it what the shop says beside it. */
export function OpenHours({ days, note }: { days: string; note: string }) {
  return (
    <ul>
      {linesOf(days).map(({ said, times }) => (
        <li key={said}>
          {said}
          {times !== "" && <span className="whitespace-nowrap">{times}</span>}
        </li>
      ))}
      {note !== "" && <li>{note}</li>}
    </ul>
  );
}

/** "Monday to Saturday: 10:00–20:30", "Sunday: closed" */
function linesOf(week: string): { said: string; times: string }[] {
  const names = weekdayNames();
  return openSpansOf(week).map(({ first, last, day }) => {
    const one = names[first] ?? "";
    const several =
      last - first === 6 ? t("Every day") : t("{first} to {last}", { first: one, last: names[last] ?? "" });
    const days = first === last ? one : several;
    return day === null
      ? { said: t("{days}: closed", { days }), times: "" }
      : { said: `${days}: `, times: `${day.opens}–${day.closes}` };
  });
}
