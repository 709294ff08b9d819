import { unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { isBlank, LONGEST_CELL, MAX_COLUMNS, textCell, UnusableFile } from "./sheet.ts";
import type { Cell, Sheet, SheetRow } from "./sheet.ts";

/** All that is unpacked of one file. A packed file can claim a thousand times its size. */
const MAX_UNPACKED_BYTES = 96_000_000;

const noCell: Cell = { text: "", isNumber: false };

/** Reads the first sheet of a workbook: texts and numbers, no formulas and no looks. */
export function readXlsx(bytes: Uint8Array, maxRows: number): Sheet {
  const parts = unpack(bytes);
  const workbook = readWorkbook(parts);
  const sheet = parts.get(workbook.sheetPath);
  if (sheet === undefined) throw new UnusableFile("import_unreadable");
  const strings = readStrings(parts.get("xl/sharedStrings.xml"));
  return { rows: readRows(sheet, strings, maxRows), isFrom1904: workbook.isFrom1904 };
}

/** The parts of the package that are read, each no larger than it says it is. */
function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let size = 0;
  const isWanted = (name: string) =>
    name === "xl/workbook.xml" ||
    name === "xl/_rels/workbook.xml.rels" ||
    name === "xl/sharedStrings.xml" ||
    /^xl\/worksheets\/[^/]+\.xml$/.test(name);
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!isWanted(name)) return false;
        size += originalSize;
        if (size > MAX_UNPACKED_BYTES) throw new UnusableFile("import_unpacks_too_large");
        return true;
      },
    });
    return new Map(Object.entries(files));
  } catch (error) {
    throw error instanceof UnusableFile ? error : new UnusableFile("import_unreadable");
  }
}

function readWorkbook(parts: ReadonlyMap<string, Uint8Array>) {
  const workbook = parts.get("xl/workbook.xml");
  const rels = parts.get("xl/_rels/workbook.xml.rels");
  if (workbook === undefined || rels === undefined) throw new UnusableFile("import_unreadable");
  let isFrom1904 = false;
  let relationId: string | undefined;
  walk(workbook, {
    open: (tag, attributes) => {
      if (tag === "workbookPr") isFrom1904 = ["1", "true"].includes(attributes["date1904"] ?? "");
      if (tag === "sheet") relationId ??= attributes["r:id"] ?? attributes["d3p1:id"];
    },
  });
  let target: string | undefined;
  walk(rels, {
    open: (tag, attributes) => {
      if (tag === "Relationship" && attributes["Id"] === relationId) target = attributes["Target"];
    },
  });
  const sheetPath = (target ?? "worksheets/sheet1.xml").replace(/^\/?(xl\/)?/, "xl/");
  return { isFrom1904, sheetPath };
}

function readStrings(part: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  if (part === undefined) return strings;
  let current = "";
  let isText = false;
  let isReading = false;
  walk(part, {
    open: (tag) => {
      if (tag === "si") current = "";
      // How a text is read aloud is no part of it.
      if (tag === "rPh") isReading = true;
      isText = tag === "t" && !isReading;
    },
    text: (text) => {
      if (isText && current.length < LONGEST_CELL) current += text;
    },
    close: (tag) => {
      if (tag === "rPh") isReading = false;
      if (tag === "t") isText = false;
      if (tag === "si") strings.push(current);
    },
  });
  return strings;
}

function readRows(part: Uint8Array, strings: readonly string[], maxRows: number): SheetRow[] {
  const rows: SheetRow[] = [];
  let number = 0;
  let cells: Cell[] = [];
  let column = -1;
  let type = "";
  let value = "";
  let isValue = false;
  walk(part, {
    open: (tag, attributes) => {
      if (tag === "row") {
        const given = Number(attributes["r"]);
        number = Number.isSafeInteger(given) && given > number ? given : number + 1;
        cells = [];
        column = -1;
      } else if (tag === "c") {
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
      } else if (tag === "row" && !isBlank({ cells })) {
        if (rows.length > maxRows) throw new UnusableFile("import_too_many_rows", { most: String(maxRows) });
        rows.push({ number, cells });
      }
    },
  });
  return rows;
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

interface Walker {
  open: (tag: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (tag: string) => void;
}

const pieceBytes = 65_536;

/** Reads XML piece by piece. Names go without the prefix that some programs give them. */
function walk(part: Uint8Array, { open, text, close }: Walker): void {
  const parser = new SaxesParser();
  const bare = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("error", () => {
    throw new UnusableFile("import_unreadable");
  });
  parser.on("opentag", ({ name, attributes }) => open(bare(name), attributes));
  parser.on("text", (found) => text?.(found));
  parser.on("cdata", (found) => text?.(found));
  parser.on("closetag", ({ name }) => close?.(bare(name)));
  const decoder = new TextDecoder();
  for (let at = 0; at < part.length; at += pieceBytes)
    parser.write(decoder.decode(part.subarray(at, at + pieceBytes), { stream: true }));
  parser.close();
}
