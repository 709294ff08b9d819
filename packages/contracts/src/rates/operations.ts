import * as z from "zod/mini";
import { branchFilter } from "#kernel/branch-rules.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { listOf, maybeOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { count } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { goldRate, purities } from "./schemas.ts";

export const listGoldRates = operation({
  wire: "Get_Gold_Rates",
  method: ["GET", "POST"],
  kind: "query",
  allow: "signed-in",
  branch: "seen",
  summary: "The gold rates ever set, newest first: the shop's, and those of branches that have their own.",
  input: record({ ...branchFilter, purity: z.optional(enumOf(purities)), ...paging(["setAt"]) }),
  output: pageOf(goldRate),
  refusals: [],
});

export const exportGoldRates = exportOf(listGoldRates, {
  wire: "Export_Gold_Rates",
  summary: "The gold rates ever set, as a file.",
});

export const todaysGoldRate = operation({
  wire: "Get_Todays_Gold_Rate",
  method: ["GET", "POST"],
  kind: "query",
  allow: "signed-in",
  branch: "seen",
  summary:
    "The gold rate in force today; empty while none is set. Staff are told that of the branch in which they are.",
  input: record({ ...branchFilter, purity: z._default(enumOf(purities), "22K") }),
  output: maybeOf(goldRate),
  refusals: [],
});

export const goldRateHistory = operation({
  wire: "Get_Gold_Rate_History",
  method: ["GET", "POST"],
  kind: "query",
  allow: "signed-in",
  branch: "seen",
  summary: "The rate in force on each day of the last days on which one was set, the oldest first.",
  input: record({
    ...branchFilter,
    purity: z._default(enumOf(purities), "22K"),
    days: z._default(count({ min: 2, max: 366, invalid: "days_invalid" }), 90),
  }),
  output: listOf(record({ day: ["date", businessDay()], ratePaisePerGram: ["rate", rupees()] })),
  refusals: [],
});

export const setGoldRate = operation({
  wire: "Add_Daily_Gold_Rate",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary:
    "Sets today's gold rate, in rupees for one gram: the shop's, or that of a branch which has its own. What was credited before keeps its rate.",
  auditLabel: "Set the gold rate",
  approval: { kinds: ["gold_rate"] },
  input: record({
    ...branchFilter,
    day: ["date", z.optional(businessDay({ invalid: "date_invalid" }))],
    ratePaisePerGram: [
      "rate",
      rupees({ missing: "gold_rate_invalid", invalid: "gold_rate_invalid" }).check(
        z.refine((rate) => rate > 0n && rate <= 100_000_000n, { error: "gold_rate_invalid" }),
      ),
    ],
    purity: z._default(enumOf(purities), "22K"),
  }),
  output: oneOf(goldRate),
  refusals: ["gold_rate_not_today", "branch_not_found", "branch_without_rate"],
});
