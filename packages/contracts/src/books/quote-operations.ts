import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, record } from "#kernel/wire.ts";
import { benefits } from "#schemes/benefit-schemas.ts";
import { accruals, paymentRules } from "#schemes/schemas.ts";
import { terms } from "#schemes/terms-schemas.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { businessDay } from "#values/time.ts";
import { quotedParts, quotedSettlement } from "./part-schemas.ts";
import { reckoning } from "./quote-schemas.ts";
import { bookStatuses } from "./schemas.ts";

export const quoteBook = operation({
  wire: "Quote_Book",
  method: ["GET", "POST"],
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("clients.view")],
  branch: inBranch("book", "bookId"),
  summary: "What the shop owes on a book if it is redeemed today, and at maturity: savings, gold and bonus.",
  input: record({
    bookId: ["chitid", id({ missing: "account_number_missing" })],
    /** Of a book under terms: what these parts would come to today. */
    parts: z.optional(quotedParts),
  }),
  output: dataOf(
    record({
      bookId: ["chitid", id()],
      status: ["chitstatus", z.enum(bookStatuses)],
      accrual: z.enum(accruals),
      paymentRule: ["payment_rule", z.enum(paymentRules)],
      asOf: ["as_of", businessDay()],
      today: reckoning,
      atMaturity: ["at_maturity", reckoning],
      /**
       * What maturity supposes. all_paid: what is open is paid in time, what is overdue today. as_it_stands: nothing more
       * is paid.
       */
      supposes: z.enum(["all_paid", "as_it_stands"]),
      /** Today's rate of 22 carat gold, rupees per gram; null when none was set today. */
      ratePaisePerGram: ["gold_rate", z.nullable(rupees())],
      /** The rules of the version that the book stands on. */
      benefits,
      terms: z.nullable(terms),
      /** What the parts that were asked for come to; null without any. */
      settlement: z.nullable(quotedSettlement),
      /** One instalment. */
      amountPaise: ["fld_chitamount", rupees()],
      instalments: ["fld_duration", z.int()],
    }),
  ),
  refusals: ["book_not_found", "book_settled", "parts_need_terms", "gold_rate_missing"],
});
