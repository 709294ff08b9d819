import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { businessDayOf } from "@thangam/contracts/values/time";
import { countAttempt } from "#features/session/index.ts";
import { publicQuery } from "#kernel/handler.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { maskedName } from "./masked-name.ts";
import { receiptNumberIn } from "./receipt-code.ts";
import { receiptOfNumber } from "./receipt-store.ts";

const mostPerWindow = 120;
const nothing = { receiptNumber: null, amountPaise: null, paidOn: null, maskedName: null };

/** Says of a code whether we gave out that receipt and whether it still holds, and no more than the paper shows. */
export const verifyReceipt = publicQuery(
  operations.verifyReceipt,
  async ({ input, db, services, now, address, refuse }) => {
    await countAttempt(db, [{ key: `verify-receipt:${networkOf(address)}`, most: mostPerWindow }], now, refuse);
    const receiptNumber = receiptNumberIn(services.secrets, input.code);
    const row = receiptNumber === null ? undefined : await receiptOfNumber(db, receiptNumber);
    if (row === undefined) return { verdict: "unknown" as const, ...nothing };
    return {
      verdict: row.status === "Refunded" ? ("void" as const) : ("genuine" as const),
      receiptNumber,
      amountPaise: paise(row.amount_paise),
      paidOn: businessDayOf(row.business_day),
      maskedName: maskedName(row.client_name),
    };
  },
);
