import * as z from "zod/mini";
import { switchableKinds } from "#kernel/approval-kinds.ts";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { count, id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { percent } from "#values/percent.ts";
import { enumOf } from "#values/text.ts";
import { instant } from "#values/time.ts";
import { approvalScopes } from "./schemas.ts";

const amount = rupees({ missing: "amount_invalid", invalid: "amount_invalid" });
const share = percent({ missing: "share_invalid", invalid: "share_invalid" });

/** What an Admin sets. Each amount and share is the largest that nobody needs to confirm. */
const chosen = {
  scope: enumOf(approvalScopes, { missing: "value_invalid", invalid: "value_invalid" }),
  kindsOff: ["kinds_off", z._default(z.array(enumOf(switchableKinds)).check(z.maxLength(switchableKinds.length)), [])],
  refundPaise: ["refund_up_to", amount],
  typedNumberPaise: ["typed_number_up_to", amount],
  settlementPaise: ["settlement_up_to", amount],
  chequePaise: ["cheque_up_to", amount],
  variancePaise: ["variance_up_to", amount],
  weightHundredths: ["weight_up_to_percent", share],
  goldRateHundredths: ["gold_rate_up_to_percent", share],
  expiryHours: ["expiry_hours", count({ min: 1, max: 720, missing: "hours_invalid", invalid: "hours_invalid" })],
  delayMinutes: [
    "delay_minutes",
    count({ min: 1, max: 10_080, missing: "minutes_invalid", invalid: "minutes_invalid" }),
  ],
} as const;

const approvalSettings = record({
  /** Of this version; a save names the one that it was made from. */
  version: id(),
  ...chosen,
  setAt: ["set_at", instant()],
  /** Null for those the shop began with. */
  setBy: ["set_by", z.nullable(z.string())],
  /** How many Admins there are besides the caller. */
  otherAdmins: ["other_admins", z.int()],
});

export const getApprovalSettings = operation({
  wire: "Get_Approval_Settings",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "What needs the confirmation of a second person, from which amount, and whose.",
  input: record({}),
  output: oneOf(approvalSettings),
  refusals: [],
});

export const saveApprovalSettings = operation({
  wire: "Save_Approval_Settings",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Changes what needs a confirmation. To need less of them needs one itself.",
  auditLabel: "Changed what needs an approval",
  approval: { kinds: ["approval_settings"] },
  input: record({ version: id({ missing: "value_missing" }), ...chosen }),
  output: oneOf(approvalSettings),
  refusals: ["approval_settings_changed", "approval_needs_two"],
});
