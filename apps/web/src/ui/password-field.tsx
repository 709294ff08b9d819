import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { Field, inputClass } from "./field.tsx";
import type { FieldProps } from "./field.tsx";

/** A password, with a button that shows it and hides it again. */
export function PasswordField({
  label,
  error,
  hint,
  isRequired,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<"input">, keyof FieldProps>) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Field {...{ label, error, hint, isRequired, className }}>
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="current-password"
            {...input}
            {...ids}
            type={isShown ? "text" : "password"}
            autoCapitalize="off"
            spellCheck={false}
            className={`${inputClass} pe-12`}
          />
          <button
            type="button"
            aria-label={isShown ? t("Hide {field}", { field: label }) : t("Show {field}", { field: label })}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-field text-muted hover:text-ink"
          >
            <Icon size={20} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
