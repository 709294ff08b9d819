import type { ComponentProps } from "react";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

type Props = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>;

export function TextField({ label, error, hint, isRequired, className, ...input }: Props) {
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => <input type="text" autoComplete="off" {...input} {...ids} className={inputClass} />}
    </Field>
  );
}

/** Digits only, on a numeric keypad: mobile numbers, pincodes, the number of a book. */
export function DigitsField({ onChange, maxLength, ...rest }: Props) {
  return (
    <TextField
      inputMode="numeric"
      {...rest}
      onChange={(event) => {
        // Truncated here, because `maxlength` would cut pasted text before its spaces and dashes are removed.
        event.currentTarget.value = event.currentTarget.value.replaceAll(/\D/g, "").slice(0, maxLength);
        return onChange?.(event);
      }}
    />
  );
}
