import { siteAddress } from "@thangam/contracts/site/addresses";
import { t } from "#i18n/i18n.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useSite } from "./context.ts";

/** What to do with the form. */
export function receiptLead(): string {
  return t("Scan the code on the receipt with your phone's camera, or paste what it says here.");
}

/** The code of a receipt, which its page answers. */
export function ReceiptForm({ code = "", problem = null }: { code?: string; problem?: string | null }) {
  const { language } = useSite();
  return (
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
  );
}
