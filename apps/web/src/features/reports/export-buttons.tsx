import { exportFormats } from "@thangam/contracts/file";
import type { InputOf } from "@thangam/contracts/operation";
import type { AnyOperation } from "#api/client.ts";
import { t } from "#i18n/i18n.ts";
import { DownloadButton } from "#layouts/download-button.tsx";

const names = { csv: "CSV", xlsx: "Excel", pdf: "PDF" } as const;

interface Props<O extends AnyOperation> {
  /** One that answers a list as a file, in the format that its input names. */
  operation: O;
  input: InputOf<O> | null;
}

/** The list as it is filtered now, saved in any of the formats. */
export function ExportButtons<O extends AnyOperation>({ operation, input }: Props<O>) {
  return (
    <div role="group" aria-label={t("Save as a file")} className="flex flex-wrap gap-2">
      {exportFormats.map((format) => (
        <DownloadButton
          key={format}
          operation={operation}
          input={input === null ? null : { ...input, format }}
          size="small"
        >
          {names[format]}
        </DownloadButton>
      ))}
    </div>
  );
}
