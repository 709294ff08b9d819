import { counterModes } from "@thangam/contracts/values/payments";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { MoveForm } from "#features/payments/move-form.tsx";
import { RefundForm } from "#features/payments/refund-form.tsx";
import type { Payment } from "#features/payments/receipt.tsx";
import { RadioGroup } from "#ui/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useState } from "react";

function first(mode: string) {
  return (one: string, other: string) => Number(other === mode) - Number(one === mode);
}

type Correction = "refund" | "move";

/** Takes a payment back that was just taken, or moves it to the book that it was meant for; each with its reason. */
export default function CorrectPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const [kind, setKind] = useState<Correction>("refund");
  // A cheque that was just taken goes back itself; anything else goes back as it came, or another way.
  const refundModes = payment.mode === "Cheque" ? (["Cheque"] as const) : counterModes.toSorted(first(payment.mode));
  const row = { ...payment, refundModes: [...refundModes] };
  const about = [payment.clientName, payment.bookNumber, rupees(payment.amountPaise), payment.receiptNumber ?? "–"];
  return (
    <Dialog isOpen onClose={onClose} title={t("Correct a payment")} description={about.join(" · ")}>
      <div className="flex flex-col gap-5">
        <RadioGroup
          label={t("What is wrong?")}
          name="correction"
          options={[
            { value: "refund", label: t("It is taken back") },
            { value: "move", label: t("It belongs to another book") },
          ]}
          value={kind}
          onValueChange={(chosen) => setKind(chosen === "move" ? "move" : "refund")}
        />
        {kind === "refund" ? <RefundForm row={row} onClose={onClose} /> : <MoveForm row={row} onClose={onClose} />}
      </div>
    </Dialog>
  );
}
