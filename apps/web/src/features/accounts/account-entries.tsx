import { dayBook } from "@thangam/contracts/accounts/book-of-account-operations";
import { lazy, Suspense, useState } from "react";
import { errorMessage } from "#api/errors.ts";
import { useOperation } from "#api/query.ts";
import { useUser } from "#api/session.ts";
import { t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { ErrorNotice } from "#ui/surface.tsx";
import type { Entry } from "./entry.ts";
import { entryColumns } from "./entry-columns.tsx";

const CorrectEntryDialog = lazy(() => import("./correct-entry-dialog.tsx"));

/** The latest entries of the shop's own money; an Admin takes back one that was a mistake. */
export function AccountEntries() {
  const [correcting, setCorrecting] = useState<Entry | null>(null);
  const { data, error } = useOperation(dayBook, { entries: "own_money", sort: "-number", pageSize: 10 });
  const isAdmin = useUser().role === "Admin";
  const action: Column<Entry> = {
    heading: t("Action"),
    isActions: true,
    cell: (row) =>
      row.isCorrectable && (
        <Button
          size="small"
          reason={isAdmin ? undefined : t("Only an Admin takes an entry back.")}
          aria-label={t("Take back entry {number}", { number: String(row.journalId) })}
          onClick={() => setCorrecting(row)}
        >
          {t("Take back")}
        </Button>
      ),
  };
  return (
    <section aria-label={t("Latest entries of this month")} className="mt-8">
      <h2 className="mb-3 text-lg font-semibold">{t("Latest entries of this month")}</h2>
      {error === null ? (
        <DataTable
          caption={t("Latest entries of this month")}
          columns={[...entryColumns(), action]}
          rows={data?.rows}
          rowKey={({ journalId }) => journalId.toString()}
          empty={t("Nothing was recorded this month.")}
        />
      ) : (
        <ErrorNotice message={errorMessage(error)} />
      )}
      {correcting !== null && (
        <Suspense>
          <CorrectEntryDialog entry={correcting} onClose={() => setCorrecting(null)} />
        </Suspense>
      )}
    </section>
  );
}
