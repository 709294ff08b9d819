import { useId } from "react";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

export interface FieldProps {
  label: string;
  /** What is wrong, in a sentence. */
  error?: string | undefined;
  /** What helps to fill it. */
  hint?: ReactNode;
  /** Shows the mark of a required field; the operation's schema decides. */
  isRequired?: boolean | undefined;
  className?: string | undefined;
}

/** What a filter says on paper: its name and what it is set to; undefined while it leaves everything in. */
export function filterText(label: string, chosen: string | undefined): string | undefined {
  return chosen === undefined || chosen === "" ? undefined : `${label}: ${chosen}`;
}

export const inputClass = cx(
  "w-full min-h-(--control) rounded-field border border-edge bg-surface px-3 text-base text-ink placeholder:text-muted",
  "aria-invalid:border-danger-ink aria-invalid:bg-danger-soft",
  "disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken",
);

export interface ControlIds {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
}

/** The label, hint and error around one control, tied to it by ids. */
export function Field({
  label,
  error,
  hint,
  isRequired,
  className,
  chosen,
  children,
}: FieldProps & {
  /** What it is set to, where it can be a filter. */
  chosen?: string | undefined;
  children: (ids: ControlIds) => ReactNode;
}) {
  const id = useId();
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter((part) => part !== "").join(" ");
  return (
    <div className={cx("field flex min-w-0 flex-col gap-1.5", className)} data-filter={filterText(label, chosen)}>
      <label htmlFor={id} id={`${id}-label`} className="text-sm font-medium">
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger-ink">
            {" *"}
          </span>
        )}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": describedBy === "" ? undefined : describedBy,
        "aria-required": isRequired ? true : undefined,
      })}
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
  );
}
