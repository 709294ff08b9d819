import { networkOf } from "#platform/security/network-of.ts";

/** How long a request waits for its address to be verified. */
export const DRAFT_MS = 24 * 60 * 60_000;

/** How many requests of one address wait for the shop at most. */
export const MAX_WAITING = 5;

/**
 * What may be asked in 15 minutes by one network address, and by everybody together: each sends a mail, or an SMS to who has no
 * e-mail, which the shop pays for.
 */
export const joiningLimits = {
  send: (address: string, request: { email: string } | null) => [
    { key: `joining:send:${networkOf(address)}`, max: 30 },
    { key: "joining:send", max: 500 },
    ...(request?.email === ""
      ? [
          { key: `joining:text:${networkOf(address)}`, max: 10 },
          { key: "joining:text", max: 100 },
        ]
      : []),
  ],
  verify: (address: string) => [{ key: `joining:verify:${networkOf(address)}`, max: 100 }],
};
