import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { t } from "#i18n/i18n.ts";
import { cx } from "#ui/cx.ts";
import type { Column } from "./columns.ts";

interface Sorting {
  sort: string;
  onSort: ((sort: string) => void) | undefined;
}

export function TableHead<Row>({ columns, sort, onSort }: { columns: readonly Column<Row>[] } & Sorting) {
  return (
    <thead role="rowgroup" className="table-head">
      <tr role="row">
        {columns.map((column) => (
          <Heading key={column.heading} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, sort, onSort }: { column: Column<Row> } & Sorting) {
  const { heading, sort: name, isFigure, isActions, givesWay, head } = column;
  const direction = name === undefined ? null : sort === name ? "ascending" : sort === `-${name}` ? "descending" : null;
  const common = {
    role: "columnheader",
    scope: "col",
    "data-figure": isFigure || undefined,
    "data-gives-way": givesWay,
    "data-actions": isActions || undefined,
  } as const;
  if (name === undefined || onSort === undefined) return <th {...common}>{head ?? heading}</th>;
  const Icon = direction === null ? ArrowUpDown : direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th {...common} aria-sort={direction ?? "none"} data-sorts>
      <button type="button" onClick={() => onSort(direction === "ascending" ? `-${name}` : name)}>
        {heading}
        <Icon size={13} aria-hidden className={cx("sort-mark", direction !== null && "text-gold-ink")} />
      </button>
    </th>
  );
}

/** On a phone there are no headings to press. */
export function PhoneSort<Row>({
  columns,
  sort,
  onSort,
}: {
  columns: readonly Column<Row>[];
  sort: string;
  onSort: (sort: string) => void;
}) {
  const sortable = columns.filter((column) => column.sort !== undefined);
  if (sortable.length === 0) return null;
  return (
    <label className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line px-4 py-1.5 text-sm sm:hidden">
      {t("Sort by")}
      <select
        value={sort}
        onChange={(event) => onSort(event.currentTarget.value)}
        className="min-h-9 max-w-48 rounded-field border border-edge bg-surface px-2"
      >
        <option value="">{t("As listed")}</option>
        {sortable.flatMap(({ heading, sort: name = "" }) => [
          <option key={name} value={name}>
            {t("{column}, rising", { column: heading })}
          </option>,
          <option key={`-${name}`} value={`-${name}`}>
            {t("{column}, falling", { column: heading })}
          </option>,
        ])}
      </select>
    </label>
  );
}
