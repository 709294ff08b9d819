import "./popover.css";
import { CalendarDays } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Ref } from "react";
import { shopDay } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";
import { Skeleton } from "./surface.tsx";
import { usePopover } from "./use-popover.ts";

const Calendar = lazy(async () => ({ default: (await import("./calendar.tsx")).Calendar }));

interface Props extends FieldProps {
  /** "2026-11-21", or whatever was typed instead. */
  value: string;
  onValueChange: (value: string) => void;
  /** Between day, month and year. */
  sign?: "-" | "/";
  name?: string;
  ref?: Ref<HTMLInputElement>;
  /** A place that shows a calendar itself needs none here. */
  hasCalendar?: boolean;
}

/** A day as DD-MM-YYYY or DD/MM/YYYY. A browser's own date field would use the format of its locale. */
export function DateField(props: Props) {
  const { label, error, hint, isRequired, className, value, onValueChange, sign = "-", name, ref } = props;
  const { hasCalendar = true } = props;
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field {...{ label, error, hint, isRequired, className }} chosen={reverseParts(value)}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            name={name}
            ref={ref}
            inputMode="numeric"
            autoComplete="off"
            placeholder={["DD", "MM", "YYYY"].join(sign)}
            maxLength={10}
            value={typed ?? reverseParts(value).replaceAll("-", sign)}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onValueChange(reverseParts(event.currentTarget.value));
            }}
            onBlur={() => setTyped(null)}
            className={cx(inputClass, hasCalendar && "pe-11")}
          />
          {hasCalendar && <CalendarButton label={label} day={value} onDay={onValueChange} />}
        </div>
      )}
    </Field>
  );
}

function CalendarButton({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const { isOpen, close, button, panel } = usePopover();
  const [today] = useState(() => shopDay(new Date()));
  const name = t("{field}: choose from a calendar", { field: label });
  return (
    <>
      <button
        {...button}
        aria-haspopup="dialog"
        aria-label={name}
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-field text-muted hover:text-ink"
      >
        <CalendarDays size={18} aria-hidden />
      </button>
      {isOpen && (
        <div {...panel} role="dialog" aria-label={name} className="popover">
          <Suspense fallback={<Skeleton className="h-72 w-66" />}>
            <Calendar
              today={today}
              day={day}
              onDay={(chosen) => {
                onDay(chosen);
                close();
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

/** "21-11-2026", also with other signs between, as "2026-11-21", and the other way round; other text as it is. */
function reverseParts(text: string): string {
  const day = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim());
  if (day !== null) return [day[3], day[2]?.padStart(2, "0"), day[1]?.padStart(2, "0")].join("-");
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return iso === null ? text : [iso[3], iso[2], iso[1]].join("-");
}
