import "./dialog.css";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "./button.tsx";

interface Props {
  isOpen: boolean;
  title: string;
  /** The question, in a sentence. */
  question: ReactNode;
  /** The name of the record that it acts on. */
  subject?: ReactNode;
  yes?: string;
  no?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an action that cannot be undone. The safe answer has the focus. */
export function ConfirmDialog({
  isOpen,
  title,
  question,
  subject,
  yes,
  no,
  isDangerous = false,
  isBusy = false,
  onYes,
  onNo,
}: Props) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-backdrop is-above" />
        <AlertDialog.Popup className="appear dialog-question rounded-card bg-surface p-6 shadow-float outline-hidden">
          <AlertDialog.Title className="font-display text-xl font-semibold">{title}</AlertDialog.Title>
          {subject && <p className="mt-2 font-medium">{subject}</p>}
          <AlertDialog.Description className="mt-2 text-muted">{question}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-3">
            <Button onClick={onNo} disabled={isBusy}>
              {no ?? t("No")}
            </Button>
            <Button look={isDangerous ? "danger" : "primary"} isBusy={isBusy} onClick={onYes}>
              {yes ?? t("Yes")}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
