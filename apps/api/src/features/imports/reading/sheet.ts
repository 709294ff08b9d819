import { MAX_IMPORT_ROWS } from "@thangam/contracts/imports/schemas";

/** One cell as it was found. A number of a spreadsheet says so, because a day stands there as one. */
export interface Cell {
  text: string;
  isNumber: boolean;
}

/** A row with its number as a spreadsheet counts. Rows without any content are left out. */
export interface SheetRow {
  number: number;
  cells: readonly Cell[];
}

/** A sheet that is read row by row, once. */
export interface Sheet {
  rows: AsyncGenerator<SheetRow>;
  /** Days are counted from 1904 instead of 1900. */
  isFrom1904: boolean;
}

export type FileProblem =
  | "import_unreadable"
  | "import_empty"
  | "import_headings_missing"
  | "import_headings_repeated"
  | "import_too_many_rows"
  | "import_too_many_lines"
  | "import_unpacks_too_large";

/** Why a file as a whole is of no use. */
export class UnusableFile extends Error {
  readonly problem: FileProblem;
  readonly params: Record<string, string>;

  constructor(problem: FileProblem, params: Record<string, string> = {}) {
    super(problem);
    this.name = "UnusableFile";
    this.problem = problem;
    this.params = params;
  }
}

/** What stands beyond is no list of ours; it bounds the memory that a file can take. */
export const MAX_COLUMNS = 60;
/** Empty ones counted: a list may have one beside each of its rows. It bounds the time that a file can take. */
export const MAX_LINES = 2 * MAX_IMPORT_ROWS;
export const LONGEST_CELL = 1_000;

export const textCell = (text: string): Cell => ({
  text: keptText(text.slice(0, LONGEST_CELL).trim()),
  isNumber: false,
});

/** The same text in memory of its own: a part of a longer text keeps all of that in memory. */
export function keptText(text: string): string {
  return Buffer.from(text).toString();
}

export function isBlank({ cells }: Pick<SheetRow, "cells">): boolean {
  return cells.every(({ text }) => text === "");
}
