import { codesOf } from "#values/codes.ts";
import { count } from "#values/ids.ts";

/** An hour of the shop's clock. branches_hours_check is the twin. */
export const openingHour = count({ min: 0, max: 23, invalid: "branch_hours_invalid" });
export const closingHour = count({ min: 1, max: 24, invalid: "branch_hours_invalid" });

/** Where the money of a branch lies that it sends another one, or puts when it comes. */
export const branchMoneyCodes = codesOf({ drawer: "Drawer", safe: "Safe", bank: "Bank" });

export const transferStateCodes = codesOf({
  on_way: "On its way",
  received: "Received",
  taken_back: "Taken back",
});
