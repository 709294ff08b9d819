import type { Role } from "@thangam/contracts/kernel/roles";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Two tabs that refresh at once both present the same token; this long the older one is taken for that. */
export const ROTATION_GRACE_MS = 30_000;

/** How long a session lasts unused, and at most. */
const lifetimeByRole: Readonly<Record<Role, { idleMs: number; longestMs: number }>> = {
  Admin: { idleMs: 12 * hour, longestMs: 7 * day },
  Employee: { idleMs: 12 * hour, longestMs: 7 * day },
  Customer: { idleMs: 30 * day, longestMs: 30 * day },
};

/** When a session used at `now` ends by itself. */
export function sessionExpiry(role: Role, startedAt: Date, now: Date): Date {
  const { idleMs, longestMs } = lifetimeByRole[role];
  return new Date(Math.min(now.getTime() + idleMs, startedAt.getTime() + longestMs));
}
