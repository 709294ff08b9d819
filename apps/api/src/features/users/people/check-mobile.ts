import { isIndianMobile } from "@thangam/contracts/values/people";
import type { Refuse } from "#core/refusal.ts";

/** Refuses a changed mobile number that no Indian subscriber can have. An older one that stays is kept. */
export function checkMobile(
  { refuse }: { refuse: Refuse<"mobile_not_indian"> },
  before: { mobile: string },
  after: { mobile: string },
): void {
  if (after.mobile !== before.mobile && !isIndianMobile(after.mobile)) throw refuse("mobile_not_indian");
}
