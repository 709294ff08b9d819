/** Where a payment is paid, and until when. */
interface Order {
  gateway: string;
  expiresAt: Date;
  /** Until then its gateway may still take money for it; null where nobody can say. */
  moneyUntil: Date | null;
}

/** So long money to the shop's own account may stand on a statement that nobody has read yet. */
const READING_MS = 3 * 86_400_000;

/** Whether a payment that waits can still be paid: its page leads to its order then, and else to a new payment. */
export function isStillPayable(order: Order | null, gateway: string | null, now: Date): order is Order {
  return order !== null && order.expiresAt > now && order.gateway === gateway;
}

/** Whether money of a payment that can no longer be paid may still be on its way. */
export function mayMoneyStillCome(order: Order | null, now: Date): boolean {
  if (order === null) return false;
  return (order.moneyUntil ?? new Date(order.expiresAt.getTime() + READING_MS)) > now;
}
