import { CalendarDays } from "lucide-react";
import { useRef, useState } from "react";
import type { Ref } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

interface Props extends FieldProps {
  /** "2026-11-21", or whatever was typed instead. */
  value: string;
  onValueChange: (value: string) => void;
  /** Between day, month and year. */
  sign?: "-" | "/";
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A day as DD-MM-YYYY or DD/MM/YYYY. A browser's own date field would use the format of its locale. */
export function DateField(props: Props) {
  const { label, error, hint, isRequired, className, value, onValueChange, sign = "-", name, ref } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const calendar = useRef<HTMLInputElement>(null);
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
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
            className={cx(inputClass, "pe-11")}
          />
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ""}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className="pointer-events-none absolute end-0 bottom-0 w-11 opacity-0"
          />
          <button
            type="button"
            aria-label={t("{field}: choose from a calendar", { field: label })}
            onClick={() => calendar.current?.showPicker()}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-field text-muted hover:text-ink"
          >
            <CalendarDays size={18} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}

/** "21-11-2026", also with other signs between, as "2026-11-21", and the other way round; other text as it is. */
function reverseParts(text: string): string {
  const day = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim());
  if (day !== null) return [day[3], day[2]?.padStart(2, "0"), day[1]?.padStart(2, "0")].join("-");
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return iso === null ? text : [iso[3], iso[2], iso[1]].join("-");
}
