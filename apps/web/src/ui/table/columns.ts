import type { ReactNode } from "react";

/** Below which width of its table a column gives way: 76, 64 or 52 times the size of a letter. */
type GivesWay = "wide" | "middle" | "narrow";

/** Where a column stands in the two lines that a row has on a phone; `more` is said below them, after its heading. */
export type PhonePlace = "title" | "figure" | "below" | "state" | "more";

export interface Column<Row> {
  heading: string;
  /** `number` counts the rows of the whole list from 1. */
  cell: (row: Row, number: number) => ReactNode;
  /** By which a reader's choice of columns knows it; without it, it is always there. */
  name?: string;
  /** Shown only to who chooses it. */
  isExtra?: boolean;
  /** The sort name; without it the column is not sortable. */
  sort?: string;
  /** Figures stand at the end of their column. */
  isFigure?: boolean;
  /** Hidden on a phone, as the serial number is. */
  isForDesk?: boolean;
  /** What the row is called. */
  isFirst?: boolean;
  /** Buttons. */
  isActions?: boolean;
  /** Several lines of words; others stand on one line. */
  isProse?: boolean;
  /** Words that take several lines where the table has little room, as those of the first column do. */
  wraps?: boolean;
  /** Long words are cut at the end of their column; a row that opens shows them whole. */
  isCut?: boolean;
  /** Said more quietly than the others. */
  isQuiet?: boolean;
  givesWay?: GivesWay;
  onPhone?: PhonePlace;
  /** What else a phone says behind this column, if anything. */
  phoneNote?: (row: Row) => string | false | null | undefined;
  /** In place of the heading, such as a box that chooses every row. */
  head?: ReactNode;
}

/** What a reader chose to see: names of columns beside the usual ones, and those left out. */
export interface ColumnChoice {
  shown: readonly string[];
  hidden: readonly string[];
}

export const usualColumns: ColumnChoice = { shown: [], hidden: [] };

export function isShown<Row>({ name, isExtra = false }: Column<Row>, { shown, hidden }: ColumnChoice): boolean {
  if (name === undefined) return true;
  return isExtra ? shown.includes(name) : !hidden.includes(name);
}

/** The choice with one column the other way. */
export function toggled<Row>(column: Column<Row>, choice: ColumnChoice): ColumnChoice {
  const { name, isExtra = false } = column;
  if (name === undefined) return choice;
  const list = isExtra ? choice.shown : choice.hidden;
  const next = list.includes(name) ? list.filter((other) => other !== name) : [...list, name];
  return isExtra ? { ...choice, shown: next } : { ...choice, hidden: next };
}

/** The place of each column on a phone: what it says itself, else what the others leave. */
export function phonePlaces<Row>(columns: readonly Column<Row>[]): Map<Column<Row>, PhonePlace | "actions" | null> {
  const places = new Map<Column<Row>, PhonePlace | "actions" | null>();
  const taken = new Set<PhonePlace>();
  for (const column of columns) {
    const place = column.isActions ? "actions" : (column.onPhone ?? (column.isFirst ? "title" : null));
    places.set(column, place);
    if (place !== null && place !== "actions" && place !== "more") taken.add(place);
  }
  const free = columns.filter((column) => places.get(column) === null && !column.isForDesk && column.isExtra !== true);
  const give = (place: PhonePlace, column: Column<Row> | undefined) => {
    if (taken.has(place) || column === undefined) return;
    places.set(column, place);
    taken.add(place);
  };
  const left = () => free.filter((column) => places.get(column) === null);
  give("title", left()[0]);
  give(
    "figure",
    left().findLast(({ isFigure }) => isFigure),
  );
  give("below", left()[0]);
  return places;
}
