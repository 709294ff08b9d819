import { useEffect } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { useOnline } from "#ui/use-online.ts";

interface Props {
  form: {
    submit: (event: SyntheticEvent) => Promise<unknown>;
    isSaving: boolean;
    refusal: string | null;
    keepRefusals: () => void;
  };
  onClose: () => void;
  title: string;
  description?: string;
  /** What a screen reader calls the form; nothing where the title says it all. */
  formLabel?: string;
  /** What the button that sends the form is called; "Save" where nothing else is said. */
  saveLabel?: string;
  children: ReactNode;
}

/**
 * A form of a few fields over the page: Cancel leaves everything as it is, the other button sends it. Why it was refused stays to be
 * read.
 */
export function FormDialog({ form, onClose, title, description, formLabel, saveLabel, children }: Props) {
  const { refusal, keepRefusals } = form;
  useEffect(keepRefusals, [keepRefusals]);
  const reason = useOnline() ? undefined : t("You can do this when you are online.");
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description}>
      <form
        noValidate
        aria-label={formLabel}
        onSubmit={(event) => void form.submit(event)}
        className="flex flex-col gap-5"
      >
        {children}
        {refusal !== null && (
          <p role="alert" className="font-medium text-danger-ink">
            {refusal}
          </p>
        )}
        {reason !== undefined && <p className="text-sm text-muted">{reason}</p>}
        <DialogActions>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" look="primary" isBusy={form.isSaving} reason={reason}>
            {saveLabel ?? t("Save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
