import { listImports } from "@thangam/contracts/imports/operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { useOperation } from "#api/query.ts";
import { dateAndTime } from "#format/dates.ts";
import { wholeNumber } from "#format/rupees.ts";
import { checkInput } from "#forms/resolver.ts";
import { t } from "#i18n/i18n.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { importOf } from "#app/paths.ts";
import { Link } from "react-router";
import { useListState } from "#list-page/list-state.ts";
import type { Column } from "#ui/data-table.tsx";
import { StatusBadge } from "#ui/surface.tsx";
import { isUnderWay, importStatusLabel } from "./import-labels.ts";

type Batch = OutputOf<typeof listImports>["rows"][number];

/** The imported files with their results. */
export function ImportHistory() {
  const list = useListState();
  const checked = checkInput(listImports, { sort: list.sort, page: String(list.page) });
  const query = useOperation(listImports, checked.ok ? checked.input : {}, {
    keepPrevious: true,
    repeatMs: (page) => (page?.rows.some(({ status }) => isUnderWay(status)) ? 2_000 : false),
  });
  const columns: Column<Batch>[] = [
    {
      heading: t("File"),
      isFirst: true,
      cell: ({ id, fileName }) => (
        <Link to={importOf(id)} className="font-medium wrap-anywhere text-brand-ink underline underline-offset-4">
          {fileName}
        </Link>
      ),
    },
    {
      heading: t("Sent"),
      sort: "uploaded",
      onPhone: "below",
      phoneNote: ({ uploadedBy }) => uploadedBy,
      cell: ({ uploadedAt }) => dateAndTime(uploadedAt),
    },
    { heading: t("By"), givesWay: "narrow", cell: ({ uploadedBy }) => uploadedBy },
    {
      heading: t("Rows"),
      isFigure: true,
      onPhone: "more",
      cell: ({ rowCount }) => (rowCount === null ? "–" : wholeNumber(rowCount)),
    },
    { heading: t("Bad rows"), isFigure: true, onPhone: "more", cell: ({ badCount }) => wholeNumber(badCount) },
    {
      heading: t("Imported"),
      isFigure: true,
      onPhone: "more",
      cell: ({ importedCount }) => wholeNumber(importedCount),
    },
    {
      heading: t("Status"),
      onPhone: "state",
      cell: ({ status }) => <StatusBadge status={status} label={importStatusLabel(status)} />,
    },
  ];
  return (
    <section className="mt-8" aria-labelledby="imports-before">
      <h2 id="imports-before" className="mb-3 text-lg font-semibold">
        {t("Imports so far")}
      </h2>
      <ListTable
        caption={t("Imports so far")}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id.toString()}
        empty={t("Nothing was brought in yet.")}
      />
    </section>
  );
}
