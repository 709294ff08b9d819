import { useState } from "react";
import { notice } from "#api/messages.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import type { PaymentRow } from "#shared/payments/payment-row.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, DialogActions } from "#ui/dialog.tsx";
import { AcknowledgedPayment } from "./acknowledged-payment.tsx";
import { PrintButton, Receipt } from "./receipt.tsx";
import type { ReceiptFacts } from "./receipt.tsx";
import { WaitingPayment } from "./waiting-payment.tsx";

interface Props {
  row: PaymentRow;
  onClose: () => void;
}

/** Acknowledges a waiting payment. For an acknowledged one, sends its message again or refunds it. */
export default function SendAcknowledgementDialog({ row, onClose }: Props) {
  const [receipt, setReceipt] = useState<ReceiptFacts | null>(null);
  const about = `${row.clientName} · ${row.bookNumber} · ${row.schemeName} · ${rupees(row.amountPaise)}`;
  if (receipt !== null) {
    return (
      <Dialog isOpen onClose={onClose} title={notice("acknowledgement_sent")}>
        <Receipt payment={receipt} />
        <DialogActions>
          <PrintButton />
          <Button look="primary" onClick={onClose}>
            {t("Done")}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog isOpen onClose={onClose} title={t("Send Acknowledgement")} description={about}>
      {row.status === "Payment Approved" ? (
        <AcknowledgedPayment row={row} onClose={onClose} onPrint={() => setReceipt(row)} />
      ) : (
        <WaitingPayment row={row} onClose={onClose} onAcknowledged={setReceipt} />
      )}
    </Dialog>
  );
}
