import { notice } from "#api/messages.ts";
import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface Props {
  bookNumber: string;
  /** When the payment was started that is not finished. */
  startedAt: Date;
  onYes: () => void;
  onNo: () => void;
}

/** Asked before a second payment of a book for which one is under way. */
export default function RepeatQuestion({ bookNumber, startedAt, onYes, onNo }: Props) {
  return (
    <ConfirmDialog
      isOpen
      title={t("Book {number}", { number: bookNumber })}
      question={notice("repeat_payment", { date: dateAndTime(startedAt) })}
      onYes={onYes}
      onNo={onNo}
    />
  );
}
