import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { typedNominees } from "#books/nominee-schemas.ts";
import { shownVersion } from "#schemes/schemas.ts";
import { bookNumber, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { personName } from "#values/people.ts";
import { patterned, text } from "#values/text.ts";

export const applicationKindCodes = codesOf({ join: "Join", further_book: "FurtherBook" });
export const applicationKinds = applicationKindCodes.phrases;

/** Of a request there are two: of the person and of the book. Pending becomes one of the others, and stays it. */
export const applicationStatusCodes = codesOf({ pending: "Pending", approved: "Approved", rejected: "Rejected" });
export const applicationStatuses = applicationStatusCodes.phrases;

/** What is asked for, and on which terms. */
export const requestedBook = {
  schemeName: ["chitschema", text({ missing: "scheme_missing", invalid: "scheme_missing" })],
  schemeVersion: shownVersion,
  amountPaise: ["chitamount", rupees({ missing: "scheme_amount_missing", invalid: "scheme_amount_missing" })],
  nominees: z._default(typedNominees, []),
  areTermsAccepted: ["termsconditions", z.literal(true, { error: "terms_not_accepted" })],
  /** The version of the terms that was read. */
  termsVersion: ["terms_version", text({ max: 20, missing: "terms_not_accepted", invalid: "terms_not_accepted" })],
} as const;

/** What a form carries that may be sent twice: the same content under the same key is one request. Nobody guesses it. */
export const formKey = ["form_key", z.optional(patterned(/^[\w-]{43}$/, { invalid: "value_invalid" }))] as const;

/** Held by the applicant's browser alone, from the form to the verified address. */
export const requestToken = [
  "request_token",
  text({ max: 200, missing: "request_token_invalid", invalid: "request_token_invalid" }),
] as const;

export const requestId = ["id", id({ missing: "request_missing", invalid: "request_missing" })] as const;

export const approvedName = personName({ missing: "approve_name_missing" });

export const approvedNumber = [
  "accountno",
  bookNumber({ missing: "approve_book_missing", invalid: "book_number_invalid" }),
] as const;

export const bothStatuses = {
  requestId: ["fld_id", id()],
  clientStatus: ["fld_clientStatus", z.enum(applicationStatuses)],
  bookStatus: ["chitstatus", z.enum(applicationStatuses)],
} as const;
