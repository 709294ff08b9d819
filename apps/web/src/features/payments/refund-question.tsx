import { notice } from "#api/messages.ts";
import { grams } from "#format/grams.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import type { ReturnablePayment } from "#shared/payments/payment-row.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";

interface Props {
  row: ReturnablePayment;
  mode: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks before a refund, naming its amount, book and the receipt that becomes void. */
export default function RefundQuestion({ row, mode, onYes, onNo }: Props) {
  const taken = row.weightMg === null ? rupees(row.amountPaise) : `${rupees(row.amountPaise)} (${grams(row.weightMg)})`;
  const about = [taken, row.bookNumber, row.clientName, t("Receipt {number}", { number: row.receiptNumber ?? "–" })];
  return (
    <ConfirmDialog
      isOpen
      title={notice("confirm_refund_title")}
      subject={about.join(" · ")}
      question={
        <>
          {notice("confirm_refund")}{" "}
          {t("The receipt becomes void, and the money goes back by: {mode}.", { mode: labelOf(mode) })}
        </>
      }
      isDangerous
      onNo={onNo}
      onYes={onYes}
    />
  );
}
