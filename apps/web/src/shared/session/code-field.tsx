import type { Ref } from "react";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";

interface Props {
  name: string;
  value: string;
  onValueChange: (code: string) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field for a code from an e-mail. Spaces in a pasted code are removed. */
export function CodeField({ onValueChange, ...field }: Props) {
  return (
    <TextField
      label={t("Verification code")}
      hint={t("6 digits")}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      {...field}
      onChange={(event) => onValueChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, 6))}
    />
  );
}
