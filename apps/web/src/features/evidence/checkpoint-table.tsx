import { dateAndTime } from "#format/dates.ts";
import { t } from "#i18n/i18n.ts";
import { DataTable } from "#ui/data-table.tsx";
import type { Column } from "#ui/data-table.tsx";
import { Card } from "#ui/surface.tsx";
import { reasonLabel } from "./evidence.ts";
import type { Checkpoint } from "./evidence.ts";

/** The last seals, the newest first. */
export function CheckpointTable({ checkpoints, hasStore }: { checkpoints: readonly Checkpoint[]; hasStore: boolean }) {
  return (
    <Card title={t("The last seals")}>
      <DataTable
        caption={t("The last seals of the books")}
        columns={columns(hasStore)}
        rows={checkpoints}
        rowKey={({ number }) => number.toString()}
        empty={t("The books have not been sealed yet.")}
      />
    </Card>
  );
}

function columns(hasStore: boolean): Column<Checkpoint>[] {
  const moment = (at: Date | null) =>
    at === null ? "–" : <span className="whitespace-nowrap">{dateAndTime(at)}</span>;
  return [
    { heading: t("Number"), isFirst: true, cell: ({ number }) => number.toString() },
    { heading: t("Made at"), cell: ({ at }) => moment(at) },
    { heading: t("Why"), cell: ({ reason }) => reasonLabel(reason) },
    { heading: t("Mailed"), cell: ({ mailedAt }) => moment(mailedAt) },
    ...(hasStore ? [{ heading: t("In the object store"), cell: ({ storedAt }: Checkpoint) => moment(storedAt) }] : []),
    { heading: t("Changed since"), isFigure: true, cell: ({ changed }) => changed.toString() },
    { heading: t("Altered"), isFigure: true, cell: ({ unsound }) => unsound.toString() },
  ];
}
