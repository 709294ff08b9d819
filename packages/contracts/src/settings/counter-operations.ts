import * as z from "zod/mini";
import { branchFilter, branchShown, inBranch } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { listOf, oneOf, record } from "#kernel/wire.ts";
import { count } from "#values/ids.ts";
import { oneLine, patterned } from "#values/text.ts";

const counterId = count({ min: 1, max: 32_767, missing: "counter_missing", invalid: "counter_missing" });

const counter = record({
  counterId: ["counter_id", z.int()],
  name: z.string(),
  /** The letters that its receipt numbers begin with. */
  series: z.string(),
  /** Gives the receipts of online payments. */
  givesOnline: ["gives_online", z.boolean()],
  isOpen: ["is_open", z.boolean()],
  /** Where the caller takes payments. */
  isMine: ["is_mine", z.boolean()],
  /** Left out, like its name, in a shop of one. */
  branchNumber: ["branch", z.optional(z.int())],
  ...branchShown,
});

export const listCounters = operation({
  wire: "Get_Counters",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("payments.take")],
  branch: "seen",
  summary: "The counters of the shop. Each numbers its own receipts.",
  input: record(branchFilter),
  output: listOf(counter),
  refusals: [],
});

export const saveCounter = operation({
  wire: "Save_Counter",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Adds a counter with letters of its own, or changes the name of one, whether it is open, and whether it gives the receipts of online payments. Letters stay.",
  auditLabel: "Saved a counter",
  input: record({
    counterId: ["counter_id", z.optional(counterId)],
    /** Where a new one stands; in the branch where the caller is when it is left out. */
    ...branchFilter,
    name: oneLine({ max: 60, missing: "counter_name_missing", invalid: "counter_name_missing" }).check(
      z.minLength(1, "counter_name_missing"),
    ),
    series: patterned(
      /^[A-Z]{1,3}$/,
      { missing: "counter_series_invalid", invalid: "counter_series_invalid" },
      (typed) => typed.trim().toUpperCase(),
    ),
    givesOnline: ["gives_online", z._default(z.boolean(), false)],
    isOpen: ["is_open", z._default(z.boolean(), true)],
  }),
  output: oneOf(counter),
  refusals: [
    "branch_not_found",
    "counter_not_found",
    "counter_series_fixed",
    "counter_series_used",
    "counter_series_of_branch",
    "counter_online_elsewhere",
    "counter_name_used",
    "counter_needed",
  ],
});

export const chooseCounter = operation({
  wire: "Choose_Counter",
  method: "POST",
  kind: "command",
  allow: ["admin", can("payments.take")],
  branch: inBranch("counter", "counterId"),
  summary: "Says at which counter the caller takes payments: the receipts are numbered there.",
  auditLabel: "Chose a counter",
  input: record({ counterId: ["counter_id", counterId] }),
  output: oneOf(counter),
  refusals: ["counter_not_found"],
});
