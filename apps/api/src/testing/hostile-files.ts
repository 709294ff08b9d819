import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import { strToU8, zipSync } from "fflate";
import { workbookOf } from "./workbook.ts";

const million = 1_000_000;
const maxRows = 50_000;

/** Files made to take memory: small to send, and large once they are read, kept or written out again. */
export const hostileFiles = {
  "long-cells.xlsx": () => longCells(maxRows),
  "many-cells.xlsx": () => sheetOf(`<row>${"<c><v>1</v></c>".repeat(60)}</row>`.repeat(maxRows)),
  "wide-row.xlsx": () => sheetOf(`<row>${"<c><v>1</v></c>".repeat(6 * million)}</row>`),
  "many-strings.xlsx": () => stringsOf("<si><t/></si>".repeat(7 * million)),
  "long-strings.xlsx": () => stringsOf(`<si><t>${"x".repeat(1_000)}</t></si>`.repeat(90_000)),
  "endless-text.xlsx": () => sheetOf(`<row><c><v>${"x".repeat(90 * million)}</v></c></row>`),
  "endless-attribute.xlsx": () => sheetOf(`<row r="${"1".repeat(90 * million)}"></row>`),
  "endless-comment.xlsx": () => sheetOf(`<!--${"-x".repeat(45 * million)}-->`),
  "many-attributes.xlsx": () => sheetOf(`<row ${manyAttributes()}></row>`),
  "deep.xlsx": () => sheetOf("<a>".repeat(25 * million)),
  "unpacks-too-large.xlsx": () => sheetOf(" ".repeat(200 * million)),
  "many-parts.xlsx": manyParts,
  "commas.csv": () => strToU8(`${csvHeadings}\n${`${",".repeat(90_000)}\n`.repeat(70)}`),
  "blank-lines.csv": () => strToU8(`${csvHeadings}\n${"\n".repeat(6 * million)}`),
  "short-cells.csv": () => strToU8(`${csvHeadings}\n${"x,x,x,x,x,x,x,x,x\n".repeat(maxRows)}`),
  "endless-quote.csv": () => strToU8(`${csvHeadings}\n"${"x".repeat(6 * million)}`),
} as const satisfies Record<string, () => Uint8Array>;

/** Every cell is the one shared text of 300 letters, as many as an import keeps: 60 kB become 135 MB of problems. */
export function longCells(rows: number): Uint8Array {
  const strings = [...headings, "x".repeat(300)].map((text) => `<si><t>${text}</t></si>`);
  const cell = (at: number) => `<c t="s"><v>${at}</v></c>`;
  const heading = `<row>${headings.map((_, at) => cell(at)).join("")}</row>`;
  const row = `<row>${cell(headings.length).repeat(headings.length)}</row>`;
  return workbookOf([], { strings: sharedStrings(strings.join("")), sheet: worksheet(heading + row.repeat(rows)) });
}

const headings = importColumns.map((column) => importHeadings[column]);
const csvHeadings = headings.join(",");

function manyAttributes(): string {
  return Array.from({ length: 2 * million }, (_, at) => `a${at}=""`).join(" ");
}

function manyParts(): Uint8Array {
  const names = Array.from({ length: 40_000 }, (_, at) => `xl/worksheets/${at}.xml`);
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
