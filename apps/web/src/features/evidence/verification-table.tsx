import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card } from "#ui/surface.tsx";
import { kindLabel } from "./evidence.ts";
import type { Verification } from "./evidence.ts";

/** What the portal found when it checked the books by itself, and the sentences of the last time. */
export function VerificationTable({ verifications }: { verifications: readonly Verification[] }) {
  const findings = verifications[0]?.findings ?? [];
  return (
    <Card title={t("Checks of the books")}>
      {findings.length > 0 && (
        <div role="alert" className="mb-4 rounded-card border border-danger-ink/40 bg-danger-soft p-4 text-danger-ink">
          <p className="font-semibold">{t("The last check found this:")}</p>
          <ul className="mt-2 list-disc ps-5">
            {findings.map((finding) => (
              <li key={finding} lang="en" className="break-words">
                {finding}
              </li>
            ))}
          </ul>
        </div>
      )}
      <DataTable
        caption={t("Checks that the portal made by itself")}
        columns={columns()}
        rows={verifications}
        rowKey={({ id }) => id.toString()}
        empty={t("The first check is made at night.")}
      />
    </Card>
  );
}

function columns(): Column<Verification>[] {
  return [
    {
      heading: t("Made at"),
      isFirst: true,
      cell: ({ finishedAt }) => <span className="whitespace-nowrap">{dateAndTime(finishedAt)}</span>,
    },
    { heading: t("What was checked"), cell: ({ kind }) => kindLabel(kind) },
    { heading: t("Journals"), isFigure: true, cell: ({ journals }) => journals.toString() },
    { heading: t("Found"), isFigure: true, cell: ({ findingCount }) => findingCount.toString() },
  ];
}
