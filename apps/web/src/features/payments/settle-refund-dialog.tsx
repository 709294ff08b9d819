import { getDay } from "@thangam/contracts/days/operations";
import { listGatewayRefunds, settleGatewayRefund } from "@thangam/contracts/payments/refunds-operations";
import { listPaymentExceptions } from "@thangam/contracts/payments/exceptions-operations";
import { collectionReport } from "@thangam/contracts/reports/shop-report-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { toast } from "#ui/toast.tsx";
import type { GatewayRefund } from "./gateway-refund.ts";
import { ReturnedMoneyFields } from "./returned-money-fields.tsx";

/** An Admin records that a refund which the gateway failed to make was paid in another way. */
export default function SettleRefundDialog({ row, onClose }: { row: GatewayRefund; onClose: () => void }) {
  const form = useOperationForm(settleGatewayRefund, {
    defaults: { mode: "", reference: "" },
    toInput: (values) => ({ ...values, paymentId: row.paymentId.toString() }),
    fieldOfRefusal: { bank_reference_used: "reference" },
    invalidates: [listGatewayRefunds, listPaymentExceptions, getDay, collectionReport],
    onSaved: () => {
      toast.success(t("The gateway is not asked for this refund any more."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Paid another way")}
      description={[row.clientName, row.bookNumber, rupees(row.amountPaise)].join(" · ")}
    >
      <p>
        {row.state === "Waiting"
          ? t(
              "The shop has another gateway now, or none. Look on the pages of the earlier one that it has not sent this money.",
            )
          : t("The gateway says that it has not sent this money. It is not asked again once you have saved.")}
      </p>
      <ReturnedMoneyFields mode={form.controlled("mode")} reference={form.field("reference")} />
    </FormDialog>
  );
}
