import type { ReactNode } from "react";
import type { Column } from "#ui/table/columns.ts";

/** What a drawer shows of a row. */
export interface RowParts {
  /** What the row is called. */
  title: ReactNode;
  /** Above the title, such as its number. */
  over?: ReactNode;
  /** Everything about it. */
  body: ReactNode;
  /** What can be done with it. */
  foot?: ReactNode;
}

/** A cell of a row that has no parts of its own. */
export interface RowCell {
  column: Pick<Column<never>, "heading" | "isFirst" | "isActions" | "isForDesk">;
  shown: ReactNode;
}
