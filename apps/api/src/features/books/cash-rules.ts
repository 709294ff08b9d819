import { paise } from "@thangam/contracts/values/money";
import type { CashRoom } from "./book-store.ts";

/** How much cash each limit of the day still leaves; require_cash_allowed() is the twin that refuses. */
export function cashLimitsView(limits: readonly CashRoom[]) {
  return limits.map(({ scope, action, limitPaise, takenPaise }) => ({
    scope,
    action,
    limitPaise,
    leftPaise: paise(takenPaise < limitPaise ? limitPaise - takenPaise : 0n),
  }));
}
