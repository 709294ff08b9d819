import { listLeftovers } from "@thangam/contracts/accounts/leftover-operations";
import { lazy, useState } from "react";
import { useOperation } from "#api/query.ts";
import { day } from "#format/dates.ts";
import { rupees } from "#format/rupees.ts";
import { labelOf, t } from "#i18n/i18n.ts";
import { Button } from "#ui/button.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card } from "#ui/surface.tsx";
import type { Leftover } from "./leftover.ts";

type Receipt = Leftover["receipts"][number];

const ExplainLeftoverDialog = lazy(() => import("./explain-leftover-dialog.tsx"));

/** What stays left over of customers' money, with the payments that it may be; nothing where nothing does. */
export function LeftoversCard() {
  const { data } = useOperation(listLeftovers, {}, { staleTime: 0 });
  const [explained, setExplained] = useState<Leftover | null>(null);
  if (data === undefined || data.leftovers.length === 0) return null;
  return (
    <Card title={t("Customers' money that stays left over")} className="mt-5">
      <p className="mb-4 max-w-3xl text-muted">
        {t(
          "The bank's statement brought what may be expected, and this stayed for some days. A payment that was recorded and never made looks like this. Look for these payments on the statement.",
        )}
      </p>
      {data.leftovers.map((leftover) => (
        <section key={leftover.mode} className="mb-4 flex flex-col gap-3">
          <p className="font-semibold">
            {[labelOf(leftover.mode), rupees(leftover.leftPaise), day(leftover.day)].join(" · ")}
          </p>
          <DataTable
            caption={t("Payments by {method} of which one may be left over", {
              method: labelOf(leftover.mode),
            })}
            columns={columns()}
            rows={leftover.receipts}
            rowKey={({ paymentId }) => paymentId.toString()}
            empty={t("None of the last 30 days. Look at older ones.")}
          />
          <Button className="self-start" onClick={() => setExplained(leftover)}>
            {t("Explain what is left over")}
          </Button>
        </section>
      ))}
      {explained !== null && <ExplainLeftoverDialog leftover={explained} onClose={() => setExplained(null)} />}
    </Card>
  );
}

function columns(): Column<Receipt>[] {
  return [
    { heading: labelOf("Book"), isFirst: true, cell: ({ bookNumber }) => bookNumber },
    { heading: t("Day"), cell: (row) => <span className="whitespace-nowrap">{day(row.day)}</span> },
    { heading: t("Transaction ID"), cell: ({ number }) => number ?? "–" },
    { heading: t("Taken by"), cell: ({ takenBy }) => takenBy ?? t("By themselves") },
    { heading: t("Why"), cell: ({ why }) => labelOf(why) },
    { heading: t("Amount"), isFigure: true, cell: ({ amountPaise }) => rupees(amountPaise) },
  ];
}
