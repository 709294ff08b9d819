import type { enrolmentRefusals } from "@thangam/contracts/schemes/refusals";
import { partsOfBookNumber } from "@thangam/contracts/values/ids";
import { MAX_PAISE } from "@thangam/contracts/values/money";
import type { Paise } from "@thangam/contracts/values/money";

/** What of a scheme decides who may join it. */
interface JoinedScheme {
  type: string;
  isOpen: boolean;
  instalments: number;
  minimumPaise: bigint;
  multipleOfPaise: bigint;
  prefixes: readonly { prefix: string; amountPaise: bigint | null }[];
}

/** What a person fills in to join a scheme. */
export interface Enrolment {
  schemeType?: "monthly" | "daily" | undefined;
  schemeName: string;
  /** The version that was on the screen. */
  schemeVersion?: number | undefined;
  bookNumber: string;
  amountPaise: Paise;
  instalments: number;
  memberType: "new" | "existing";
  paidMonths: number;
}

export type EnrolmentRefusal = (typeof enrolmentRefusals)[number];

/** A scheme by the name people know it by; letter case does not matter. */
export function schemeNamed<S extends { name: string }>(schemes: readonly S[], name: string): S | undefined {
  const wanted = name.toLocaleLowerCase("en");
  return schemes.find((scheme) => scheme.name.toLocaleLowerCase("en") === wanted);
}

/** The scheme whose book numbers begin with these letters; a prefix belongs to one scheme only. */
export function schemeOfPrefix<S extends Pick<JoinedScheme, "prefixes">>(
  schemes: readonly S[],
  letters: string,
): S | undefined {
  return schemes.find((scheme) => scheme.prefixes.some(({ prefix }) => prefix === letters));
}

/** Why the scheme does not take this enrolment, or null when it does. The database's open_book and import_books are its twins. */
export function refusalOfEnrolment(scheme: JoinedScheme, enrolment: Enrolment): EnrolmentRefusal | null {
  if (enrolment.schemeType !== undefined && enrolment.schemeType !== scheme.type) return "scheme_not_found";
  if (!scheme.isOpen) return "scheme_closed_to_new_clients";
  const prefix = scheme.prefixes.find((p) => p.prefix === partsOfBookNumber(enrolment.bookNumber).prefix);
  if (prefix === undefined) return "book_number_not_of_scheme";
  if (!isAmountOf(scheme, prefix.amountPaise, enrolment.amountPaise)) return "amount_not_of_scheme";
  if (enrolment.instalments !== scheme.instalments) return "duration_not_of_scheme";
  const isPaidMonthsRight =
    enrolment.memberType === "new"
      ? enrolment.paidMonths === 0
      : enrolment.paidMonths >= 1 && enrolment.paidMonths <= scheme.instalments;
  return isPaidMonthsRight ? null : "paid_months_out_of_range";
}

/** Whether a book of this amount could be opened now, whatever its number. Once it has one, open_book is the twin. */
export function isOffered(scheme: JoinedScheme, amountPaise: bigint): boolean {
  return scheme.prefixes.some((prefix) => isAmountOf(scheme, prefix.amountPaise, amountPaise));
}

function isAmountOf(scheme: JoinedScheme, prefixAmount: bigint | null, amountPaise: bigint): boolean {
  if (prefixAmount !== null && amountPaise !== prefixAmount) return false;
  const isOfScheme = amountPaise >= scheme.minimumPaise && amountPaise % scheme.multipleOfPaise === 0n;
  return isOfScheme && amountPaise <= MAX_PAISE;
}
