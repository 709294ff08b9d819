import { lazy, Suspense, useState } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Skeleton } from "#ui/surface.tsx";
import { dayPresets } from "./day-presets.ts";

const Calendar = lazy(async () => ({ default: (await import("#ui/calendar.tsx")).Calendar }));

interface Props {
  today: string;
  from: string;
  to: string;
  onRange: (from: string, to: string) => void;
}

/** One of the usual ranges, two days that are typed, or two of a calendar. */
export function DaysPanel({ today, from, to, onRange }: Props) {
  return (
    <>
      <ul>
        {dayPresets(today).map((preset, at) => (
          <li key={preset.name}>
            <button
              type="button"
              autoFocus={at === 0}
              className="menu-item"
              aria-pressed={preset.from === from && preset.to === to}
              onClick={() => onRange(preset.from, preset.to)}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      <div>
        <Typed key={`${from} ${to}`} from={from} to={to} onRange={onRange} />
        <Suspense fallback={<Skeleton className="h-72 w-66" />}>
          <Calendar today={today} from={from} to={to} onRange={onRange} />
        </Suspense>
      </div>
    </>
  );
}

function Typed({ from, to, onRange }: { from: string; to: string; onRange: (from: string, to: string) => void }) {
  const [range, setRange] = useState({ from, to });
  const [areWrong, setWrong] = useState(false);
  const field = (name: "from" | "to") => ({
    value: range[name],
    className: "w-36",
    hasCalendar: false,
    error: areWrong && !isDay(range[name]) ? t("This day is not in the calendar.") : undefined,
    onValueChange: (typed: string) => setRange({ ...range, [name]: typed }),
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2 p-1"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDay(range.from) && isDay(range.to)) onRange(range.from, range.to);
        else setWrong(true);
      }}
    >
      <DateField label={t("From")} {...field("from")} />
      <DateField label={t("To")} {...field("to")} />
      <Button type="submit">{t("Show")}</Button>
    </form>
  );
}

function isDay(text: string): boolean {
  if (text === "") return true;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}
