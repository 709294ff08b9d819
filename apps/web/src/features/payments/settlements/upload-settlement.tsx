import {
  listGatewaySettlements,
  listSettlementLines,
  uploadGatewaySettlement,
} from "@thangam/contracts/payments/settlement-operations";
import { MAX_SETTLEMENT_BYTES } from "@thangam/contracts/payments/settlement-schemas";
import { useId, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { messageOfCode } from "#api/messages.ts";
import { ApprovalWaits } from "#api/problem.ts";
import { useCommand } from "#api/query.ts";
import { rupees } from "#format/rupees.ts";
import { t } from "#i18n/i18n.ts";
import { base64Of } from "#shared/files/base64-of.ts";
import { Card } from "#ui/surface.tsx";

/** Uploads the gateway's report, and says what came of it. */
export function UploadSettlement() {
  const id = useId();
  const [said, setSaid] = useState<{ text: string; isError: boolean } | null>(null);
  const upload = useCommand(uploadGatewaySettlement, { invalidates: [listGatewaySettlements, listSettlementLines] });

  async function send(file: File | undefined) {
    if (file === undefined || upload.isPending) return;
    setSaid(null);
    if (file.size > MAX_SETTLEMENT_BYTES) {
      setSaid({ text: messageOfCode("import_file_too_large"), isError: true });
      return;
    }
    try {
      const came = await upload.mutateAsync({ fileName: file.name, content: await base64Of(file) });
      const text = t(
        "{count, plural, one {# new line} other {# new lines}} of {all}, {net} to the bank, {open} to decide.",
        {
          count: came.newCount,
          all: came.lineCount,
          net: rupees(came.netPaise),
          open: came.openCount,
        },
      );
      setSaid({ text, isError: false });
    } catch (refused) {
      // What waits for an approval is said above the screen.
      if (!(refused instanceof ApprovalWaits)) setSaid({ text: errorMessage(refused), isError: true });
    }
  }

  return (
    <Card title={t("Bring in a report")} className="mb-5">
      <label htmlFor={id} className="block font-medium">
        {t("Settlement report of the gateway (CSV)")}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv"
        disabled={upload.isPending}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          // An emptied input accepts the same file again.
          event.currentTarget.value = "";
        }}
        className="mt-2 max-w-full text-sm file:me-3 file:rounded-field file:border file:border-edge file:bg-surface file:px-4 file:py-2 file:font-medium file:text-brand-ink"
      />
      <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
        {t("A report may be brought in again: each line counts once.")}
      </p>
      {upload.isPending && <p role="status">{t("It is being read…")}</p>}
      {said !== null && (
        <p
          role={said.isError ? "alert" : "status"}
          className={said.isError ? "font-medium text-danger-ink" : "font-medium"}
        >
          {said.text}
        </p>
      )}
    </Card>
  );
}
