import { cashActions, cashScopes } from "@thangam/contracts/settings/schemas";
import { paise } from "@thangam/contracts/values/money";
import { word } from "#platform/word.ts";

export interface CashRoomRow {
  scope: string;
  action: string;
  limit_paise: bigint;
  taken_paise: bigint;
}

/** How much cash each limit of the day still leaves; require_cash_allowed() is the twin that refuses. */
export function cashLimitsView(rows: readonly CashRoomRow[]) {
  return rows.map(({ scope, action, limit_paise: limit, taken_paise: taken }) => ({
    scope: word(scope, cashScopes),
    action: word(action, cashActions),
    limitPaise: paise(limit),
    leftPaise: paise(taken < limit ? limit - taken : 0n),
  }));
}
