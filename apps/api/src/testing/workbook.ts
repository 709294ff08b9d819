import { strToU8, zipSync } from "fflate";

interface Oddities {
  isFrom1904?: boolean;
  /** The whole part, instead of one made from the rows. */
  sheet?: string;
  /** The part of the shared texts, in the same way. */
  strings?: string;
}

/** A workbook as spreadsheet programs write it: texts shared, numbers in place. */
export function workbookOf(rows: readonly (readonly (string | number)[])[], oddities: Oddities = {}): Uint8Array {
  const { isFrom1904 = false, sheet, strings: sharedStrings } = oddities;
  const strings = [...new Set(rows.flat().filter((cell) => typeof cell === "string"))];
  const cellOf = (cell: string | number, row: number, column: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`;
    return typeof cell === "number"
      ? `<c r="${reference}"><v>${cell}</v></c>`
      : `<c r="${reference}" t="s"><v>${strings.indexOf(cell)}</v></c>`;
  };
  const data = rows
    .map((row, at) => `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, at, column)).join("")}</row>`)
    .join("");
  const parts = {
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr date1904="${isFrom1904 ? 1 : 0}"/><sheets><sheet name="Books" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/sharedStrings.xml":
      sharedStrings ?? `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join("")}</sst>`,
    "xl/worksheets/sheet1.xml": sheet ?? `<worksheet><sheetData>${data}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
