import { networkOf } from "#platform/network-of.ts";

const minute = 60_000;

/** How long a code can be exchanged, and the token it was exchanged for can be used. */
export const CODE_MS = 10 * minute;
export const TOKEN_MS = 10 * minute;

/** How many codes one e-mail address is sent at most in the time before any moment. */
export const sendLimits = [
  { most: 1, windowMs: minute },
  { most: 5, windowMs: 60 * minute },
  { most: 10, windowMs: 24 * 60 * minute },
] as const;

/** What one network address may do in 15 minutes, whatever e-mails it names. */
export const addressLimits = {
  open: (address: string) => ({ key: `recovery:open:${networkOf(address)}`, most: 60 }),
  send: (address: string) => ({ key: `recovery:send:${networkOf(address)}`, most: 30 }),
  verify: (address: string) => ({ key: `recovery:verify:${networkOf(address)}`, most: 100 }),
};

/** How many seconds after `now` another code can be sent to an address that was sent codes at these moments. */
export function secondsToWait(sentAt: readonly Date[], now: Date): number {
  const newestFirst = sentAt.map((moment) => moment.getTime()).toSorted((a, b) => b - a);
  const free = sendLimits.map(({ most, windowMs }) => (newestFirst[most - 1] ?? -Infinity) + windowMs);
  return Math.max(1, Math.ceil((Math.max(...free) - now.getTime()) / 1000));
}
