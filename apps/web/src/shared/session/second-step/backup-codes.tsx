import { Download } from "lucide-react";
import { useState } from "react";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/choices.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { saveAs } from "#ui/save-as.ts";
import { useShop } from "#ui/shop.ts";

/** The backup codes, which are shown this once: to be printed, saved or written down before one goes on. */
export function BackupCodes({ codes, email, onKept }: { codes: readonly string[]; email: string; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  const shop = useShop();
  const heading = t("Backup codes for {shop}, {email}", { shop: shop.name, email });
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t(
          "Each of these ten codes signs you in once when your app or passkey is not at hand. They are shown only now.",
        )}
      </p>
      <CodeList codes={codes} />
      <div className="flex flex-wrap gap-3">
        <PrintButton label={t("Print")}>
          <div className="p-8">
            <h1 className="mb-4 text-xl font-semibold">{heading}</h1>
            <CodeList codes={codes} />
            <p className="mt-4">{t("Each is good once. Keep this paper where nobody else looks.")}</p>
          </div>
        </PrintButton>
        <Button
          size="small"
          className="min-h-11"
          onClick={() =>
            saveAs("backup-codes.txt", new Blob([`${heading}\n\n${codes.join("\n")}\n`], { type: "text/plain" }))
          }
        >
          <Download size={16} aria-hidden />
          {t("Save as a file")}
        </Button>
      </div>
      <Checkbox
        label={t("I have kept these codes in a safe place")}
        checked={isKept}
        onChange={({ currentTarget: { checked } }) => setKept(checked)}
      />
      <Button look="primary" disabled={!isKept} onClick={onKept}>
        {t("Go on")}
      </Button>
    </div>
  );
}

function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul
      aria-label={t("Backup codes")}
      className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-field bg-sunken p-4 font-mono"
    >
      {codes.map((code) => (
        <li key={code} className="whitespace-nowrap">
          {code}
        </li>
      ))}
    </ul>
  );
}
