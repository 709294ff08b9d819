import { passwordStrength } from "@thangam/contracts/values/password-strength";
import type { PasswordStrength } from "@thangam/contracts/values/password-strength";
import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { cx } from "./cx.ts";
import { PasswordField } from "./password-field.tsx";

type Props = Omit<ComponentProps<typeof PasswordField>, "hint" | "value"> & { value: string };

/** A new password, with a hint of its strength. */
export function NewPasswordField(props: Props) {
  return <PasswordField autoComplete="new-password" {...props} hint={<Hint password={props.value} />} />;
}

const steps: Record<PasswordStrength, number> = { "too short": 0, weak: 1, fair: 2, strong: 3 };
const colours = ["bg-line", "bg-danger", "bg-gold", "bg-brand"];

function Hint({ password }: { password: string }) {
  const strength = passwordStrength(password);
  const step = steps[strength];
  return (
    <span className="flex flex-col gap-1.5">
      {password !== "" && (
        <span aria-hidden className="grid grid-cols-3 gap-1">
          {[1, 2, 3].map((bar) => (
            <span key={bar} className={cx("h-1 rounded-full", bar <= step ? colours[step] : "bg-line")} />
          ))}
        </span>
      )}
      <span aria-live="polite">
        {password === ""
          ? t("At least 8 characters. A short sentence is easy to remember.")
          : notificationLabel(strength)}
      </span>
    </span>
  );
}

function notificationLabel(strength: PasswordStrength): string {
  return {
    "too short": t("Too short yet: at least 8 characters."),
    weak: t("Easy to guess. More words make it strong."),
    fair: t("Fair. One more word makes it strong."),
    strong: t("Strong."),
  }[strength];
}
