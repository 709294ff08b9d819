import { operations } from "@thangam/contracts";
import { countAttempt } from "#features/session/index.ts";
import { publicQuery } from "#kernel/handler.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { maskedName } from "./masked-name.ts";
import { isNumberAlone, receiptNumberIn } from "./receipt-code.ts";
import { receiptOfNumber } from "./receipt-store.ts";

const maxPerWindow = 120;
const nothing = { receiptNumber: null, amountPaise: null, paidOn: null, maskedName: null };

/** Says of a code whether we gave out that receipt and whether it still holds, and no more than the paper shows. */
export const verifyReceipt = publicQuery(
  operations.verifyReceipt,
  async ({ input, db, services, now, address, refuse }) => {
    await countAttempt(db, [{ key: `verify-receipt:${networkOf(address)}`, max: maxPerWindow }], now, refuse);
    // Of any number, so that the answer does not tell whether there is one.
    if (isNumberAlone(input.code)) return { verdict: "number" as const, ...nothing };
    const receiptNumber = receiptNumberIn(services.secrets, input.code);
    if (receiptNumber === null) return { verdict: "unknown" as const, ...nothing };
    const receipt = await receiptOfNumber(db, receiptNumber);
    // We made the code, so the paper is ours: its payment went with a disk, after the last moment that a backup kept.
    if (receipt === undefined) return { verdict: "lost" as const, ...nothing, receiptNumber };
    const { status, amountPaise, paidOn, clientName } = receipt;
    const verdict = status === "refunded" ? ("void" as const) : ("genuine" as const);
    return { verdict, receiptNumber, amountPaise, paidOn, maskedName: maskedName(clientName) };
  },
);
