import { siteAddress } from "@thangam/contracts/site/addresses";
import type { SiteView } from "@thangam/contracts/site/view";
import { t } from "#i18n/i18n.ts";
import { titleOf } from "#navigation/site-titles.ts";
import { ReceiptVerdict } from "#shared/receipts/receipt-verdict.tsx";
import { buttonClass } from "#ui/button.tsx";
import { Card } from "#ui/surface.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useSite } from "./context.ts";
import { Frame } from "./frame.tsx";

/** Whether a receipt is genuine: what its code says is typed or pasted, and the same page answers. */
export function ReceiptPage({
  view: { code, answer, problem },
}: {
  view: Extract<SiteView, { page: "checkReceipt" }>;
}) {
  const { language } = useSite();
  return (
    <Frame
      title={titleOf("checkReceipt")}
      lead={t("Scan the code on the receipt with your phone's camera, or paste what it says here.")}
    >
      {answer !== null && (
        <div className="max-w-xl">
          <ReceiptVerdict verified={answer} />
        </div>
      )}
      <Card className="max-w-xl">
        <form method="get" action={siteAddress({ page: "checkReceipt" }, language)} className="flex flex-col gap-4">
          <TextField
            label={t("Code or link of the receipt")}
            name="code"
            defaultValue={code}
            maxLength={300}
            autoCapitalize="off"
            spellCheck={false}
            {...(problem !== null && { error: problem })}
          />
          <button type="submit" className={buttonClass("primary")}>
            {t("Check it")}
          </button>
        </form>
      </Card>
    </Frame>
  );
}
