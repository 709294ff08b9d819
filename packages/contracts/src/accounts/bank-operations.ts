import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees, signedRupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { assetRefusals } from "./refusals.ts";
import {
  amount,
  bankDirectionCodes,
  bankEntryModeCodes,
  bankReference,
  cashPlaceCodes,
  cashSourceCodes,
  placeNumber,
  withdrawalReference,
} from "./schemas.ts";

const allow = ["admin", can("payments.acknowledge")] as const;
const posted = oneOf(record({ journalId: ["journal_id", id()] }));

const entry = {
  /** The day on which it is posted; today where nothing is said. */
  day: z.optional(businessDay({ invalid: "date_invalid" })),
  placeNumber: ["place", z.optional(placeNumber)],
  amountPaise: ["amount", amount],
} as const;

export const recordBankDeposit = operation({
  wire: "Record_Bank_Deposit",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: [inBranch("place", "placeNumber"), "here"],
  summary: "Records cash of the drawer or the safe that was paid in at the bank. A slip is used once.",
  auditLabel: "Recorded a cash deposit",
  input: record({
    ...entry,
    takenFrom: ["taken_from", z._default(enumOf(cashPlaceCodes.phrases, { invalid: "taken_from_invalid" }), "Drawer")],
    slipNumber: ["slip_number", bankReference],
  }),
  output: posted,
  refusals: [...assetRefusals, "cash_not_there", "bank_reference_used"],
});

export const recordCashWithdrawal = operation({
  wire: "Record_Cash_Withdrawal",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: [inBranch("place", "placeNumber"), "here"],
  summary:
    "Records cash that was brought into the drawer from the safe, or drawn from the bank. A cheque or a withdrawal of the bank is used once.",
  auditLabel: "Brought cash into the drawer",
  // No count shows what is drawn from the bank and kept.
  approval: { kinds: ["account_entry"], appliesTo: ({ takenFrom }) => takenFrom === "Bank" },
  input: record({
    ...entry,
    takenFrom: ["taken_from", z._default(enumOf(cashSourceCodes.phrases, { invalid: "taken_from_invalid" }), "Safe")],
    /** The number of the cheque or of the withdrawal; needed where the cash was drawn from the bank. */
    reference: z.optional(withdrawalReference),
    note: z.optional(text({ max: 200 })),
  }).check(
    z.refine(({ takenFrom, reference }) => takenFrom === "Safe" || reference !== undefined, {
      error: "withdrawal_reference_missing",
      path: ["reference"],
    }),
  ),
  output: posted,
  refusals: [...assetRefusals, "cash_not_there", "bank_reference_used"],
});

export const recordBankEntry = operation({
  wire: "Record_Bank_Entry",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: [inBranch("place", "placeNumber"), "here"],
  summary:
    "Records a line of the bank's statement: a credit confirms what was received by a payment method, a debit what was paid back by it.",
  auditLabel: "Recorded a line of the bank statement",
  // A debit may be of more than was paid back by its method, or than the books hold at the bank.
  approval: { kinds: ["account_entry"], appliesTo: ({ direction }) => direction === "Debit" },
  input: record({
    ...entry,
    direction: z._default(enumOf(bankDirectionCodes.phrases, { invalid: "direction_invalid" }), "Credit"),
    mode: ["paymentmode", enumOf(bankEntryModeCodes.phrases, { missing: "mode_invalid", invalid: "mode_invalid" })],
    reference: bankReference,
  }),
  output: posted,
  refusals: [...assetRefusals, "clearing_exceeded", "bank_reference_used"],
});

export const countSafe = operation({
  wire: "Count_Safe",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: [inBranch("place", "placeNumber"), "here"],
  summary: "Records what was counted in the safe. What differs from the ledger goes to over and short with its reason.",
  auditLabel: "Counted the safe",
  // A count that differs has a reason.
  approval: { kinds: ["variance"], appliesTo: ({ reason }) => reason !== undefined },
  input: record({
    placeNumber: ["place", z.optional(placeNumber)],
    countedPaise: ["counted", rupees({ missing: "amount_invalid", invalid: "amount_invalid" })],
    reason: z.optional(text({ max: 300 })),
  }),
  output: oneOf(
    record({
      day: businessDay(),
      expectedPaise: ["expected", signedRupees()],
      countedPaise: ["counted", rupees()],
      variancePaise: ["variance", signedRupees()],
    }),
  ),
  refusals: ["earlier_day_open", "later_day_closed", "drawer_not_found", "variance_reason_missing"],
});

export const correctAccountEntry = operation({
  wire: "Correct_Account_Entry",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin"],
  summary:
    "Takes back a deposit, cash brought into the drawer, a line of the bank's statement, the clearing of a cheque or the loss on one by another entry of today.",
  auditLabel: "Corrected an account entry",
  approval: { kinds: ["account_entry"] },
  input: record({
    journalId: ["journal_id", id({ missing: "entry_missing", invalid: "entry_missing" })],
    reason: text({ max: 300, missing: "correction_reason_missing", invalid: "correction_reason_missing" }),
  }),
  output: posted,
  refusals: [...assetRefusals, "entry_not_found", "entry_corrected", "cash_not_there"],
});
