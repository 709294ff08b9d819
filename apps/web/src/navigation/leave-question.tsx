import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

export default function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      isOpen
      title={t("Leave without saving?")}
      question={t("What you typed here is not saved and will be lost.")}
      yes={t("Leave")}
      no={t("Stay")}
      isDangerous
      onYes={onLeave}
      onNo={onStay}
    />
  );
}
