import { mobileDigits } from "@thangam/contracts/values/people";
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

/**
 * A mobile number in the forms of staff, which take digits alone and ten of them. The country's 91 or a 0 before them goes when
 * all ten are there; without that they would be cut to the number of a stranger.
 */
export function MobileDigitsField({ onChange, ...rest }: Props) {
  return (
    <TextField
      type="tel"
      inputMode="numeric"
      {...rest}
      onChange={(event) => {
        event.currentTarget.value = tenDigits(event.currentTarget.value);
        return onChange?.(event);
      }}
    />
  );
}

function tenDigits(typed: string): string {
  const digits = mobileDigits(typed).replaceAll(/\D/g, "");
  const number = mobileDigits(digits);
  if (number.length === 10) return number;
  const before = /^(?:0091|91|0)/.exec(digits)?.[0].length ?? 0;
  return digits.slice(0, 10 + before);
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
