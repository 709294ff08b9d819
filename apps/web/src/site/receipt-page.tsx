import type { SiteView } from "@thangam/contracts/site/view";
import { titleOf } from "#navigation/site-titles.ts";
import { ReceiptVerdict } from "#shared/receipts/receipt-verdict.tsx";
import { Card } from "#ui/surface.tsx";
import { Frame } from "./frame.tsx";
import { ReceiptForm, receiptLead } from "./receipt-form.tsx";

/** Whether a receipt is genuine: what its code says is typed or pasted, and the same page answers. */
export function ReceiptPage({
  view: { code, answer, problem },
}: {
  view: Extract<SiteView, { page: "checkReceipt" }>;
}) {
  return (
    <Frame title={titleOf("checkReceipt")} lead={receiptLead()}>
      {answer !== null && (
        <div className="max-w-xl">
          <ReceiptVerdict verified={answer} />
        </div>
      )}
      <Card className="max-w-xl">
        <ReceiptForm code={code} problem={problem} />
      </Card>
    </Frame>
  );
}
