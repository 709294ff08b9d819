const second = 1_000;
const hour = 3_600 * second;
const maxPauseMs = 6 * hour;
const maxPauseOfToldMs = 60 * second;

interface Checked {
  /** How often it was asked, this time included. */
  checks: number;
  now: Date;
  /** After this no money comes; null when nobody can say. */
  moneyUntil: Date | null;
  /** The bank was still at it, or the gateway did not answer. */
  isUnsettled: boolean;
  /** An event told of money, and somebody waits for the answer. */
  isTold: boolean;
}

/**
 * When to ask about an order again: 1 min, 2 min, 4 min … at most 6 h, and when no money can come any more; null after that. Every
 * minute while an answer is missing about money that an event told of.
 */
export function nextCheckOf({ checks, now, moneyUntil, isUnsettled, isTold }: Checked): Date | null {
  const wait = isTold && isUnsettled ? maxPauseOfToldMs : pauseAfter(checks);
  const next = new Date(now.getTime() + wait);
  if (moneyUntil === null) return next;
  if (moneyUntil <= now) return isUnsettled ? next : null;
  return next < moneyUntil ? next : moneyUntil;
}

/** 1 min, 2 min, 4 min … at most 6 h. */
function pauseAfter(tries: number): number {
  return Math.min(maxPauseMs, 30 * second * 2 ** Math.min(tries, 20));
}
