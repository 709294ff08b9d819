import { networkOf } from "#platform/security/network-of.ts";

/** How long the token can be used that a code was exchanged for. */
export const TOKEN_MS = 10 * 60_000;

/** What one network address may do in 15 minutes, whatever e-mails it names. */
export const addressLimits = {
  open: (address: string) => ({ key: `recovery:open:${networkOf(address)}`, max: 60 }),
  send: (address: string) => ({ key: `recovery:send:${networkOf(address)}`, max: 30 }),
  verify: (address: string) => ({ key: `recovery:verify:${networkOf(address)}`, max: 100 }),
};
