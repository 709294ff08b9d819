import type { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { paymentStandings } from "@thangam/contracts/books/savings-schemas";
import { isStillPayable, mayMoneyStillCome } from "#core/order-standing.ts";
import type { OpenPaymentRow } from "./savings-store.ts";

type UnderWay = NonNullable<OutputOf<typeof operations.getSavings>["books"][number]["openPayment"]>;

/** Of each book the payment that says most: whose money has come in, else one that can be paid, else one whose money may come. */
export function underWayOf(
  payments: readonly OpenPaymentRow[],
  { gateway, now }: { gateway: string | null; now: Date },
): Map<bigint, UnderWay> {
  const byBook = new Map<bigint, UnderWay>();
  for (const payment of payments) {
    const stands = standingOf(payment, gateway, now);
    if (stands === null) continue;
    const known = byBook.get(payment.bookId);
    if (known !== undefined && rankOf(known.stands) <= rankOf(stands)) continue;
    const { id, status, amountPaise, startedAt } = payment;
    byBook.set(payment.bookId, { id, status, amountPaise, startedAt, stands });
  }
  return byBook;
}

const rankOf = (stands: UnderWay["stands"]) => paymentStandings.indexOf(stands);

/** Null where nothing is to be expected of it any more. */
function standingOf(payment: OpenPaymentRow, gateway: string | null, now: Date): UnderWay["stands"] | null {
  if (payment.status === "Successfully Transfer") return "come in";
  const { gateway: of, expiresAt, moneyUntil } = payment;
  const order = of === null || expiresAt === null ? null : { gateway: of, expiresAt, moneyUntil };
  if (isStillPayable(order, gateway, now)) return "open";
  return mayMoneyStillCome(order, now) ? "lapsed" : null;
}
