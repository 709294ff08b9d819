import { importColumns, importHeadings } from "@thangam/contracts/imports/schemas";
import type { ImportColumn } from "@thangam/contracts/imports/schemas";
import { UnusableFile } from "./sheet.ts";
import type { SheetRow } from "./sheet.ts";

/** What shops call their columns, without blanks, signs and letter case. */
const namesByColumn: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ["name", "clientname", "customername", "membername", "fullname"],
  email: ["email", "emailid", "emailaddress", "mail", "mailid"],
  mobile: ["mobile", "mobileno", "mobilenumber", "phone", "phoneno", "phonenumber", "contact", "contactno"],
  scheme: ["scheme", "schemename", "chitschema", "chitscheme", "savingscheme"],
  bookNumber: ["booknumber", "bookno", "accountno", "accountnumber", "accno", "passbookno", "passbooknumber"],
  amount: ["amount", "chitamount", "schemeamount", "monthlyamount", "instalment", "installment", "instalmentamount"],
  paidMonths: ["paidmonths", "monthspaid", "paidinstalments", "paidinstallments"],
  joined: ["joineddate", "joined", "joinedon", "joiningdate", "joindate", "dateofjoining"],
  openingGrams: ["openinggrams", "openinggoldgrams", "openingweight", "goldgrams", "goldweight", "grams", "weight"],
};

const optional: ReadonlySet<ImportColumn> = new Set(["paidMonths", "joined", "openingGrams"]);
/** A title may stand above the headings. */
export const rowsLookedAt = 10;

export interface Columns {
  /** Where each column stands. */
  indexByColumn: ReadonlyMap<ImportColumn, number>;
  /** How many rows there are to the one with the headings, which is among them. */
  rowsAbove: number;
}

/** Finds the row that names the columns among the first rows of a sheet. */
export function findColumns(firstRows: readonly SheetRow[]): Columns {
  const heads = firstRows.map(columnsNamedIn);
  const most = Math.max(0, ...heads.map((named) => new Set(named.map(({ column }) => column)).size));
  const at = heads.findIndex((named) => new Set(named.map(({ column }) => column)).size === most);
  const named = heads[at];
  if (named === undefined) throw new UnusableFile("import_empty");

  const columns = named.map(({ column }) => column);
  const missing = importColumns.filter((column) => !optional.has(column) && !columns.includes(column));
  if (missing.length > 0) throw new UnusableFile("import_headings_missing", { columns: listOf(missing) });
  const repeated = columns.filter((column, index) => columns.indexOf(column) < index);
  if (repeated.length > 0) throw new UnusableFile("import_headings_repeated", { columns: listOf(repeated) });
  return { indexByColumn: new Map(named.map(({ column, index }) => [column, index])), rowsAbove: at + 1 };
}

function columnsNamedIn({ cells }: SheetRow): { column: ImportColumn; index: number }[] {
  return cells.flatMap(({ text }, index) => {
    const name = text
      .toLowerCase()
      .replace(/^fld_/, "")
      .replaceAll(/[^a-z]/g, "");
    const column = importColumns.find((candidate) => namesByColumn[candidate].includes(name));
    return column === undefined ? [] : [{ column, index }];
  });
}

function listOf(columns: readonly ImportColumn[]): string {
  return columns.map((column) => importHeadings[column]).join(", ");
}
