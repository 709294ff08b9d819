import * as z from "zod/mini";
import { cashActions, cashScopes } from "#settings/cash-limits.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { settlement } from "./settlement-fields.ts";
import { bookNumber, count, id } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { oneWordOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { dataOf, listOf, oneOf, record } from "#kernel/wire.ts";
import type { Wire } from "#kernel/wire.ts";
import { schemeTypes } from "#schemes/schemes.ts";

export const bookStatuses = ["Approved", "Closed", "Settled"] as const;
export const memberTypes = ["New", "Existing"] as const;

/** The fields of one enrolment in a scheme, as a form fills them. */
export const enrolment = {
  /** Named again by the forms; when it is, it must be the scheme's own. */
  schemeType: ["type", z.optional(oneWordOf(schemeTypes, { invalid: "scheme_type_invalid" }))],
  schemeName: ["chitschema", text({ missing: "scheme_missing", invalid: "scheme_missing" })],
  bookNumber: ["accountno", bookNumber({ missing: "book_prefix_missing", invalid: "book_number_invalid" })],
  amountPaise: ["chitamount", rupees({ missing: "scheme_amount_missing", invalid: "scheme_amount_missing" })],
  instalments: [
    "duration",
    count({ least: 1, most: 10_000, missing: "duration_missing", invalid: "duration_missing" }),
  ],
  memberType: ["user", z._default(oneWordOf(memberTypes), "New")],
  /** Months an existing member had paid before the book came into this portal. */
  paidMonths: ["paidmonths", z._default(count({ most: 10_000, invalid: "paid_months_invalid" }), 0)],
} as const;

const bookFields = {
  id: ["chitid", id()],
  clientId: ["clientid", id()],
  number: ["fld_accountno", z.string()],
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
    paymentLink: ["payment_link", z.nullable(z.string())],
  }),
  z.custom<OwnBook>(),
  {
    decode: ({ clientName, ownerId, paymentLink, ...rest }) => ({
      clientName,
      clientId: ownerId,
      book: rest,
      paymentLink,
    }),
    encode: ({ clientName, clientId, paymentLink, book: rest }) => ({
      ...rest,
      clientName,
      ownerId: clientId,
      paymentLink,
    }),
  },
) satisfies Wire<OwnBook>;

export const addBook = operation({
  wire: "Add_New_MonthlyClient_chitschema",
  method: "POST",
  kind: "command",
  allow: ["admin", can("clients.enrol")],
  summary: "Adds one scheme book to a client.",
  input: record({ clientId: ["client", id({ missing: "client_missing" })], ...enrolment }),
  output: oneOf(book),
  refusals: [
    "client_not_found",
    "scheme_not_found",
    "scheme_closed_to_new_clients",
    "book_number_not_of_scheme",
    "book_number_taken",
    "amount_not_of_scheme",
    "duration_not_of_scheme",
    "paid_months_out_of_range",
    "gold_rate_missing",
    "day_closed",
  ],
});

export const listBooksOfClient = operation({
  wire: "Get_New_SpecificMonthlySchema",
  method: "POST",
  kind: "query",
  allow: ["admin", can("clients.view")],
  summary: "The books of a client.",
  input: record({ clientId: ["id", id({ missing: "client_missing" })] }),
  output: listOf(book),
  refusals: ["client_not_found"],
});

export const listBooksOfPerson = operation({
  wire: "Get_Client_ChitScheme",
  method: "POST",
  kind: "query",
  allow: ["customer", "admin", can("clients.view")],
  summary: "The books of a signed-in customer, or of the person with this sign-in id, and where to pay each.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: listOf(ownBook),
  refusals: ["not_found"],
});

/** A book as the counter sees it before money changes hands. */
const bookDue = record({
  book: z.lazy(() => book),
  clientName: ["fld_name", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  clientEmail: ["fld_email", z.string()],
  /** Rupees a plain next payment would be; null when nothing more can be paid. */
  dueAmountPaise: ["due_amount", z.nullable(rupees())],
  /** What the asked amount would do; null when it may not be paid. */
  credit: z.nullable(
    record({
      amountPaise: ["amount", rupees()],
      firstInstalment: ["first_instalment", z.int()],
      instalmentCount: ["instalment_count", z.int()],
      /** Gold that would be credited at today's rate; null for schemes in rupees, or without a rate today. */
      weightMg: ["weight", z.nullable(grams())],
    }),
  ),
  /** Today's rate of 22 carat gold, rupees per gram; null when none was set today. */
  ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
  /** How much cash each limit of the shop still leaves today, for this client and for this book. */
  cashLimits: [
    "cash_limits",
    z.array(
      record({
        scope: z.enum(cashScopes),
        action: z.enum(cashActions),
        limitPaise: ["limit", rupees()],
        leftPaise: ["left", rupees()],
      }),
    ),
  ],
  /** Why a payment would be refused now, as a refusal code; null when it would be taken. */
  refusal: z.nullable(z.string()),
});

export const previewPayment = operation({
  wire: "Preview_Payment",
  method: "POST",
  kind: "query",
  allow: ["admin", can("payments.take")],
  summary: "Whose book this is, what is due on it, and what an amount would credit today.",
  input: record({
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    amountPaise: ["amounttopay", z.optional(rupees({ invalid: "amount_invalid" }))],
  }),
  output: dataOf(bookDue),
  refusals: ["book_not_found"],
});
