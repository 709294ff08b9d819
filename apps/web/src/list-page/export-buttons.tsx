import { exportFormats } from "@thangam/contracts/kernel/file";
import type { AnyOperation } from "#api/client.ts";
import { checkValues } from "#forms/resolver.ts";
import type { TypedFor } from "#forms/resolver.ts";
import { spokenLanguage, t } from "#i18n/i18n.ts";
import { DownloadButton } from "./download-button.tsx";

const names = { csv: "CSV", xlsx: "Excel", pdf: "PDF" } as const;

interface Props<O extends AnyOperation, Typed extends object> {
  /** An operation that exports a list in the format of its input. */
  operation: O;
  /** The filters of the URL. A file has no pages: it is the whole list. */
  typed: TypedFor<O, Typed, "page">;
}

/** Exports the filtered list in any format, with headings in the reader's language. */
export function ExportButtons<O extends AnyOperation, Typed extends object>({ operation, typed }: Props<O, Typed>) {
  const inputIn = (format: keyof typeof names) => {
    const checked = checkValues(operation, { ...typed, format, language: spokenLanguage() });
    return checked.ok ? checked.input : null;
  };
  return (
    <div role="group" aria-label={t("Save as a file")} className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <DownloadButton key={format} operation={operation} input={inputIn(format)} size="small">
          {names[format]}
        </DownloadButton>
      ))}
    </div>
  );
}
