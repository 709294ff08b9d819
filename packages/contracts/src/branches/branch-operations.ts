import * as z from "zod/mini";
import { bookId } from "#books/schemas.ts";
import { branchNumber } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";
import { gstin } from "#values/gstin.ts";
import { count, id } from "#values/ids.ts";
import { isLegibleName } from "#values/people.ts";
import { oneLine, patterned, text } from "#values/text.ts";
import { closingHour, openingHour } from "./schemas.ts";

const branch = record({
  branchNumber: ["branch", z.int()],
  /** The letters that the receipts of its counters begin with. */
  code: ["letters", z.string()],
  name: z.string(),
  /** Empty, like those that follow: as the profile of the shop says. */
  address: z.string(),
  phone: z.string(),
  gstin: z.string(),
  /** Hours of the shop's clock; null: as the settings say. */
  opensAt: ["opens_at", z.nullable(z.int())],
  closesAt: ["closes_at", z.nullable(z.int())],
  /** Its gold rate is set for it alone. */
  hasOwnRate: ["own_rate", z.boolean()],
  version: z.int(),
  /** Whether the caller works there, and is there now. */
  isWorkedIn: ["is_worked_in", z.boolean()],
  isCurrent: ["is_current", z.boolean()],
});

export const listBranches = operation({
  wire: "Get_Branches",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["staff"],
  branch: "seen",
  summary: "The branches of the shop that the caller sees.",
  input: record({}),
  output: listOf(branch),
  refusals: [],
});

export const saveBranch = operation({
  wire: "Save_Branch",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Opens a branch, with a drawer and a counter of its own, or changes what one says of itself, unless somebody else did since it was read. Its letters stay.",
  auditLabel: "Saved a branch",
  input: record({
    branchNumber: ["branch", z.optional(branchNumber)],
    code: [
      "letters",
      patterned(/^[A-Z]{1,2}$/, { missing: "branch_code_invalid", invalid: "branch_code_invalid" }, (typed) =>
        typed.trim().toUpperCase(),
      ),
    ],
    name: oneLine({ max: 60, missing: "branch_name_missing", invalid: "branch_name_missing" }).check(
      z.refine(isLegibleName, { error: "branch_name_missing" }),
    ),
    address: z.optional(oneLine({ max: 200 })),
    phone: z.optional(patterned(/^\+?\d[\d ()-]{5,18}$/, { invalid: "shop_phone_invalid" })),
    gstin: z.optional(gstin()),
    opensAt: ["opens_at", z.optional(openingHour)],
    closesAt: ["closes_at", z.optional(closingHour)],
    hasOwnRate: ["own_rate", z._default(z.boolean({ error: "value_invalid" }), false)],
    /** Of a branch that is there. */
    version: z.optional(count({ max: 100_000_000 })),
  }).check(
    z.refine(({ opensAt = 0, closesAt = 24 }) => opensAt < closesAt, {
      path: ["closes_at"],
      error: "branch_hours_invalid",
    }),
  ),
  output: oneOf(branch),
  refusals: [
    "branch_not_found",
    "branch_code_used",
    "branch_code_fixed",
    "branch_name_used",
    "branch_without_rate",
    "settings_changed",
  ],
});

export const moveBook = operation({
  wire: "Move_Book",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Gives a book to another branch, which owes what is on it from then on, and is owed as much by the branch before.",
  auditLabel: "Gave a book to another branch",
  approval: { kinds: ["move"] },
  input: record({
    bookId: ["chitid", bookId],
    branchNumber: ["branch", branchNumber],
    reason: text({ max: 300, missing: "branch_reason_missing", invalid: "branch_reason_missing" }),
  }),
  output: oneOf(record({ bookId: ["chitid", id()], branchNumber: ["branch", z.int()] })),
  refusals: ["book_not_found", "book_settled", "book_not_open", "branch_not_found", "book_of_branch"],
});
