import { useId } from "react";
import { cx } from "#ui/cx.ts";
import { inputClass } from "#ui/field.tsx";

interface Props {
  /** Read to who does not see the heading above. */
  label: string;
  value: string;
  error: string | undefined;
  sign?: string;
  onValueChange: (value: string) => void;
}

/** A field in a row of many, below a heading that all rows share. */
export function CellField({ label, value, error, sign, onValueChange }: Props) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className="relative">
        <input
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          aria-label={label}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : id}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={cx(inputClass, "font-semibold", sign !== undefined && "pe-8")}
        />
        {sign !== undefined && (
          <span aria-hidden className="absolute inset-y-0 end-3 flex items-center text-muted">
            {sign}
          </span>
        )}
      </div>
      {error !== undefined && (
        <p id={id} className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  );
}
