import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { count, id } from "#values/ids.ts";
import { signedRupees } from "#values/money.ts";
import { text } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { journalKindCodes, LISTED_FIRST, MAX_LISTED, placeNumber } from "./schemas.ts";

const place = ["place", z.optional(placeNumber)] as const;

/** How many journals of no book a place has. */
const asOf = id();

export const bankBalance = operation({
  wire: "Get_Bank_Balance",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("reports.view"), can("payments.acknowledge")],
  branch: [inBranch("place", "placeNumber"), "here"],
  summary: "What the bank's statement said last, and what moved money at the bank that no statement has shown since.",
  input: record({
    placeNumber: place,
    /** How many of the entries that no statement has shown are listed. */
    count: z._default(count({ min: 1, max: MAX_LISTED }), LISTED_FIRST),
  }),
  output: oneOf(
    record({
      asOf: ["as_of", asOf],
      /** What the ledger holds at the bank now. */
      heldPaise: ["held", signedRupees()],
      /** What the bank's statement said last; null where none was recorded. */
      latest: z.nullable(
        record({
          day: businessDay(),
          balancePaise: ["balance", signedRupees()],
          expectedPaise: ["expected", signedRupees()],
          /** How much more the statement said than the ledger, without what it did not show yet. */
          differencePaise: ["difference", signedRupees()],
          reason: z.nullable(z.string()),
          countedAt: ["counted_at", instant()],
          countedBy: ["counted_by", z.nullable(z.string())],
        }),
      ),
      unconfirmedCount: ["unconfirmed_count", z.int()],
      /** How much they brought to the bank, less what they took. */
      unconfirmedPaise: ["unconfirmed_amount", signedRupees()],
      /** The newest of them. */
      unconfirmed: z.array(
        record({
          journalId: ["journal_id", id()],
          day: ["business_day", businessDay()],
          kind: z.enum(journalKindCodes.phrases),
          reference: z.nullable(z.string()),
          postedBy: ["posted_by", z.nullable(z.string())],
          amountPaise: ["amount", signedRupees()],
          /** The bank has had the days for it that the shop gives it. */
          isOverdue: ["is_overdue", z.boolean()],
        }),
      ),
    }),
  ),
  refusals: ["drawer_not_found"],
});

/** Not for Employees: whoever enters deposits could enter the balance that makes them fit. */
export const recordBankBalance = operation({
  wire: "Record_Bank_Balance",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Records what the bank's statement holds at the end of a day, and which entries it does not show yet. It confirms the others. A difference is told to the other Admins, and posted nowhere.",
  auditLabel: "Recorded the bank's balance",
  // A balance that differs has a reason.
  approval: { kinds: ["variance"], appliesTo: ({ reason }) => reason !== undefined },
  input: record({
    placeNumber: place,
    day: businessDay({ missing: "date_invalid", invalid: "date_invalid" }),
    balancePaise: ["balance", signedRupees({ missing: "amount_invalid", invalid: "amount_invalid" })],
    /** Entries that the statement does not show yet. */
    openIds: ["not_shown", z._default(z.array(id({ invalid: "entry_missing" })).check(z.maxLength(MAX_LISTED)), [])],
    /** What was posted after this is not shown either; without it, all was known. */
    asOf: ["as_of", z.optional(asOf)],
    reason: z.optional(text({ max: 300 })),
  }),
  output: oneOf(
    record({
      day: businessDay(),
      balancePaise: ["balance", signedRupees()],
      expectedPaise: ["expected", signedRupees()],
      differencePaise: ["difference", signedRupees()],
    }),
  ),
  refusals: [
    "day_not_come",
    "drawer_not_found",
    "entry_not_found",
    "later_balance_recorded",
    "variance_reason_missing",
  ],
});
