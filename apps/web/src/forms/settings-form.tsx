import type { ReactNode, SyntheticEvent } from "react";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";

interface Props {
  form: { submit: (event?: SyntheticEvent) => Promise<void>; isSaving: boolean };
  /** Nothing can be saved before something is changed. */
  isChanged: boolean;
  /** The accessible name of the form. */
  label?: string;
  /** The text of the button that saves. */
  save: string;
  /** Who saved last and when; null before the first save. */
  lastChange: { at: Date; by: string | null } | null;
  /** More actions, beside the button that saves. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** The frame of a page of settings: its cards, the button that saves, and who changed them last. */
export function SettingsForm({ form, isChanged, label, save, lastChange, actions, className, children }: Props) {
  return (
    <form
      noValidate
      {...(label !== undefined && { "aria-label": label })}
      onSubmit={(event) => void form.submit(event)}
      className={cx("flex flex-col gap-5", className)}
    >
      {children}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          look="primary"
          isBusy={form.isSaving}
          reason={isChanged ? undefined : t("Nothing has been changed.")}
        >
          {save}
        </Button>
        {actions}
        {lastChange !== null && (
          <p className="text-sm text-muted">
            {t("Last changed on {date} by {name}", { date: dateAndTime(lastChange.at), name: lastChange.by ?? "–" })}
          </p>
        )}
      </div>
    </form>
  );
}
