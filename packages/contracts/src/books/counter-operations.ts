import * as z from "zod/mini";
import { isElsewhere } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, record } from "#kernel/wire.ts";
import { cashActions, cashScopes } from "#settings/schemas.ts";
import { bookNumber } from "#values/ids.ts";
import { grams, rupees } from "#values/money.ts";
import { counterModes, paymentStatuses } from "#values/payments.ts";
import { businessDay, instant } from "#values/time.ts";
import { book } from "./schemas.ts";

/** A book as the counter sees it before money changes hands. */
const bookDue = record({
  /** Of one in a branch that the caller does not see its totals are nothing, and the client is known by the name alone. */
  book: z.lazy(() => book),
  isElsewhere,
  /** Another one after each journal of the book; a payment that names it is taken only as it was shown. */
  bookState: ["book_state", z.string()],
  clientName: ["fld_name", z.string()],
  clientMobile: ["fld_mobile", z.string()],
  clientEmail: ["fld_email", z.string()],
  /** Rupees a plain next payment would be; null when nothing more can be paid. */
  dueAmountPaise: ["due_amount", z.nullable(rupees())],
  /** What an amount of a flexible book must keep to; null of a book with fixed instalments. */
  amountRule: [
    "amount_rule",
    z.nullable(record({ minimumPaise: ["minimum_amount", rupees()], multipleOfPaise: ["multiple_of", rupees()] })),
  ],
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
  /** Payments online for this book that are not credited, the newest first, ten at most: the same money may be on its way. */
  waiting: z.array(
    record({
      amountPaise: ["amount", rupees()],
      paidAt: ["paiddate", instant()],
      /** Pending: it may never be paid. Else the gateway says that it was paid. */
      status: z.enum(paymentStatuses),
    }),
  ),
  /** Every open book of the client, twenty at most, with what is due on it; nothing falls due on a day in a flexible one. */
  books: z.array(
    record({
      bookNumber: ["fld_accountno", z.string()],
      schemeName: ["fld_chitschema", z.string()],
      due: z.nullable(
        record({
          dueOn: ["due_on", businessDay()],
          instalments: ["instalments_due", z.int()],
          duePaise: ["due_amount", rupees()],
        }),
      ),
    }),
  ),
  /** The payment methods whose number may be left out. */
  withoutNumber: ["without_number", z.array(z.enum(counterModes))],
  /** Why a payment would be refused now, as a refusal code; null when it would be taken. */
  refusal: z.nullable(z.string()),
});

export const previewPayment = operation({
  wire: "Preview_Payment",
  method: "POST",
  kind: "query",
  allow: ["admin", can("payments.take")],
  branch: "here",
  summary: "Whose book this is, what is due on it, and what an amount would credit today.",
  input: record({
    bookNumber: ["accountno", bookNumber({ missing: "account_number_missing", invalid: "book_number_invalid" })],
    amountPaise: ["amounttopay", z.optional(rupees({ invalid: "amount_invalid" }))],
  }),
  output: dataOf(bookDue),
  refusals: ["book_not_found"],
});
