import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { branchShown } from "#kernel/branch-rules.ts";
import { record } from "#kernel/wire.ts";
import type { Wire } from "#kernel/wire.ts";
import { schemeTypes, shownVersion } from "#schemes/schemas.ts";
import { terms } from "#schemes/terms-schemas.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { paymentModes } from "#values/payments.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { nominees, typedNominees } from "./nominee-schemas.ts";
import { settlement } from "./settlement-schemas.ts";

export const bookStatusCodes = codesOf({ approved: "Approved", closed: "Closed", settled: "Settled" });
export const bookStatuses = bookStatusCodes.phrases;

export const memberTypeCodes = codesOf({ new: "New", existing: "Existing" });
export const memberTypes = memberTypeCodes.phrases;

/** The fields of one enrolment in a scheme, as a form fills them. */
export const enrolment = {
  /** Named again by the forms; when it is, it must be the scheme's own. */
  schemeType: ["type", z.optional(enumOf(schemeTypes, { invalid: "scheme_type_invalid" }))],
  schemeName: ["chitschema", text({ missing: "scheme_missing", invalid: "scheme_missing" })],
  schemeVersion: shownVersion,
  bookNumber: ["accountno", bookNumber({ missing: "book_prefix_missing", invalid: "book_number_invalid" })],
  amountPaise: ["chitamount", rupees({ missing: "scheme_amount_missing", invalid: "scheme_amount_missing" })],
  instalments: ["duration", count({ min: 1, max: 10_000, missing: "duration_missing", invalid: "duration_missing" })],
  memberType: ["user", z._default(enumOf(memberTypes), "New")],
  /** Months an existing member had paid before the book came into this portal. */
  paidMonths: ["paidmonths", z._default(count({ max: 10_000, invalid: "paid_months_invalid" }), 0)],
  nominees: z._default(typedNominees, []),
} as const;

const bookFields = {
  id: ["chitid", id()],
  clientId: ["clientid", id()],
  number: ["fld_accountno", z.string()],
  ...branchShown,
  schemeName: ["fld_chitschema", z.string()],
  schemeType: ["fld_chitschemtype", z.enum(schemeTypes)],
  accrual: z.enum(["amount", "weight"]),
  paymentRule: ["payment_rule", z.enum(["fixed", "flexible"])],
  amountPaise: ["fld_chitamount", rupees()],
  instalments: ["fld_duration", z.int()],
  memberType: ["fld_user", z.enum(memberTypes)],
  paidMonths: ["fld_paidmonths", z.int()],
  status: ["chitstatus", z.enum(bookStatuses)],
  openedOn: ["opened_on", businessDay()],
  /** What its scheme promised when it was opened; null for a scheme of the time before. */
  terms: z.nullable(terms),
  instalmentsPaid: ["instalments_paid", z.int()],
  /** The number of the next instalment, null when all are paid. */
  nextInstalment: ["next_instalment", z.nullable(z.int())],
  /** The day it falls due, null when nothing more is due on a day. */
  nextDueOn: ["next_due_on", z.nullable(businessDay())],
  paidTotalPaise: ["paid_total", rupees()],
  weightTotalMg: ["weight_total", grams()],
  /** How it ended; null until it is settled. */
  settlement: z.nullable(settlement),
} as const;

/** A book with where it stands. Totals and weights come from the ledger. */
export const book = record(bookFields);

interface OwnBook {
  clientName: string;
  clientId: bigint;
  nominees: z.output<typeof nominees>;
  book: z.output<typeof book>;
  /** Where the customer pays for it; null when it takes no payment now. */
  paymentLink: string | null;
}

/** A book beside its owner; on the wire all of it stands in one row. */
export const ownBook = z.codec(
  record({
    ...bookFields,
    clientName: ["fld_name", z.string()],
    ownerId: ["fld_id", id()],
    nominees,
    paymentLink: ["payment_link", z.nullable(z.string())],
  }),
  z.custom<OwnBook>(),
  {
    decode: ({ clientName, ownerId, nominees: named, paymentLink, ...rest }) => ({
      clientName,
      clientId: ownerId,
      nominees: named,
      book: rest,
      paymentLink,
    }),
    encode: ({ clientName, clientId, nominees: named, paymentLink, book: rest }) => ({
      ...rest,
      clientName,
      ownerId: clientId,
      nominees: named,
      paymentLink,
    }),
  },
) satisfies Wire<OwnBook>;

export const bookId = id({ missing: "account_number_missing" });

export const instalmentStates = ["Paid", "Due", "Overdue", "To come", "Not paid"] as const;

export const instalment = record({
  number: ["installmentno", z.int()],
  state: z.enum(instalmentStates),
  /** Null where instalments have no days of their own. */
  dueOn: ["due_on", z.nullable(businessDay())],
  paidOn: ["paid_on", z.nullable(businessDay())],
  /** When the payment was credited to the book, where that is another day. */
  creditedOn: ["credited_on", z.nullable(businessDay())],
  /** Paid before the book was opened here: there is no receipt of it. */
  paidBefore: ["paid_before", z.boolean()],
  paymentId: ["fld_id", z.nullable(id())],
  mode: ["paymentmode", z.nullable(z.enum(paymentModes))],
  receiptNumber: ["receiptno", z.nullable(z.string())],
  /** Paid, or to be paid. */
  amountPaise: ["paidamount", rupees()],
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  /** Gold credited for it; null for schemes in rupees, and until it is paid. */
  weightMg: ["weight", z.nullable(grams())],
});

/** Why a number cannot be written on a new book. */
export const bookNumberProblems = [
  "book_number_invalid",
  "book_number_not_of_scheme",
  "scheme_closed_to_new_clients",
  "book_number_taken",
] as const;
