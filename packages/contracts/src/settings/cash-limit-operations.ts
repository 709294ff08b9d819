import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf } from "#values/text.ts";
import { businessDay, instant } from "#values/time.ts";
import { cashActions } from "./schemas.ts";

const limit = rupees({ missing: "cash_limit_invalid", invalid: "cash_limit_invalid" }).check(
  z.refine((amountPaise) => amountPaise > 0n, { error: "cash_limit_invalid" }),
);

const action = enumOf(cashActions, { missing: "cash_action_missing", invalid: "cash_action_missing" });

const limits = {
  effectiveFrom: ["effective_from", businessDay({ missing: "day_missing", invalid: "date_invalid" })],
  dayAction: ["day_action", action],
  dayPaise: ["day_limit", limit],
  bookAction: ["book_action", action],
  bookPaise: ["book_limit", limit],
} as const;

const cashLimits = record({
  id: id(),
  ...limits,
  setAt: ["set_at", instant()],
  /** Null for the one the shop began with. */
  setBy: ["set_by", z.nullable(z.string())],
  /** Holds today. */
  isCurrent: ["is_current", z.boolean()],
});

export const listCashLimits = operation({
  wire: "Get_Cash_Limits",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary:
    "How much cash may be taken from one client in a day and for one book in all; what comes first, what was last.",
  input: record(paging([])),
  output: pageOf(cashLimits),
  refusals: [],
});

export const setCashLimits = operation({
  wire: "Set_Cash_Limits",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Sets how much cash may be taken, from today or a later day on. What was taken before stays.",
  auditLabel: "Set the cash limits",
  approval: { kinds: ["approval_settings"] },
  input: record(limits),
  output: oneOf(cashLimits),
  refusals: ["cash_limit_day_past"],
});
