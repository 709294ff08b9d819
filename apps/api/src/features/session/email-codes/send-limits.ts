const minute = 60_000;

/** How many codes one e-mail address is sent at most in the time before any moment, for each purpose. */
export const sendLimits = [
  { max: 1, windowMs: minute },
  { max: 5, windowMs: 60 * minute },
  { max: 10, windowMs: 24 * 60 * minute },
] as const;

/** How many seconds after `now` another code can be sent to an address that was sent codes at these moments. */
export function secondsToWait(sentAt: readonly Date[], now: Date): number {
  const newestFirst = sentAt.map((moment) => moment.getTime()).toSorted((a, b) => b - a);
  const free = sendLimits.map(({ max, windowMs }) => (newestFirst[max - 1] ?? -Infinity) + windowMs);
  return Math.max(1, Math.ceil((Math.max(...free) - now.getTime()) / 1000));
}
