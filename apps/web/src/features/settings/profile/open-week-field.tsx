import { openDaysOf, openWeekOf } from "@thangam/contracts/settings/open-week";
import type { OpenDay } from "@thangam/contracts/settings/open-week";
import { useId } from "react";
import type { Ref } from "react";
import { t } from "#i18n/i18n.ts";
import { weekdayNames } from "#i18n/weekdays.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { inputClass } from "#ui/field.tsx";

interface Props {
  name: string;
  value: string;
  onValueChange: (week: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

const untold = { opens: "", closes: "" };

/** When the shop is open on each day of the week. */
export function OpenWeekField({ name, value, onValueChange, error, ref }: Props) {
  const id = useId();
  const told = openDaysOf(value);
  const days = weekdayNames().map((_, at) => (told.length === 0 ? untold : (told[at] ?? null)));
  const change = (at: number, day: OpenDay) => onValueChange(openWeekOf(days.with(at, day)));
  return (
    <fieldset aria-describedby={`${id}-hint${error === undefined ? "" : ` ${id}-error`}`}>
      <legend className="text-sm font-medium">{t("Opening hours")}</legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {t("Everybody reads them in their own language. Leave all days blank to tell none.")}
      </p>
      <div className="flex flex-col divide-y divide-line">
        {weekdayNames().map((weekday, at) => (
          <DayRow
            key={weekday}
            {...{ name, weekday }}
            day={days[at] ?? null}
            ref={at === 0 ? ref : undefined}
            isWrong={error !== undefined}
            onChange={(day) => change(at, day)}
            onCopy={at === 0 ? null : () => change(at, days[at - 1] ?? null)}
          />
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface DayProps {
  name: string;
  weekday: string;
  day: OpenDay;
  ref: Ref<HTMLInputElement> | undefined;
  isWrong: boolean;
  onChange: (day: OpenDay) => void;
  /** null on the first day, which has none above it. */
  onCopy: (() => void) | null;
}

function DayRow({ name, weekday, day, ref, isWrong, onChange, onCopy }: DayProps) {
  const { opens, closes } = day ?? untold;
  const time = (part: "opens" | "closes") => ({
    name: `${name}.${part}`,
    type: "time",
    value: day?.[part] ?? "",
    disabled: day === null,
    "aria-invalid": isWrong || undefined,
    className: `${inputClass} min-w-0`,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      onChange({ opens, closes, [part]: currentTarget.value }),
  });
  return (
    <div
      role="group"
      aria-label={weekday}
      className="grid grid-cols-2 items-center gap-x-3 gap-y-2 py-2 md:grid-cols-[6rem_9rem_9rem_minmax(0,1fr)_10rem]"
    >
      <span className="font-medium max-md:col-span-2">{weekday}</span>
      <input {...time("opens")} ref={ref} aria-label={t("Opens")} />
      <input {...time("closes")} aria-label={t("Closes")} />
      <Checkbox
        label={t("Closed all day")}
        checked={day === null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? null : untold)}
      />
      {onCopy !== null && (
        <Button size="small" className="whitespace-normal!" onClick={onCopy}>
          {t("Same as above")}
        </Button>
      )}
    </div>
  );
}
