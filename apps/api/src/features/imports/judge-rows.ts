import type { ImportColumn } from "@thangam/contracts/imports/schemas";
import { partsOfBookNumber } from "@thangam/contracts/values/ids";
import { paise } from "@thangam/contracts/values/money";
import { refusalOfEnrolment, schemeNamed } from "#features/schemes/index.ts";
import type { EnrolmentRefusal, SchemeVersion } from "#features/schemes/index.ts";
import type { RowProblem } from "./reading/parse-row.ts";

/** A row whose values could all be read. */
export interface ReadRow {
  rowNumber: number;
  name: string;
  email: string;
  mobile: string;
  scheme: string;
  bookNumber: string;
  amountPaise: bigint;
  paidMonths: number;
  joinedOn: string | null;
  weightMg: bigint | null;
}

/** What the shop's records and the rest of the file say about some rows. */
export interface Facts {
  today: string;
  schemes: readonly SchemeVersion[];
  clientByEmail: ReadonlyMap<string, { id: bigint; mobile: string }>;
  signInByEmail: ReadonlyMap<string, { id: bigint; userType: string; mobile: string }>;
  takenNumbers: ReadonlySet<string>;
  /** The first row of the file with this e-mail, and with this book number. */
  firstOfEmail: ReadonlyMap<string, { rowNumber: number; name: string | null; mobile: string | null }>;
  firstOfNumber: ReadonlyMap<string, number>;
  /** What one month of an amount weighs at today's rate of gold; undefined without a rate. */
  monthsWeight: (schemeVersionId: bigint, amountPaise: bigint) => bigint | undefined;
}

/** What a good row makes. */
export interface GoodRow {
  row: ReadRow;
  scheme: SchemeVersion;
  prefix: string;
  /** Somebody who is there already; null for a new client. */
  clientId: bigint | null;
  /** Their sign-in, where there is one without a client. */
  userId: bigint | null;
  /** Gold the book begins with; null where it saves none yet. */
  openingMg: bigint | null;
}

export type Verdict = { good: GoodRow } | { rowNumber: number; problems: RowProblem[] };

/**
 * The one judgement of a row: the check before an import and the import itself ask it, each with the facts of its
 * moment. The database's import_books is its twin.
 */
export function judgeRow(row: ReadRow, facts: Facts): Verdict {
  const problems: RowProblem[] = [];
  const add = (column: ImportColumn, code: RowProblem["code"], params: Record<string, string> = {}) =>
    problems.push({ column, code, params });

  judgePerson(row, facts, add);
  const firstRow = facts.firstOfNumber.get(row.bookNumber) ?? row.rowNumber;
  if (firstRow !== row.rowNumber) add("bookNumber", "import_number_repeated", { row: String(firstRow) });
  else if (facts.takenNumbers.has(row.bookNumber)) add("bookNumber", "book_number_taken");

  const scheme = schemeNamed(facts.schemes, row.scheme);
  const openingMg = scheme === undefined ? null : openingOf(row, scheme, facts, add);
  if (scheme === undefined) add("scheme", "import_scheme_missing");
  else {
    const refusal = refusalOfEnrolment(scheme, {
      schemeName: row.scheme,
      bookNumber: row.bookNumber,
      amountPaise: paise(row.amountPaise),
      instalments: scheme.instalments,
      memberType: row.paidMonths > 0 ? "existing" : "new",
      paidMonths: row.paidMonths,
    });
    if (refusal !== null) add(columnOfRefusal[refusal], refusal);
  }
  if (row.joinedOn !== null && row.joinedOn > facts.today) add("joined", "import_joined_later");

  if (scheme === undefined || problems.length > 0) return { rowNumber: row.rowNumber, problems };
  const client = facts.clientByEmail.get(row.email);
  return {
    good: {
      row,
      scheme,
      prefix: partsOfBookNumber(row.bookNumber).prefix,
      clientId: client?.id ?? null,
      userId: client === undefined ? (facts.signInByEmail.get(row.email)?.id ?? null) : null,
      openingMg,
    },
  };
}

type Add = (column: ImportColumn, code: RowProblem["code"], params?: Record<string, string>) => void;

const columnOfRefusal: Readonly<Record<EnrolmentRefusal, ImportColumn>> = {
  scheme_not_found: "scheme",
  scheme_closed_to_new_clients: "scheme",
  book_number_not_of_scheme: "bookNumber",
  amount_not_of_scheme: "amount",
  duration_not_of_scheme: "scheme",
  paid_months_out_of_range: "paidMonths",
};

/** One e-mail is one person: in the file, and with whoever is there. A mistyped one must not lend somebody a book. */
function judgePerson(row: ReadRow, facts: Facts, add: Add): void {
  const first = facts.firstOfEmail.get(row.email);
  const signIn = facts.signInByEmail.get(row.email);
  const known = facts.clientByEmail.get(row.email) ?? signIn;
  if (signIn !== undefined && signIn.userType !== "Customer") add("email", "email_belongs_to_staff");
  else if (known !== undefined && known.mobile !== row.mobile) add("mobile", "import_mobile_differs");
  if (first === undefined || first.rowNumber === row.rowNumber) return;
  const isOther =
    (first.mobile !== null && first.mobile !== row.mobile) ||
    (first.name !== null && plain(first.name) !== plain(row.name));
  if (isOther) add("email", "import_person_contradicts", { row: String(first.rowNumber) });
}

/** A name without what people write one time and not another. */
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s.]/g, "");
}

/** The grams of the shop's own passbook, else what the paid months weigh at today's rate. */
function openingOf(row: ReadRow, scheme: SchemeVersion, facts: Facts, add: Add): bigint | null {
  const saves = scheme.accrual === "weight" && row.paidMonths > 0;
  if (row.weightMg !== null && !saves) add("openingGrams", "import_grams_not_saved");
  if (!saves || row.weightMg !== null) return row.weightMg;
  const aMonth = facts.monthsWeight(scheme.id, row.amountPaise);
  if (aMonth === undefined) add("openingGrams", "gold_rate_missing");
  return aMonth === undefined ? null : aMonth * BigInt(row.paidMonths);
}
