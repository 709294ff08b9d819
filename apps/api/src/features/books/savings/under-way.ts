import type { operations } from "@thangam/contracts";
import type { OutputOf } from "@thangam/contracts/kernel/operation";
import { paymentStandings } from "@thangam/contracts/books/savings-schemas";
import { paise } from "@thangam/contracts/values/money";
import { isStillPayable, mayMoneyStillCome } from "#core/order-standing.ts";
import type { OpenPaymentRow } from "./savings-store.ts";

type UnderWay = NonNullable<OutputOf<typeof operations.getSavings>["books"][number]["openPayment"]>;

/** Of each book the payment that says most: whose money has come in, else one that can be paid, else one whose money may come; and the sum that has come in. */
export function underWayOf(
  payments: readonly OpenPaymentRow[],
  { gateway, now }: { gateway: string | null; now: Date },
): Map<bigint, UnderWay> {
  const byBook = new Map<bigint, UnderWay>();
  for (const payment of payments) {
    const stands = standingOf(payment, gateway, now);
    if (stands === null) continue;
    const known = byBook.get(payment.bookId);
    const comeInPaise = paise((known?.comeInPaise ?? 0n) + (stands === "come in" ? payment.amountPaise : 0n));
    const saysMore = known === undefined || rankOf(stands) < rankOf(known.stands);
    const { id, status, amountPaise, startedAt } = payment;
    const told = saysMore ? { id, status, amountPaise, startedAt, stands } : known;
    byBook.set(payment.bookId, { ...told, comeInPaise });
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
