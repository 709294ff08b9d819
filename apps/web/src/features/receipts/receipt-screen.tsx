import { getReceipt, printReceipt } from "@thangam/contracts/receipts/operations";
import { languageName, languageOf, languages } from "@thangam/texts/languages";
import { Printer } from "lucide-react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { fieldErrors } from "#forms/error-messages.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { useListState } from "#list-page/list-state.ts";
import { PageHeader } from "#navigation/page-header.tsx";
import { useUser } from "#api/session.ts";
import { ShareReceipt } from "#shared/receipts/share-receipt.tsx";
import { PaperChoice, PrintedPage } from "#shared/receipts/receipt-paper.tsx";
import { ReceiptDocument } from "#shared/receipts/receipt-document.tsx";
import { Button } from "#ui/button.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Skeleton, ErrorNotice } from "#ui/surface.tsx";

/** One receipt to read, print or save, in any language. */
export default function ReceiptScreen() {
  const user = useUser();
  const list = useListState();
  const language = languageOf(list.filter("language"));
  const checked = checkInput(getReceipt, { paymentId: list.filter("id"), language });
  const { data, error, refetch } = useOperation(getReceipt, checked.ok ? checked.input : { paymentId: 0n }, {
    enabled: checked.ok,
    keepPrevious: true,
  });
  const problem = checked.ok ? error && errorMessage(error) : fieldErrors(checked.errors)[0]?.message;
  const title = data === undefined ? undefined : t("Receipt {number}", { number: data.receiptNumber });
  const pdf = (paper: "A5" | "80mm") => (data === undefined ? null : { paymentId: data.paymentId, paper, language });
  return (
    <>
      <PageHeader title={title} />
      {data === undefined && problem ? (
        <ErrorNotice message={problem} action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>} />
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,34rem)_16rem]">
          <div className="rounded-card border border-line bg-surface p-5 shadow-card">
            {data === undefined ? <Skeleton className="h-[34rem] w-full" /> : <ReceiptDocument sheet={data.sheet} />}
          </div>
          <div className="flex flex-col gap-3">
            <SelectField
              label={t("Language of the receipt")}
              options={languages.map((value) => ({ value, label: languageName(value) }))}
              value={language ?? data?.sheet.language ?? ""}
              onValueChange={(value) => list.change({ language: value })}
            />
            <div className="flex items-center gap-2">
              <Button look="primary" className="flex-1" disabled={data === undefined} onClick={() => window.print()}>
                <Printer size={18} aria-hidden />
                {t("Print receipt")}
              </Button>
              {user.role !== "Customer" && <PaperChoice />}
            </div>
            {user.role === "Customer" && data !== undefined ? (
              <ShareReceipt paymentId={data.paymentId} language={language} />
            ) : (
              <DownloadButton operation={printReceipt} input={pdf("A5")}>
                {t("PDF, A5")}
              </DownloadButton>
            )}
            <DownloadButton operation={printReceipt} input={pdf("80mm")}>
              {t("PDF, roll of 80 mm")}
            </DownloadButton>
          </div>
          {data !== undefined && (
            <PrintedPage>
              <ReceiptDocument sheet={data.sheet} />
            </PrintedPage>
          )}
        </div>
      )}
    </>
  );
}
