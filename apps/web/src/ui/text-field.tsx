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

/**
 * A mobile number as people write it, with +91 or 0 before it. It stays as it was typed: what it means is read where it is sent, and what
 * was cut here would be the number of a stranger.
 */
export function MobileField(props: Props) {
  return <TextField type="tel" inputMode="tel" {...props} />;
}

/** Digits only, on a numeric keypad: pincodes, the number of a book. No mobile numbers. */
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
