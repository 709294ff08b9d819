import { exportFormats } from "@thangam/contracts/kernel/file";
import { ChevronDown, Download } from "lucide-react";
import { useState } from "react";
import type { AnyOperation } from "#api/client.ts";
import { checkValues } from "#forms/resolver.ts";
import type { TypedFor } from "#forms/resolver.ts";
import { spokenLanguage, t } from "#i18n/i18n.ts";
import { buttonClass } from "#ui/button.tsx";
import { MenuButton } from "#ui/menu-button.tsx";
import { saveFile } from "./save-file.ts";

const names = { csv: "CSV", xlsx: "Excel", pdf: "PDF" } as const;

interface Props<O extends AnyOperation, Typed extends object> {
  /** An operation that exports a list in the format of its input. */
  operation: O;
  /** The filters of the URL. A file has no pages: it is the whole list. */
  typed: TypedFor<O, Typed, "page">;
}

/** Exports the filtered list in any format, with headings in the reader's language. */
export function ExportButtons<O extends AnyOperation, Typed extends object>({ operation, typed }: Props<O, Typed>) {
  const [isBusy, setBusy] = useState(false);
  const inputIn = (format: keyof typeof names) => {
    const checked = checkValues(operation, { ...typed, format, language: spokenLanguage() });
    return checked.ok ? checked.input : null;
  };
  async function save(format: keyof typeof names) {
    const input = inputIn(format);
    if (input === null) return;
    setBusy(true);
    await saveFile(operation, input);
    setBusy(false);
  }
  return (
    <MenuButton
      label={t("Export")}
      isBusy={isBusy}
      className={buttonClass("secondary", "small")}
      actions={exportFormats.map((format) => ({
        label: names[format],
        reason: inputIn(format) === null ? t("Say first what the list is to hold.") : undefined,
        onSelect: () => void save(format),
      }))}
    >
      <Download size={16} aria-hidden />
      {t("Export")}
      <ChevronDown size={14} aria-hidden />
    </MenuButton>
  );
}
