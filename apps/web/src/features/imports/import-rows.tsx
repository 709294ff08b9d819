import { getImportProblemsFile, listImportRows } from "@thangam/contracts/imports/operations";
import type { getImport } from "@thangam/contracts/imports/operations";
import { importRowStates } from "@thangam/contracts/imports/schemas";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { messageOfCode } from "#api/messages.ts";
import { t } from "#i18n/i18n.ts";
import { DownloadButton } from "#list-page/download-button.tsx";
import { ListSearch } from "#list-page/list-filters.tsx";
import { useListState } from "#list-page/list-state.ts";
import type { ListState } from "#list-page/list-state.ts";
import { ListTable } from "#list-page/list-table.tsx";
import { useListQuery } from "#list-page/use-list-query.ts";
import type { Column } from "#ui/data-table.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { importColumnLabels } from "./import-labels.ts";

type Row = OutputOf<typeof listImportRows>["rows"][number];

type Batch = OutputOf<typeof getImport>;

/** The rows of the file with their problems, bad rows first. */
export function ImportRows({ batch }: { batch: Batch }) {
  const list = useListState();
  const shown =
    importRowStates.find((state) => state === list.filter("rows")) ?? (list.filter("rows") === "all" ? "all" : "Bad");
  const typed = {
    batchId: batch.id.toString(),
    ...(shown !== "all" && { state: shown }),
    search: list.search,
    sort: list.sort,
    page: String(list.page),
  };
  const query = useListQuery(listImportRows, typed, { batchId: batch.id });
  const columns = rowColumns();

  return (
    <section aria-label={t("Rows of the file")}>
      <Filters batch={batch} list={list} shown={shown} />
      <ListTable
        caption={t("Rows of the file")}
        list={list}
        query={query}
        columns={shown === "Bad" || shown === "all" ? [...columns, problemColumn()] : columns}
        rowKey={({ rowNumber }) => String(rowNumber)}
        empty={shown === "Bad" && list.search === "" ? t("There are no bad rows.") : t("No row fits.")}
      />
    </section>
  );
}

function Filters({ batch, list, shown }: { batch: Batch; list: ListState; shown: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-end gap-4">
      <SelectField
        label={t("Rows")}
        className="w-48"
        options={[
          { value: "Bad", label: t("Bad rows") },
          { value: "Good", label: t("Good rows") },
          { value: "Imported", label: t("Imported rows") },
          { value: "all", label: t("All") },
        ]}
        value={shown}
        onValueChange={(rows) => list.change({ rows: rows === "Bad" ? "" : rows })}
      />
      <ListSearch label={t("Search rows")} list={list} className="min-w-60 flex-1" />
      <DownloadButton
        operation={getImportProblemsFile}
        input={{ batchId: batch.id }}
        reason={batch.badCount === 0 ? t("There are no bad rows.") : undefined}
      >
        {t("Download bad rows")}
      </DownloadButton>
    </div>
  );
}

function rowColumns(): Column<Row>[] {
  return [
    { heading: t("Row"), sort: "row", isFigure: true, onPhone: "more", cell: ({ rowNumber }) => rowNumber },
    {
      heading: t("Name"),
      isFirst: true,
      cell: ({ cells }) => (
        <span className="wrap-anywhere">
          {cells.name}
          <span className="block text-sm font-normal text-muted">{cells.email}</span>
        </span>
      ),
    },
    { heading: t("Mobile"), givesWay: "narrow", cell: ({ cells }) => cells.mobile },
    {
      heading: t("Book number"),
      onPhone: "below",
      phoneNote: ({ cells }) => cells.scheme,
      cell: ({ cells }) => cells.bookNumber,
    },
    { heading: t("Scheme"), wraps: true, cell: ({ cells }) => cells.scheme },
    { heading: t("Amount"), isFigure: true, onPhone: "figure", cell: ({ cells }) => cells.amount },
    { heading: t("Paid months"), isFigure: true, cell: ({ cells }) => cells.paidMonths },
  ];
}

function problemColumn(): Column<Row> {
  const words = importColumnLabels();
  return {
    heading: t("What is wrong"),
    isProse: true,
    onPhone: "more",
    cell: ({ problems }) => (
      <ul className="text-danger-ink">
        {problems.map(({ column, code, params }) => (
          <li key={`${column ?? ""}${code}`}>
            {column !== null && <span className="font-medium">{words[column]}: </span>}
            {messageOfCode(code, params)}
          </li>
        ))}
      </ul>
    ),
  };
}
