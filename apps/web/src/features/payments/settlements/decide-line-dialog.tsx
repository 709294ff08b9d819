import {
  decideSettlementLine,
  listGatewaySettlements,
  listSettlementLines,
} from "@thangam/contracts/payments/settlement-operations";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useOperationForm } from "#forms/use-operation-form.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { TextField } from "#ui/text-field.tsx";
import { toast } from "#ui/toast.tsx";
import type { SettlementLine } from "./settlement-line-columns.tsx";

/** An Admin notes what a line is that the books do not know of. */
export default function DecideLineDialog({ row, onClose }: { row: SettlementLine; onClose: () => void }) {
  const form = useOperationForm(decideSettlementLine, {
    defaults: { remarks: "" },
    toInput: (values) => ({ ...values, lineId: row.lineId.toString() }),
    fieldOfRefusal: { settlement_line_decided: "remarks" },
    invalidates: [listSettlementLines, listGatewaySettlements],
    onSaved: () => {
      toast.success(t("It is noted."));
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={t("Decide about {name}", { name: row.entityId })}
      description={[row.gatewayKind, row.settlementId, rupees(row.grossPaise)].join(" · ")}
    >
      <p>{aboutMoney(row)}</p>
      <TextField label={t("Remarks")} isRequired maxLength={300} {...form.field("remarks")} />
    </FormDialog>
  );
}

/** Where its money stays, once it is noted what it is. */
function aboutMoney({ expectedPaise, grossPaise }: SettlementLine): string {
  if (expectedPaise !== null)
    return t("The books say {amount}. What differs stays beside their payments, as other money of the gateway.", {
      amount: rupees(expectedPaise),
    });
  return grossPaise < 0n
    ? t("It was taken from the settlement and stays beside the payments of the books, as other money of the gateway.")
    : t(
        "Its money came with the settlement and stays beside the payments of the books, as other money of the gateway.",
      );
}
