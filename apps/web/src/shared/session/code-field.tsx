import { SENT_CODE_DIGITS } from "@thangam/contracts/values/sent-code";
import type { Ref } from "react";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";

const maxDigits = Math.max(...SENT_CODE_DIGITS);

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
      hint={t("6 or 10 digits, as in the message")}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoFocus
      {...field}
      onChange={(event) => onValueChange(event.currentTarget.value.replaceAll(/\D/g, "").slice(0, maxDigits))}
    />
  );
}
