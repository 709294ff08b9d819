import "./calendar.css";
import { useState } from "react";
import { DayPicker } from "react-day-picker";
import type { DateRange } from "react-day-picker";
import { spokenLanguage, t } from "#i18n/i18n.ts";

interface Common {
  /** The shop's day, which is marked. */
  today: string;
  /** Later days cannot be chosen. */
  last?: string | undefined;
}
interface OneDay extends Common {
  /** "2026-11-21", or "" for none. */
  day: string;
  onDay: (day: string) => void;
}
interface Range extends Common {
  from: string;
  to: string;
  /** Both ends, once the second is chosen. */
  onRange: (from: string, to: string) => void;
}

/** A month to choose a day from, or two ends of a range. Loaded when it is first opened. */
export function Calendar(props: OneDay | Range) {
  const common = {
    weekStartsOn: 0,
    today: monthOf(props.today, props.today),
    captionLayout: "dropdown",
    startMonth: new Date(2000, 0),
    endMonth: new Date(Number(props.today.slice(0, 4)) + 10, 11),
    disabled: props.last === undefined ? [] : { after: monthOf(props.last, props.today) },
    ...spoken(),
  } as const;
  if ("day" in props)
    return (
      <DayPicker
        {...common}
        // It is all that its panel holds; a panel with fields keeps the focus where somebody types.
        autoFocus
        mode="single"
        selected={dateOf(props.day)}
        defaultMonth={monthOf(props.day, props.today)}
        onSelect={(date) => date !== undefined && props.onDay(textOf(date))}
      />
    );
  return <RangeOf common={common} range={props} />;
}

function RangeOf({ common, range }: { common: object; range: Range }) {
  const [chosen, setChosen] = useState<DateRange | undefined>({ from: dateOf(range.from), to: dateOf(range.to) });
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={chosen}
      defaultMonth={monthOf(range.to, range.today)}
      // A range that stands is given up for a new one, which begins on the day that was pressed.
      onSelect={(next, pressed) => {
        const begins = chosen?.from === undefined || chosen.to !== undefined;
        setChosen(begins ? { from: pressed } : next);
        if (!begins && next?.from !== undefined && next.to !== undefined)
          range.onRange(textOf(next.from), textOf(next.to));
      }}
    />
  );
}

/** Its words in the reader's language, with the whole date of each day for who does not see the month. */
function spoken() {
  const language = `${spokenLanguage()}-IN`;
  const formatterOf = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, numberingSystem: "latn" });
    return (date: Date) => format.format(date);
  };
  const [whole, month, long, short] = [
    formatterOf({ day: "numeric", month: "long", year: "numeric", weekday: "long" }),
    formatterOf({ month: "long", year: "numeric" }),
    formatterOf({ month: "long" }),
    formatterOf({ weekday: "short" }),
  ];
  return {
    formatters: {
      formatCaption: month,
      formatMonthDropdown: long,
      formatWeekdayName: short,
    },
    labels: {
      labelDayButton: (date: Date) => whole(date),
      labelGridcell: (date: Date) => whole(date),
      labelGrid: month,
      labelNav: () => t("Months"),
      labelNext: () => t("Next month"),
      labelPrevious: () => t("Previous month"),
      labelMonthDropdown: () => t("Month"),
      labelYearDropdown: () => t("Year"),
      labelWeekday: formatterOf({ weekday: "long" }),
    },
  };
}

function dateOf(day: string): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(date));
}

/** A day in the month that is shown first. */
function monthOf(day: string, today: string): Date {
  return dateOf(day) ?? dateOf(today) ?? new Date();
}

function textOf(date: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
