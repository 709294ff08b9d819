import { useState } from "react";
import type { FormEvent } from "react";
import type { AnyOperation } from "#api/client.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { filterText } from "#ui/field.tsx";
import type { ListState } from "./list-state.ts";
import { rangeText } from "./range-text.ts";

interface Props {
  /** The label of the range: "Joined between". */
  label: string;
  /** The list's operation, whose schema checks the days. */
  operation: AnyOperation;
  list: ListState;
}

/** Filters a list by two days, which the URL holds. */
export function DateRange({ label, operation, list }: Props) {
  const [from, to] = [list.filter("from"), list.filter("to")];
  return (
    <Days
      // A range that changes by navigation, such as Back, resets the fields.
      key={`${from} ${to}`}
      {...{ label, operation, from, to }}
      onRange={(from, to) => list.change({ from, to })}
    />
  );
}

interface DaysProps {
  label: string;
  operation: AnyOperation;
  from: string;
  to: string;
  onRange: (from: string, to: string) => void;
}

function Days({ label, operation, from, to, onRange }: DaysProps) {
  const [range, setRange] = useState({ from, to });
  const [error, setError] = useState<string | null>(null);
  const hasRange = from !== "" || to !== "";

  function search(event: FormEvent) {
    event.preventDefault();
    const checked = checkInput(operation, { fromDay: range.from, toDay: range.to });
    if (checked.ok) onRange(range.from, range.to);
    setError(checked.ok ? null : (fieldErrors(checked.errors)[0]?.message ?? null));
  }
  const field = (name: "from" | "to") => ({
    className: "w-42",
    value: range[name],
    // The message is below the missing day, or below both when both are there and invalid.
    error: error !== null && (range[name] === "" || (range.from !== "" && range.to !== "")) ? error : undefined,
    onValueChange: (day: string) => {
      setError(null);
      setRange({ ...range, [name]: day });
    },
  });

  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={search}
      data-filter={hasRange ? filterText(label, rangeText(from, to)) : undefined}
      className="flex flex-wrap items-start gap-3"
    >
      <DateField label={t("From")} {...field("from")} />
      <DateField label={t("To")} {...field("to")} />
      <div className="flex gap-2 sm:mt-6.5">
        <Button type="submit">{t("Search")}</Button>
        {hasRange && (
          <Button look="quiet" onClick={() => onRange("", "")}>
            {t("Clear")}
          </Button>
        )}
      </div>
    </form>
  );
}
