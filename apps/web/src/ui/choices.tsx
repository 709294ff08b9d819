import "./choices.css";
import { useId } from "react";
import type { ComponentProps, ReactNode, Ref } from "react";
import type { FieldProps } from "./field.tsx";
import type { Option } from "./select-field.tsx";

interface RadioProps extends Omit<FieldProps, "hint"> {
  options: readonly Option[];
  value: string;
  onValueChange: (value: string) => void;
  name: string;
  ref?: Ref<HTMLInputElement>;
}

/** Selects one of a few visible options. */
export function RadioGroup({
  label,
  error,
  isRequired,
  className,
  options,
  value,
  onValueChange,
  name,
  ref,
}: RadioProps) {
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={isRequired}
      aria-describedby={error ? `${id}-error` : undefined}
      className={className}
    >
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger-ink">
            {" *"}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <label key={option.value} className="choice">
            <input
              type="radio"
              {...(index === 0 && { ref })}
              name={`${name}-${id}`}
              value={option.value}
              checked={value === option.value}
              onChange={() => onValueChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function Checkbox({
  label,
  hint,
  error,
  ...input
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; hint?: ReactNode; error?: string | undefined }) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter((part) => part !== "").join(" ");
  return (
    <div className="flex items-start gap-3">
      <input
        {...input}
        type="checkbox"
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy === "" ? undefined : describedBy}
        className="check-box"
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
        {error && (
          <p id={`${id}-error`} className="text-sm font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
