import { paise } from "@thangam/contracts/values/money";
import * as z from "zod/mini";

// Books that are paid together are paid one after the other, because each payment is one of the gateway's own. What is still
// to come waits in the tab while the browser is at the gateway.

const KEY = "thangam.pay-next";
const KEPT_MS = 30 * 60_000;

const payment = z.object({
  bookNumber: z.string(),
  schemeName: z.string(),
  /** In paise, to be shown. */
  amount: z.string().check(z.regex(/^\d{1,15}$/)),
  /** null of a book that takes any amount. */
  instalmentCount: z.nullable(z.int()),
});

const queue = z.object({ userId: z.string(), until: z.number(), payments: z.array(payment) });

export type QueuedPayment = z.output<typeof payment>;

/** What a person still wants to pay in this tab. */
export function queuedPayments(userId: bigint): readonly QueuedPayment[] {
  const kept = read();
  return kept === null || kept.userId !== userId.toString() || kept.until < Date.now() ? [] : kept.payments;
}

export function queuePayments(userId: bigint, payments: readonly QueuedPayment[]): void {
  if (payments.length === 0) sessionStorage.removeItem(KEY);
  else
    sessionStorage.setItem(KEY, JSON.stringify({ userId: userId.toString(), until: Date.now() + KEPT_MS, payments }));
}

/** What the server is asked to start. */
export function inputOf({ bookNumber, amount, instalmentCount }: QueuedPayment) {
  return instalmentCount === null
    ? { bookNumber, amountPaise: paise(BigInt(amount)) }
    : { bookNumber, instalmentCount };
}

function read(): z.output<typeof queue> | null {
  try {
    return queue.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}
