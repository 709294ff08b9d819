import { printReceipt } from "@thangam/contracts/receipts/operations";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { download } from "#api/download.ts";
import { errorMessage } from "#api/errors.ts";
import { t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

type Language = Parameters<typeof download<typeof printReceipt>>[1]["language"];

/** Gives the receipt to another app of the phone as a PDF, or saves it where the browser gives nothing away. */
export function ShareReceipt({ paymentId, language }: { paymentId: bigint; language?: Language }) {
  const input = { paymentId, paper: "A5" as const, language };
  return (
    <>
      {canShareFiles() && <ShareButton key={language} input={input} />}
      <DownloadButton operation={printReceipt} input={input}>
        {t("Save PDF")}
      </DownloadButton>
    </>
  );
}

function ShareButton({ input }: { input: Parameters<typeof download<typeof printReceipt>>[1] }) {
  const [isBusy, setBusy] = useState(false);
  /** What came too late for the press that asked for it: a browser shares only soon after one. */
  const [file, setFile] = useState<File | null>(null);

  async function share(): Promise<void> {
    setBusy(true);
    try {
      const shared = file ?? (await fetchFile(input));
      setFile(shared);
      await navigator.share({ files: [shared], title: shared.name });
    } catch (error) {
      // The person changed their mind, or has to press once more.
      if (!(error instanceof DOMException)) toast.error(errorMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button look="primary" isBusy={isBusy} onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      {t("Share receipt")}
    </Button>
  );
}

async function fetchFile(input: Parameters<typeof download<typeof printReceipt>>[1]): Promise<File> {
  const { name, blob } = await download(printReceipt, input);
  return new File([blob], name, { type: "application/pdf" });
}

function canShareFiles(): boolean {
  const sample = new File([], "receipt.pdf", { type: "application/pdf" });
  return "canShare" in navigator && navigator.canShare({ files: [sample] });
}
