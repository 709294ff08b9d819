import { useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEventHandler, Ref } from "react";
import { groupTyped, plainRupees } from "#format/rupees.ts";
import { cx } from "./cx.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

interface Props extends FieldProps {
  /** The amount as the wire takes it ("1500.50"), or whatever was typed instead. */
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  onKeyDown?: KeyboardEventHandler;
  name?: string;
  ref?: Ref<HTMLInputElement>;
  disabled?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
}

/** Rupees: takes "1,500" and "1500.00", and shows 1,500.00 once the field is left. */
export function AmountField({
  label,
  error,
  hint,
  isRequired,
  className,
  value,
  onValueChange,
  onBlur,
  ...input
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = groupTyped(value);
  const focused = useRef<HTMLInputElement | null>(null);
  // An amount that comes while the field waits for one is selected as if it had been there before.
  useLayoutEffect(() => {
    if (typed === null) focused.current?.setSelectionRange(0, shown.length);
  }, [typed, shown]);
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => (
        <div className="relative">
          <span aria-hidden className="absolute inset-y-0 start-3 flex items-center text-muted">
            ₹
          </span>
          <input
            {...input}
            {...ids}
            inputMode="decimal"
            autoComplete="off"
            value={typed ?? shown}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              onValueChange(plainRupees(event.currentTarget.value));
            }}
            onFocus={(event) => {
              focused.current = event.currentTarget;
              event.currentTarget.select();
            }}
            onBlur={() => {
              focused.current = null;
              setTyped(null);
              onBlur?.();
            }}
            className={cx(inputClass, "ps-8 text-end")}
          />
        </div>
      )}
    </Field>
  );
}
