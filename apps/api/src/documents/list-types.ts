import type { DocumentText } from "@thangam/texts/shape";

/**
 * `code` is digits that are no number, such as a mobile; `word` one or several of a list of ours, said in the
 * reader's language;
 * `rupees` are paise and `grams` milligrams.
 */
export type CellKind = "text" | "code" | "word" | "rupees" | "grams" | "count";
export type Cell = string | bigint | number | null;

export interface ListColumn<Word extends string = DocumentText> {
  heading: Word;
  kind: CellKind;
  /** On paper it takes the room that the others leave. */
  isWide?: boolean;
}

/** The lines under the rows. */
export function totalsOf({ totals = [] }: Pick<ListFile<string>, "totals">): readonly (readonly Cell[])[] {
  return typeof totals === "function" ? totals() : totals;
}

/** A list as it is saved: what it is about, its rows in pieces as they are read, and its sums; its words still ours. */
export interface ListFile<Word extends string = DocumentText> {
  /** Letters, digits and hyphens: "transactions-2026-05-04". */
  name: string;
  title: Word;
  facts: readonly { label: Word; value: string }[];
  columns: readonly ListColumn<Word>[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** Asked for once the last row has come, so that they can be the sums of what the file holds. */
  totals?: (() => readonly (readonly Cell[])[]) | readonly (readonly Cell[])[];
}
