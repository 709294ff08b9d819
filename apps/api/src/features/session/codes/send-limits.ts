import type { Limit } from "#features/session/attempt-store.ts";
import { siteOf } from "#platform/security/network-of.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** Who asks for a code: the address that the call comes from, and the device where the receiver signed in on it before. */
export type Asker = { address: string; deviceId: string | null } | "staff";

/** How many codes one asker has sent to one receiver in the time before any moment. */
const ofOneAsker = [
  { max: 1, windowMs: minute },
  { max: 5, windowMs: 60 * minute },
  { max: 10, windowMs: day },
] as const;

/**
 * How often codes are sent to somebody. Each network address has its own count, so that nobody uses up what another has; a
 * device of theirs counts apart. All strangers together have five in a quarter of an hour, whatever addresses they have, and one
 * address has four of these: who asks from a new device waits only while two and more go on with it.
 */
export function sendLimits(purpose: string, receiver: string, asker: Asker): readonly Limit[] {
  const key = `code:${purpose}:${receiver}`;
  if (asker === "staff") return own(key);
  const { address, deviceId } = asker;
  if (deviceId !== null) return own(`${key}:device:${deviceId}`);
  const from = `${key}:from:${siteOf(address)}`;
  return [...own(from), { key: from, max: 4 }, { key: `${key}:all`, max: 5 }];
}

function own(key: string): Limit[] {
  return ofOneAsker.map(({ max, windowMs }) => ({ key: `${key}:${windowMs / minute}`, max, windowMs }));
}

/**
 * How many wrong codes are typed for somebody before the codes that strangers ask for become too long to be guessed. Nobody is
 * turned away by it.
 */
export const wrongTriesLimit = (purpose: string, receiver: string): Limit => ({
  key: `code:${purpose}:${receiver}:wrong`,
  max: 10,
  windowMs: 30 * day,
});
