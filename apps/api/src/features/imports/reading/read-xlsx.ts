import { openParts } from "./packed-parts.ts";
import type { PackedParts } from "./packed-parts.ts";
import { readStrings } from "./shared-strings.ts";
import { isBlank, LONGEST_CELL, MAX_COLUMNS, textCell, UnusableFile } from "./sheet.ts";
import type { Cell, Sheet, SheetRow } from "./sheet.ts";
import { walkXml, walkXmlThrough } from "./walk-xml.ts";
import type { Walker } from "./walk-xml.ts";

/** Cells of all rows together, those that are not kept included. */
const MAX_CELLS = 5_000_000;

const noCell: Cell = { text: "", isNumber: false };

/** Reads the first sheet of a workbook, row by row: texts and numbers, no formulas and no looks. */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const parts = await openParts(bytes);
  const { sheetPath, isFrom1904 } = await readWorkbook(parts);
  if (!parts.has(sheetPath)) throw new UnusableFile("import_unreadable");
  const strings = parts.has(stringsPath) ? await readStrings(parts.read(stringsPath)) : [];
  return { rows: rowsOf(parts.read(sheetPath), strings), isFrom1904 };
}

async function* rowsOf(sheet: AsyncIterable<Uint8Array>, strings: readonly string[]): AsyncGenerator<SheetRow> {
  for await (const rows of walkXml<SheetRow>(sheet, (emit) => rowWalker(strings, emit))) yield* rows;
}

const stringsPath = "xl/sharedStrings.xml";
const workbookPath = "xl/workbook.xml";
const relationsPath = "xl/_rels/workbook.xml.rels";

async function readWorkbook(parts: PackedParts) {
  if (!parts.has(workbookPath) || !parts.has(relationsPath)) throw new UnusableFile("import_unreadable");
  let isFrom1904 = false;
  let relationId: string | undefined;
  await walkXmlThrough(parts.read(workbookPath), {
    open: (tag, attributes) => {
      if (tag === "workbookPr") isFrom1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (tag === "sheet") relationId ??= attributes["r:id"] ?? attributes["d3p1:id"];
    },
  });
  let target: string | undefined;
  await walkXmlThrough(parts.read(relationsPath), {
    open: (tag, attributes) => {
      if (tag === "Relationship" && attributes["Id"] === relationId) target = attributes["Target"];
    },
  });
  const sheetPath = (target ?? "worksheets/sheet1.xml").replace(/^\/?(xl\/)?/, "xl/");
  return { isFrom1904, sheetPath };
}

function rowWalker(strings: readonly string[], emit: (row: SheetRow) => void): Walker {
  let cellCount = 0;
  let number = 0;
  let cells: Cell[] = [];
  let column = -1;
  let type = "";
  let value = "";
  let isValue = false;
  return {
    open: (tag, attributes) => {
      if (tag === "row") {
        const given = Number(attributes["r"]);
        number = Number.isSafeInteger(given) && given > number ? given : number + 1;
        cells = [];
        column = -1;
      } else if (tag === "c") {
        cellCount += 1;
        if (cellCount > MAX_CELLS) throw new UnusableFile("import_unpacks_too_large");
        column = columnOf(attributes["r"]) ?? column + 1;
        type = attributes["t"] ?? "n";
        value = "";
      } else if (tag === "v" || tag === "t") isValue = true;
    },
    text: (text) => {
      if (isValue && value.length < LONGEST_CELL) value += text;
    },
    close: (tag) => {
      if (tag === "v" || tag === "t") isValue = false;
      else if (tag === "c" && column < MAX_COLUMNS) {
        while (cells.length < column) cells.push(noCell);
        cells[column] = cellOf(type, value, strings);
      } else if (tag === "row" && !isBlank({ cells })) emit({ number, cells });
    },
  };
}

function cellOf(type: string, value: string, strings: readonly string[]): Cell {
  if (type === "s") return textCell(strings[Number(value)] ?? "");
  if (type !== "n" || value.trim() === "" || !Number.isFinite(Number(value))) return textCell(value);
  const number = Number(value);
  // A mobile number may stand there as 9.84E9, and 500.5 as 500.49999999999994.
  const text = Number.isSafeInteger(number) ? BigInt(number).toString() : Number(number.toFixed(6)).toString();
  return { text, isNumber: true };
}

/** "AB12" → 27 */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? "")?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
