import { ChevronsUpDown } from "lucide-react";
import type { Ref } from "react";
import { cx } from "./cx.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

export interface Option {
  label: string;
  value: string;
}

interface Props extends FieldProps {
  options: readonly Option[];
  /** "" while nothing is chosen. */
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** A native select: typing finds an option, and a phone shows its own picker. */
export function SelectField({
  label,
  error,
  hint,
  isRequired,
  className,
  options,
  value,
  onValueChange,
  placeholder,
  name,
  disabled = false,
  ref,
}: Props) {
  const chosen = options.find((option) => option.value === value);
  const isNothingChosen = chosen === undefined;
  const leavesAllIn = value === "" || value === "all";
  return (
    <Field {...{ label, error, hint, isRequired, className }} chosen={leavesAllIn ? undefined : chosen?.label}>
      {(ids) => (
        <span className="relative block">
          <select
            {...ids}
            ref={ref}
            name={name}
            value={isNothingChosen ? "" : value}
            onChange={(event) => onValueChange(event.target.value)}
            disabled={disabled}
            className={cx(inputClass, "appearance-none truncate pe-9", isNothingChosen && "text-muted")}
          >
            {isNothingChosen && (
              <option value="" hidden>
                {placeholder ?? ""}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-surface text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronsUpDown
            size={16}
            aria-hidden
            className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          />
        </span>
      )}
    </Field>
  );
}
