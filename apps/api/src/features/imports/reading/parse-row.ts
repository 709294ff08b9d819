import type { ImportColumn } from "@thangam/contracts/imports/schemas";
import { validation } from "@thangam/texts/en/messages";
import type { MessageCode, ValidationCode } from "@thangam/texts/en/messages";
import { bookNumber, count } from "@thangam/contracts/values/ids";
import { grams, rupees } from "@thangam/contracts/values/money";
import { email, mobile, mobileDigits, personName } from "@thangam/contracts/values/people";
import { text } from "@thangam/contracts/values/text";
import { businessDay } from "@thangam/contracts/values/time";
import type { Wire } from "@thangam/contracts/kernel/wire";
import * as z from "zod/mini";
import type { Cell } from "./sheet.ts";

export interface RowProblem {
  column: ImportColumn | null;
  code: MessageCode;
  params: Record<string, string>;
}

/** A row as it stood in the file and as it was read; null where it could not be. */
export interface ParsedRow {
  rowNumber: number;
  cells: Partial<Record<ImportColumn, string>>;
  name: string | null;
  email: string | null;
  mobile: string | null;
  scheme: string | null;
  bookNumber: string | null;
  amountPaise: bigint | null;
  /** 0 when the file says nothing. */
  paidMonths: number | null;
  joinedOn: string | null;
  weightMg: bigint | null;
  problems: RowProblem[];
}

// The very values of the forms, so that what they refuse is refused here.
const values = {
  name: personName({ missing: "client_name_missing" }),
  email: email({ missing: "client_email_missing", invalid: "client_email_invalid" }),
  mobile: mobile({ missing: "client_mobile_missing", invalid: "client_mobile_invalid" }),
  scheme: text({ missing: "scheme_missing" }),
  bookNumber: bookNumber({ missing: "book_prefix_missing", invalid: "book_number_invalid" }),
  amount: rupees({ missing: "scheme_amount_missing", invalid: "amount_invalid" }),
  paidMonths: z.optional(count({ max: 10_000, invalid: "paid_months_invalid" })),
  joined: z.optional(businessDay({ invalid: "import_date_invalid" })),
  openingGrams: z.optional(grams({ invalid: "import_grams_invalid" })),
} as const;

/** Reads one row. `cell` returns what stands in a column; undefined when the file does not have it. */
export function parseRow(
  rowNumber: number,
  cell: (column: ImportColumn) => Cell | undefined,
  isFrom1904: boolean,
): ParsedRow {
  const problems: RowProblem[] = [];
  const cells: ParsedRow["cells"] = {};
  const read = <T>(column: ImportColumn, value: Wire<T>, tidy: (typed: string) => string): T | null => {
    const found = cell(column);
    const typed = column === "joined" && found?.isNumber ? dayOfNumber(found.text, isFrom1904) : (found?.text ?? "");
    if (typed !== "") cells[column] = storable(typed);
    const result = z.safeDecode(value, typed === "" ? undefined : tidy(typed));
    if (result.success) return result.data;
    const code = result.error.issues[0]?.message ?? "value_invalid";
    problems.push({ column, code: isValidationCode(code) ? code : "value_invalid", params: {} });
    return null;
  };
  const row = {
    name: read("name", values.name, withoutRepeatedBlanks),
    email: read("email", values.email, (typed) => typed),
    mobile: read("mobile", values.mobile, mobileDigits),
    scheme: read("scheme", values.scheme, withoutRepeatedBlanks),
    bookNumber: read("bookNumber", values.bookNumber, (typed) => typed),
    amountPaise: read("amount", values.amount, plainAmount),
    paidMonths: read("paidMonths", values.paidMonths, (typed) => typed.replace(/\.0+$/, "")),
    joinedOn: read("joined", values.joined, isoDay),
    weightMg: read("openingGrams", values.openingGrams, plainGrams),
  };
  return {
    rowNumber,
    cells,
    ...row,
    paidMonths: row.paidMonths === undefined ? 0 : row.paidMonths,
    joinedOn: row.joinedOn ?? null,
    weightMg: row.weightMg ?? null,
    problems,
  };
}

function isValidationCode(code: string): code is ValidationCode {
  return Object.hasOwn(validation, code);
}

/** Text that the database can keep, whatever stood there. */
function storable(typed: string): string {
  return typed.toWellFormed().replaceAll("\u0000", "\uFFFD").slice(0, 300);
}

function withoutRepeatedBlanks(typed: string): string {
  return typed.replaceAll(/\s+/g, " ");
}

/** "₹ 1,500.00" and "Rs. 1,500/-" → "1500.00" */
function plainAmount(typed: string): string {
  return typed
    .replace(/^(₹|rs\.?|inr)/i, "")
    .replace(/\/-$/, "")
    .replaceAll(/\s/g, "")
    .replace(grouped, withoutCommas);
}

/** "1,234.5 g" → "1234.5"; "12,345" may mean either, and stays as it is. */
function plainGrams(typed: string): string {
  const number = typed.replace(/\s*(g|gm|gms|grams?)\.?$/i, "").replaceAll(/\s/g, "");
  return number.includes(".") ? number.replace(grouped, withoutCommas) : number;
}

/** Commas where they part thousands or lakhs. Elsewhere one is a mistake or a decimal point: 1,5 must not become 15. */
const grouped = /^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?:\.\d*)?$/;
const withoutCommas = (number: string) => number.replaceAll(",", "");

/** "5-4-2025", "05/04/2025" and "05.04.25" → "2025-04-05"; what is no day stays as it is. */
function isoDay(typed: string): string {
  const found = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/.exec(typed);
  if (found === null) return typed;
  const [, day = "", month = "", year = ""] = found;
  return [year.length === 2 ? `20${year}` : year, month.padStart(2, "0"), day.padStart(2, "0")].join("-");
}

const msPerDay = 86_400_000;
const firstDays = { from1900: Date.UTC(1899, 11, 30), from1904: Date.UTC(1904, 0, 1) };

/** A spreadsheet's 45758 → "11-04-2025" */
function dayOfNumber(typed: string, isFrom1904: boolean): string {
  const days = Math.floor(Number(typed));
  if (days < 1 || days > 200_000) return typed;
  const start = isFrom1904 ? firstDays.from1904 : firstDays.from1900;
  return new Date(start + days * msPerDay).toISOString().slice(0, 10).split("-").toReversed().join("-");
}
