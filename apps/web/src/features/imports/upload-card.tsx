import "./imports.css";
import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import { FileUp } from "lucide-react";
import { useId, useState } from "react";
import type { DragEvent } from "react";
import { Link } from "react-router";
import { importOf } from "#app/paths.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { saveAs } from "#ui/save-as.ts";
import { Card } from "#ui/surface.tsx";
import { useUpload } from "./use-upload.ts";

/** Uploads a dropped or chosen file at once. Nothing is imported before the user has seen the result of its check. */
export function UploadCard({ onSent }: { onSent: (batchId: bigint) => void }) {
  const [isOver, setIsOver] = useState(false);
  const upload = useUpload(onSent);

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void upload.sendFile(event.dataTransfer.files[0]);
  }

  return (
    <Card
      title={t("Bring in a file")}
      action={<Button onClick={() => saveAs("books.csv", template())}>{t("Download a template")}</Button>}
    >
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          "import-drop flex flex-col items-center gap-3 rounded-card px-4 py-8 text-center",
          isOver && "is-over",
        )}
      >
        <FileChooser upload={upload} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {t("One row for each book, and a first row that names the columns, in any order:")}{" "}
        {importColumns.map((column) => importHeadings[column]).join(", ")}.{" "}
        {t("Paid months, joined date and opening grams may be left out. A client with several books has several rows.")}
      </p>
    </Card>
  );
}

function FileChooser({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const id = useId();
  const { chooser, fileName, error, sendFile, isSending } = upload;
  return (
    <>
      <FileUp size={32} aria-hidden className="text-gold-ink" />
      <label htmlFor={id} className="font-medium">
        {t("Choose a CSV or XLSX file, or drop it here")}
      </label>
      <input
        ref={chooser}
        id={id}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        disabled={isSending}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-hint${error === null ? "" : ` ${id}-error`}`}
        onChange={(event) => {
          void sendFile(event.currentTarget.files?.[0]);
          // An emptied input accepts the same file again after it was corrected.
          event.currentTarget.value = "";
        }}
        className="max-w-full text-sm outline-hidden"
      />
      <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
        {t("It is checked first. Nothing is imported before you have seen what it would make and started it.")}
      </p>
      {isSending && <p role="status">{t("{file} is being sent…", { file: fileName })}</p>}
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger-ink">
          {error.message}{" "}
          {error.earlier !== null && (
            <Link to={importOf(error.earlier)} className="underline underline-offset-4">
              {t("Show that import")}
            </Link>
          )}
        </p>
      )}
    </>
  );
}

function template(): Blob {
  const headings = importColumns.map((column) => importHeadings[column]).join(",");
  return new Blob([`\uFEFF${headings}\r\n`], { type: "text/csv;charset=utf-8" });
}
