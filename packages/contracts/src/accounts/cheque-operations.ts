import { branchFilter, inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { creditRefusals } from "#payments/refusals.ts";
import { creditedOn, payment } from "#payments/schemas.ts";
import { id } from "#values/ids.ts";
import { rupees } from "#values/money.ts";
import { enumOf, text } from "#values/text.ts";
import { businessDay } from "#values/time.ts";
import { assetRefusals } from "./refusals.ts";
import { bankReference, chequeStatusCodes } from "./schemas.ts";

const allow = ["admin", can("payments.acknowledge")] as const;
const paymentId = ["fld_id", id({ missing: "payment_missing", invalid: "payment_missing" })] as const;

export const listCheques = operation({
  wire: "Get_Cheques",
  method: ["GET", "POST"],
  kind: "query",
  allow,
  branch: "seen",
  summary: "The cheques taken at the counter, and whether the bank has paid them; the newest first.",
  input: record({
    ...branchFilter,
    status: z.optional(enumOf(chequeStatusCodes.phrases, { invalid: "status_invalid" })),
    ...paging(["paidOn", "amount"]),
  }),
  output: pageOf(
    record({
      paymentId: ["fld_id", id()],
      bookId: ["chitid", id()],
      bookNumber: ["fld_accountno", z.string()],
      clientName: ["fld_name", z.string()],
      chequeNumber: ["cheque_number", z.nullable(z.string())],
      amountPaise: ["paidamount", rupees()],
      paidOn: ["business_day", businessDay()],
      status: z.enum(chequeStatusCodes.phrases),
      /** It is in the book already; otherwise it waits to be cleared. */
      isCredited: ["is_credited", z.boolean()],
      /** The day on which the bank paid it or did not, and why not. */
      changedOn: ["changed_on", z.nullable(businessDay())],
      reason: z.nullable(z.string()),
    }),
  ),
  refusals: [],
});

export const exportCheques = exportOf(listCheques, {
  wire: "Export_Cheques",
  summary: "The cheques taken at the counter, with the list's filters, as a file.",
});

export const clearCheque = operation({
  wire: "Clear_Cheque",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: inBranch("payment", "paymentId"),
  summary:
    "Records that the bank has paid a cheque. One that waited for it is credited, at the gold rate of the day on which the bank paid it.",
  auditLabel: "Cleared a cheque",
  approval: { kinds: ["cheque", "bank_day"] },
  input: record({ paymentId, reference: z.optional(bankReference), creditedOn }),
  output: oneOf(payment),
  refusals: [
    ...new Set([
      ...assetRefusals,
      ...creditRefusals,
      "payment_not_found",
      "cheque_not_found",
      "cheque_decided",
      "payment_is_exception",
      "bank_day_not_allowed",
    ] as const),
  ],
});

export const bounceCheque = operation({
  wire: "Bounce_Cheque",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow,
  branch: inBranch("payment", "paymentId"),
  summary:
    "Records that the bank has not paid a cheque: what it credited is taken back, or is the shop's loss where its book is settled. Its client is told.",
  auditLabel: "Noted a bounced cheque",
  approval: { kinds: ["cheque"] },
  input: record({
    paymentId,
    reason: text({ max: 300, missing: "bounce_reason_missing", invalid: "bounce_reason_missing" }),
  }),
  output: oneOf(payment),
  refusals: [...assetRefusals, "payment_not_found", "cheque_not_found", "cheque_decided", "payment_is_exception"],
});
