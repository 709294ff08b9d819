import * as z from "zod/mini";
import { amount } from "#accounts/schemas.ts";
import { branchFilter, branchNumber, inBranch } from "#kernel/branch-rules.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { listOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { typedNumber } from "#values/typed-number.ts";
import { businessDay, instant } from "#values/time.ts";
import { branchMoneyCodes, transferStateCodes } from "./schemas.ts";

const allow = ["admin", can("payments.acknowledge")] as const;
const moved = oneOf(record({ transferId: ["transfer_id", id()] }));
const transferId = ["transfer_id", id({ missing: "transfer_missing", invalid: "transfer_missing" })] as const;

export const branchDues = operation({
  wire: "Get_Branch_Dues",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin", can("reports.view"), can("payments.acknowledge")],
  branch: "seen",
  summary: "What each branch owes another one, and what is on its way to it.",
  input: record({ ...branchFilter }),
  output: listOf(
    record({
      debtorNumber: ["debtor", z.int()],
      debtor: ["debtor_name", z.string()],
      creditorNumber: ["creditor", z.int()],
      creditor: ["creditor_name", z.string()],
      owedPaise: ["owed", rupees()],
      /** Sent by the debtor, and not confirmed. */
      onWayPaise: ["on_its_way", rupees()],
    }),
  ),
  refusals: [],
});

export const listBranchTransfers = operation({
  wire: "Get_Branch_Transfers",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  branch: "seen",
  summary: "The money that branches sent each other, the newest first.",
  input: record({
    ...branchFilter,
    state: z.optional(enumOf(transferStateCodes.phrases, { invalid: "value_invalid" })),
    ...paging(["sentOn", "amount"]),
  }),
  output: pageOf(
    record({
      transferId: ["transfer_id", id()],
      fromNumber: ["from", z.int()],
      from: ["from_name", z.string()],
      toNumber: ["to", z.int()],
      to: ["to_name", z.string()],
      amountPaise: ["amount", rupees()],
      takenFrom: ["taken_from", z.enum(branchMoneyCodes.phrases)],
      reference: z.nullable(z.string()),
      note: z.nullable(z.string()),
      state: z.enum(transferStateCodes.phrases),
      sentOn: ["sent_on", businessDay()],
      sentAt: ["sent_at", instant()],
      sentBy: ["sent_by", z.nullable(z.string())],
      putInto: ["put_into", z.nullable(z.enum(branchMoneyCodes.phrases))],
      receivedAt: ["received_at", z.nullable(instant())],
      receivedBy: ["received_by", z.nullable(z.string())],
      cancelledAt: ["cancelled_at", z.nullable(instant())],
      cancelledBy: ["cancelled_by", z.nullable(z.string())],
      cancelReason: ["cancel_reason", z.nullable(z.string())],
      /** What the caller may do: confirm it, as another one than who sent it, or take it back. */
      mayReceive: ["may_receive", z.boolean()],
      mayCancel: ["may_cancel", z.boolean()],
    }),
  ),
  refusals: [],
});

export const exportBranchTransfers = exportOf(listBranchTransfers, {
  wire: "Export_Branch_Transfers",
  summary: "The money that branches sent each other, as a file.",
});

export const sendToBranch = operation({
  wire: "Send_To_Branch",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: [inBranch("branch", "branchNumber"), "here"],
  summary: "Sends money of a branch to another one. It is on its way until somebody there confirms it.",
  auditLabel: "Sent money to another branch",
  input: record({
    ...branchFilter,
    toNumber: ["to", branchNumber],
    amountPaise: ["amount", amount],
    takenFrom: [
      "taken_from",
      enumOf(branchMoneyCodes.phrases, { missing: "taken_from_invalid", invalid: "taken_from_invalid" }),
    ],
    /** The number of the bank's transfer. */
    reference: z.optional(
      typedNumber({ max: 40, missing: "bank_reference_missing", invalid: "bank_reference_missing" }),
    ),
    note: z.optional(text({ max: 200 })),
  }).check(
    z.refine(({ takenFrom, reference }) => takenFrom !== "Bank" || reference !== undefined, {
      path: ["reference"],
      error: "bank_reference_missing",
    }),
  ),
  output: moved,
  refusals: ["branch_not_found", "cash_not_there", "bank_reference_used"],
});

export const receiveFromBranch = operation({
  wire: "Receive_From_Branch",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: inBranch("coming_transfer", "transferId"),
  summary: "Confirms that money which another branch sent has come, all of it. Somebody else than the sender says so.",
  auditLabel: "Confirmed money of another branch",
  input: record({
    transferId,
    putInto: [
      "put_into",
      enumOf(branchMoneyCodes.phrases, { missing: "put_into_invalid", invalid: "put_into_invalid" }),
    ],
    amountPaise: ["amount", amount],
  }),
  output: moved,
  refusals: ["transfer_not_found", "transfer_decided", "transfer_own", "transfer_other_way", "transfer_amount_differs"],
});

export const cancelBranchTransfer = operation({
  wire: "Cancel_Branch_Transfer",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: inBranch("sent_transfer", "transferId"),
  summary: "Takes back money that was sent to another branch and that nobody has confirmed there.",
  auditLabel: "Took back money for another branch",
  input: record({
    transferId,
    reason: text({ max: 300, missing: "transfer_reason_missing", invalid: "transfer_reason_missing" }),
  }),
  output: moved,
  refusals: ["transfer_not_found", "transfer_decided"],
});
