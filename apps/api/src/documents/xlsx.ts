import { decimal } from "@thangam/texts/format-money";
import { totalsOf } from "./list-types.ts";
import type { Cell, ListColumn, ListFile } from "./list-types.ts";
import { zipOf } from "./zip.ts";

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";

/** The places of the styles below. */
const style = { plain: 0, heading: 1, rupees: 2, grams: 3, text: 4, boldText: 5, boldRupees: 6, boldGrams: 7 } as const;

/** A workbook of one sheet, made row by row; a number in it is a number, and text is never a formula. */
export function xlsxOf(list: ListFile<string>): AsyncGenerator<Uint8Array> {
  return zipOf([
    { name: "[Content_Types].xml", content: [contentTypes] },
    { name: "_rels/.rels", content: [relationsTo("officeDocument", "xl/workbook.xml")] },
    { name: "xl/workbook.xml", content: [workbook] },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: [relationsTo("worksheet", "worksheets/sheet1.xml", "styles", "styles.xml")],
    },
    { name: "xl/styles.xml", content: [styles] },
    { name: "xl/worksheets/sheet1.xml", content: sheetOf(list) },
  ]);
}

async function* sheetOf(list: ListFile<string>): AsyncGenerator<string> {
  const { columns, batches } = list;
  const widths = columns.map(({ isWide = false }, at) => {
    return `<col min="${at + 1}" max="${at + 1}" width="${isWide ? 32 : 18}" customWidth="1"/>`;
  });
  // The heading stays in sight.
  const view =
    '<sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>';
  yield `${xml}<worksheet xmlns="${main}"><sheetViews>${view}</sheetViews><cols>${widths.join("")}</cols><sheetData>`;
  yield rowOf(columns.map(({ heading }) => textCell(heading, style.heading)));
  for await (const batch of batches) yield batch.map((row) => rowOf(cellsOf(row, columns, false))).join("");
  yield totalsOf(list)
    .map((row) => rowOf(cellsOf(row, columns, true)))
    .join("");
  yield "</sheetData></worksheet>";
}

function rowOf(cells: readonly string[]): string {
  return `<row>${cells.join("")}</row>`;
}

function cellsOf(row: readonly Cell[], columns: readonly ListColumn<string>[], isBold: boolean): string[] {
  return row.map((cell, at) => {
    if (cell === null || cell === "") return "<c/>";
    if (typeof cell === "string") return textCell(cell, isBold ? style.boldText : style.text);
    if (typeof cell === "number") return `<c s="${isBold ? style.boldText : style.plain}"><v>${cell}</v></c>`;
    if (columns[at]?.kind === "grams")
      return `<c s="${isBold ? style.boldGrams : style.grams}"><v>${decimal(cell, 3)}</v></c>`;
    return `<c s="${isBold ? style.boldRupees : style.rupees}"><v>${decimal(cell, 2)}</v></c>`;
  });
}

function textCell(text: string, styled: number): string {
  return `<c s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** XML knows no control characters but tab and line ends; everything else is itself. */
function escaped(text: string): string {
  return (
    text
      // oxlint-disable-next-line no-control-regex -- these are the characters meant
      .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
      .replaceAll("&", "&amp;")
      .replaceAll("<", "&lt;")
      .replaceAll(">", "&gt;")
  );
}

function relationsTo(...pairs: readonly string[]): string {
  const links = pairs.flatMap((type, at) =>
    at % 2 === 0
      ? [`<Relationship Id="rId${at / 2 + 1}" Type="${relations}/${type}" Target="${pairs[at + 1] ?? ""}"/>`]
      : [],
  );
  return `${xml}<Relationships xmlns="${packages}/relationships">${links.join("")}</Relationships>`;
}

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const contentTypes = `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`;
const workbook = `${xml}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Thangam" sheetId="1" r:id="rId1"/></sheets></workbook>`;
/** Lakhs and crores are grouped as India groups them. */
const indian = "[&gt;=10000000]##\\,##\\,##\\,##0.00;[&gt;=100000]##\\,##\\,##0.00;##,##0.00";
const formats = [0, 0, 164, 165, 49, 0, 164, 165];
const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${indian}"/><numFmt numFmtId="165" formatCode="0.000"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length}">${formats.map((format, at) => `<xf numFmtId="${format}" fontId="${at === style.heading || at >= style.boldText ? 1 : 0}" applyNumberFormat="1" applyFont="1"/>`).join("")}</cellXfs></styleSheet>`;
