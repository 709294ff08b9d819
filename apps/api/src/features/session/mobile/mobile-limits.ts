import type { Limit } from "#features/session/attempt-store.ts";
import { networkOf } from "#platform/security/network-of.ts";

/** What one network address may do in 15 minutes, whatever numbers it names. */
export const addressLimits = {
  send: (address: string): Limit => ({ key: `sign-in-code:send:${networkOf(address)}`, max: 30 }),
  verify: (address: string): Limit => ({ key: `sign-in-code:verify:${networkOf(address)}`, max: 100 }),
};

/**
 * How many codes all strangers together make the shop pay for in 15 minutes, whatever addresses they have and numbers they name.
 * Numbers that nobody has are counted apart: to guess keeps no customer from a code.
 */
export const sentToStrangers = (isKnown: boolean): Limit => ({
  key: `sign-in-code:sent:${isKnown ? "customers" : "nobody"}`,
  max: 200,
});
