import { t } from "#i18n/i18n.ts";
import type { Column } from "#ui/data-table.tsx";

/** The number of a row in the whole list. */
export function serialColumn<Row>(): Column<Row> {
  return {
    heading: t("S.No."),
    isFigure: true,
    isQuiet: true,
    isForDesk: true,
    givesWay: "narrow",
    cell: (_, number) => number,
  };
}
