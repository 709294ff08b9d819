import { NO_EMAIL } from "@thangam/contracts/values/people";
import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { Checkbox } from "#ui/choices.tsx";
import { TextField } from "#ui/text-field.tsx";

export interface EmailOrNone {
  email: string;
  hasNoEmail: boolean;
}

/** What the operation reads: "none" for whoever has no e-mail, so that a forgotten one is still asked for. */
export const emailInput = ({ email, hasNoEmail }: EmailOrNone) => (hasNoEmail ? NO_EMAIL : email);

interface Props extends Omit<ComponentProps<typeof TextField>, "label" | "value"> {
  values: EmailOrNone;
  setHasNoEmail: (hasNoEmail: boolean) => void;
  /** What is ticked by whoever has none, and what follows from it. */
  choice: Pick<ComponentProps<typeof Checkbox>, "label" | "hint">;
}

/** An e-mail, or the word that there is none. What was typed before comes back when that word is taken back. */
export function EmailOrNoneField({ values: { hasNoEmail }, setHasNoEmail, choice, ...field }: Props) {
  return (
    <div className="flex flex-col gap-2">
      <TextField
        label={t("Email")}
        isRequired={!hasNoEmail}
        disabled={hasNoEmail}
        type="email"
        inputMode="email"
        autoCapitalize="off"
        {...field}
        {...(hasNoEmail && { value: "" })}
      />
      <Checkbox {...choice} checked={hasNoEmail} onChange={(event) => setHasNoEmail(event.currentTarget.checked)} />
    </div>
  );
}
