import type { ComponentProps } from "react";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";

interface Props {
  methods: readonly string[];
  /** A backup code instead of the code of an app. */
  isBackup: boolean;
  onBackup: (isBackup: boolean) => void;
  field: Pick<ComponentProps<typeof TextField>, "name" | "value" | "error" | "ref"> & {
    onValueChange: (value: string) => void;
  };
}

/** Whether somebody types a code: of their app, or one of those that they wrote down. */
export function typesCode(methods: readonly string[], isBackup: boolean): boolean {
  return isBackup || methods.includes("totp");
}

/** The code of an app, or a backup code in its place. */
export function FactorFields({ methods, isBackup, onBackup, field: { onValueChange, ...field } }: Props) {
  const isTyped = typesCode(methods, isBackup);
  return (
    <>
      {isTyped && (
        <TextField
          key={isBackup ? "backup" : "app"}
          label={isBackup ? t("Backup code") : t("Code of your app")}
          hint={
            isBackup
              ? t("Three groups of four signs, from the list you kept. Each is good once.")
              : t("6 digits, a new code every 30 seconds.")
          }
          inputMode={isBackup ? "text" : "numeric"}
          autoComplete={isBackup ? "off" : "one-time-code"}
          autoCapitalize="off"
          spellCheck={false}
          autoFocus
          {...field}
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
      {methods.includes("backup_code") && (
        <button
          type="button"
          className="min-h-11 self-start text-sm text-brand-ink underline underline-offset-4"
          onClick={() => {
            onValueChange("");
            onBackup(!isBackup);
          }}
        >
          {isBackup ? t("Go on with the app or passkey") : t("Not at hand? Use a backup code")}
        </button>
      )}
    </>
  );
}
