import { operations } from "@thangam/contracts";
import { paise } from "@thangam/contracts/values/money";
import { query } from "#kernel/handler.ts";
import { countsOfPayments, sumsOfPayments, takersOfPayments } from "./payment-sum-store.ts";

/** Only what was credited is money that came in; the rest is told apart. */
export const sumPayments = query(operations.sumPayments, async ({ input, branches, db }) => {
  const parts = await sumsOfPayments(db, { ...input, branches });
  const credited = parts?.filter(({ status }) => status === "Payment Approved") ?? [];
  const others = parts?.filter(({ status }) => status !== "Payment Approved") ?? [];
  const counted = (some: typeof credited) => some.reduce((total, { paymentCount }) => total + paymentCount, 0);
  return {
    isKnown: parts !== null,
    paymentCount: counted(credited),
    amountPaise: paise(credited.reduce((total, { amountPaise }) => total + amountPaise, 0n)),
    leftOutCount: counted(others),
    modes: credited
      .flatMap(({ mode, paymentCount, amountPaise }) => (mode === null ? [] : [{ mode, paymentCount, amountPaise }]))
      .toSorted((one, other) => Number(other.amountPaise - one.amountPaise)),
  };
});

export const listPaymentTakers = query(operations.listPaymentTakers, ({ branches, db }) =>
  takersOfPayments(db, branches),
);

export const countPayments = query(operations.countPayments, ({ branches, db, today }) =>
  countsOfPayments(db, branches, today),
);
