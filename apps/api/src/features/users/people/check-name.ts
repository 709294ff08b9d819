import { isGoodName } from "@thangam/contracts/values/people";
import type { Refuse } from "#core/refusal.ts";

/** Refuses a changed name that nobody can see or tell from others, or that no message can carry. An older one that stays is kept. */
export function checkName(
  { refuse }: { refuse: Refuse<"name_not_legible"> },
  before: { name: string },
  after: { name: string },
): void {
  if (after.name !== before.name && !isGoodName(after.name)) throw refuse("name_not_legible");
}
