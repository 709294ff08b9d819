import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import { strToU8, zipSync } from "fflate";
import { workbookOf } from "./workbook.ts";

const million = 1_000_000;
const mostRows = 50_000;

export type HostileFile = (typeof hostileFiles)[number];

/**
 * Files made to take memory: small to send, and large once they are read, kept or written out again. Each is as large as an
 * import takes it, or a `share` of that.
 */
export const hostileFiles = [
  "long-cells.xlsx",
  "many-cells.xlsx",
  "wide-row.xlsx",
  "many-strings.xlsx",
  "long-strings.xlsx",
  "endless-text.xlsx",
  "endless-attribute.xlsx",
  "endless-comment.xlsx",
  "many-attributes.xlsx",
  "deep.xlsx",
  "unpacks-too-large.xlsx",
  "many-parts.xlsx",
  "commas.csv",
  "blank-lines.csv",
  "short-cells.csv",
  "endless-quote.csv",
] as const;

export function hostileFile(name: HostileFile, share = 1): Uint8Array {
  return makers[name]((count) => Math.ceil(count * share));
}

const makers: Record<HostileFile, (sized: (count: number) => number) => Uint8Array> = {
  "long-cells.xlsx": (sized) => longCells(sized(mostRows)),
  "many-cells.xlsx": (sized) => sheetOf(`<row>${"<c><v>1</v></c>".repeat(60)}</row>`.repeat(sized(mostRows))),
  "wide-row.xlsx": (sized) => sheetOf(`<row>${"<c><v>1</v></c>".repeat(sized(6 * million))}</row>`),
  "many-strings.xlsx": (sized) => stringsOf("<si><t/></si>".repeat(sized(7 * million))),
  "long-strings.xlsx": (sized) => stringsOf(`<si><t>${"x".repeat(1_000)}</t></si>`.repeat(sized(90_000))),
  "endless-text.xlsx": (sized) => sheetOf(`<row><c><v>${"x".repeat(sized(90 * million))}</v></c></row>`),
  "endless-attribute.xlsx": (sized) => sheetOf(`<row r="${"1".repeat(sized(90 * million))}"></row>`),
  "endless-comment.xlsx": (sized) => sheetOf(`<!--${"-x".repeat(sized(45 * million))}-->`),
  "many-attributes.xlsx": (sized) => sheetOf(`<row ${manyAttributes(sized(2 * million))}></row>`),
  "deep.xlsx": (sized) => sheetOf("<a>".repeat(sized(25 * million))),
  "unpacks-too-large.xlsx": (sized) => sheetOf(" ".repeat(sized(200 * million))),
  "many-parts.xlsx": (sized) => manyParts(sized(40_000)),
  "commas.csv": (sized) => strToU8(`${csvHeadings}\n${`${",".repeat(90_000)}\n`.repeat(sized(70))}`),
  "blank-lines.csv": (sized) => strToU8(`${csvHeadings}\n${"\n".repeat(sized(6 * million))}`),
  "short-cells.csv": (sized) => strToU8(`${csvHeadings}\n${"x,x,x,x,x,x,x,x,x\n".repeat(sized(mostRows))}`),
  "endless-quote.csv": (sized) => strToU8(`${csvHeadings}\n"${"x".repeat(sized(6 * million))}`),
};

/** Every cell is the one shared text of 300 letters, as many as an import keeps: 60 kB become 135 MB of problems. */
function longCells(rows: number): Uint8Array {
  const strings = [...headings, "x".repeat(300)].map((text) => `<si><t>${text}</t></si>`);
  const cell = (at: number) => `<c t="s"><v>${at}</v></c>`;
  const heading = `<row>${headings.map((_, at) => cell(at)).join("")}</row>`;
  const row = `<row>${cell(headings.length).repeat(headings.length)}</row>`;
  return workbookOf([], { strings: sharedStrings(strings.join("")), sheet: worksheet(heading + row.repeat(rows)) });
}

const headings = importColumns.map((column) => importHeadings[column]);
const csvHeadings = headings.join(",");

function manyAttributes(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}=""`).join(" ");
}

function manyParts(count: number): Uint8Array {
  const names = Array.from({ length: count }, (_, at) => `xl/worksheets/${at}.xml`);
  return zipSync(Object.fromEntries(names.map((name) => [name, strToU8("")])));
}

function sheetOf(data: string): Uint8Array {
  return workbookOf([], { sheet: worksheet(data) });
}

function stringsOf(strings: string): Uint8Array {
  return workbookOf([], { strings: sharedStrings(strings) });
}

function worksheet(data: string): string {
  return `<worksheet><sheetData>${data}</sheetData></worksheet>`;
}

function sharedStrings(strings: string): string {
  return `<sst>${strings}</sst>`;
}
