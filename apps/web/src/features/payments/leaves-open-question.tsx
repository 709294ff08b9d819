import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { instalmentRanges } from "#shared/payments/payment-labels.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface Props {
  row: PaymentRow;
  instalment: string;
  leavesOpen: readonly number[];
  onYes: () => void;
  onNo: () => void;
}

/** Asks before an instalment is credited while earlier ones stay open, and names them. */
export default function LeavesOpenQuestion({ row, instalment, leavesOpen, onYes, onNo }: Props) {
  return (
    <ConfirmDialog
      isOpen
      title={t("Earlier instalments stay open")}
      subject={`${row.clientName} · ${row.bookNumber} · ${rupees(row.amountPaise)}`}
      question={t("This credits instalment {instalment}. Not paid and still open: {open}. Is that meant?", {
        instalment,
        open: instalmentRanges(leavesOpen),
      })}
      yes={t("Credit it all the same")}
      onNo={onNo}
      onYes={onYes}
    />
  );
}
