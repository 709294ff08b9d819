import { paise } from "@thangam/contracts/values/money";

// Books that are paid together are paid one after the other, because each payment is one of the gateway's own. What is still
// to come waits in the tab while the browser is at the gateway.

const KEY = "thangam.pay-next";
const KEPT_MS = 30 * 60_000;

export interface QueuedPayment {
  bookNumber: string;
  schemeName: string;
  /** In paise, to be shown. */
  amount: string;
  /** null of a book that takes any amount. */
  instalmentCount: number | null;
  /** The state of the book when it was chosen. */
  seenState: string;
}

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
export function inputOf({ bookNumber, amount, instalmentCount, seenState }: QueuedPayment) {
  return instalmentCount === null
    ? { bookNumber, amountPaise: paise(BigInt(amount)), seenState }
    : { bookNumber, instalmentCount, seenState };
}

/** What was kept, unless somebody else wrote there. */
function read(): { userId: string; until: number; payments: QueuedPayment[] } | null {
  const kept: unknown = parsed(sessionStorage.getItem(KEY));
  if (typeof kept !== "object" || kept === null) return null;
  const { userId, until, payments }: Record<string, unknown> = { ...kept };
  const isKept = typeof userId === "string" && typeof until === "number" && Array.isArray(payments);
  return isKept ? { userId, until, payments: payments.filter(isQueued) } : null;
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? "null");
  } catch {
    return null;
  }
}

function isQueued(one: unknown): one is QueuedPayment {
  if (typeof one !== "object" || one === null) return false;
  const { bookNumber, schemeName, amount, instalmentCount, seenState }: Record<string, unknown> = { ...one };
  const isNamed = [bookNumber, schemeName, seenState].every((text) => typeof text === "string");
  const isCount = instalmentCount === null || Number.isSafeInteger(instalmentCount);
  return isNamed && isCount && typeof amount === "string" && /^\d{1,15}$/.test(amount);
}
