import { printStatement, saveStatement } from "@thangam/contracts/evidence/operations";
import { Link } from "react-router";
import { useUser } from "#api/session.ts";
import { paths } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { Card } from "#ui/surface.tsx";

/** What the shop owes on a book, with the proof: to print, or as a folder that is checked without the shop. */
export function SealedStatement({ bookNumber }: { bookNumber: string }) {
  const input = { bookNumber, language: undefined };
  return (
    <Card title={t("Statement with proof")} className="mt-5 print:hidden">
      <p className="mb-4 max-w-3xl text-muted">
        {useUser().role === "Customer"
          ? t(
              "Proof of what the shop owes you on this book, as it last wrote it down. Save the folder and keep it. Should there ever be a question, anybody can check it on a computer, even without the shop.",
            )
          : t(
              "The books are sealed every hour. The folder holds what the last seal says of this book, and a program that proves it on any computer, even without the shop.",
            )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <DownloadButton operation={saveStatement} input={input}>
          {t("Save the folder")}
        </DownloadButton>
        <DownloadButton operation={printStatement} input={input}>
          {t("Statement as PDF")}
        </DownloadButton>
        <Link
          to={paths.checkStatement}
          className="inline-flex min-h-11 items-center text-brand-ink underline underline-offset-4"
        >
          {t("Check a statement")}
        </Link>
      </div>
    </Card>
  );
}
