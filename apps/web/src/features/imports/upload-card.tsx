import "./imports.css";
import { importBooks, listImports } from "@thangam/contracts/imports/operations";
import { importColumns, importHeadings, MAX_IMPORT_BYTES } from "@thangam/contracts/imports/schemas";
import { FileUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { DragEvent } from "react";
import { isRefusal, sentenceOf } from "#api/errors.ts";
import { useCommand } from "#api/query.ts";
import { sentenceOfCode } from "#api/sentences.ts";
import { t } from "#i18n/i18n.ts";
import { importOf } from "#app/paths.ts";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { saveAs } from "#ui/save-as.ts";
import { Card } from "#ui/surface.tsx";
import { base64Of } from "./base64-of.ts";

/** A file is dropped or chosen; it is sent at once, and nothing is imported before somebody has seen what it would make. */
export function UploadCard({ onSent }: { onSent: (batchId: bigint) => void }) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [fileName, setFileName] = useState("");
  const [error, setError] = useState<{ message: string; earlier: bigint | null } | null>(null);
  const send = useCommand(importBooks, { invalidates: [listImports] });

  async function sendFile(file: File | undefined) {
    if (file === undefined || send.isPending) return;
    setFileName(file.name);
    setError(null);
    try {
      if (file.size > MAX_IMPORT_BYTES) throw new RangeError("too large");
      const { batchId } = await send.mutateAsync({ fileName: file.name, content: await base64Of(file) });
      onSent(batchId);
    } catch (refused) {
      const message = refused instanceof RangeError ? sentenceOfCode("import_file_too_large") : sentenceOf(refused);
      const known = isRefusal(refused) ? refused.params["batchId"] : undefined;
      setError({ message, earlier: known === undefined ? null : BigInt(known) });
      chooser.current?.focus();
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void sendFile(event.dataTransfer.files[0]);
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
        <FileUp size={32} aria-hidden className="text-gold-ink" />
        <label htmlFor={id} className="font-medium">
          {t("Choose a CSV or XLSX file, or drop it here")}
        </label>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx"
          disabled={send.isPending}
          aria-invalid={error !== null || undefined}
          aria-describedby={`${id}-hint${error === null ? "" : ` ${id}-error`}`}
          onChange={(event) => {
            void sendFile(event.currentTarget.files?.[0]);
            // The same file can be chosen again once it was put right.
            event.currentTarget.value = "";
          }}
          className="max-w-full text-sm outline-hidden"
        />
        <p id={`${id}-hint`} className="max-w-prose text-sm text-muted">
          {t("It is checked first. Nothing is imported before you have seen what it would make and started it.")}
        </p>
        {send.isPending && <p role="status">{t("{file} is being sent…", { file: fileName })}</p>}
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
      </div>
      <p className="mt-4 text-sm text-muted">
        {t("One row for each book, and a first row that names the columns, in any order:")}{" "}
        {importColumns.map((column) => importHeadings[column]).join(", ")}.{" "}
        {t("Paid months, joined date and opening grams may be left out. A client with several books has several rows.")}
      </p>
    </Card>
  );
}

function template(): Blob {
  const headings = importColumns.map((column) => importHeadings[column]).join(",");
  return new Blob([`\uFEFF${headings}\r\n`], { type: "text/csv;charset=utf-8" });
}
