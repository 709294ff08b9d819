import type { BusinessDay } from "@thangam/contracts/values/time";
import type { Refuse } from "#core/refusal.ts";
import type { Actor } from "#core/actor.ts";
import type { Reader } from "#platform/database/db.ts";
import { isBranch } from "./day-store.ts";

interface Asked {
  actor: Actor;
  input: { day?: BusinessDay | undefined; branchNumber?: number | undefined };
  today: BusinessDay;
  refuse: Refuse<"day_not_come" | "branch_not_found">;
}

/** Of which day and place somebody asks: today, and where they are, unless they say another. */
export async function askedDay(db: Reader, { actor, input, today, refuse }: Asked) {
  const { day = today, branchNumber: placeId = actor.branches.current } = input;
  if (day > today) throw refuse("day_not_come");
  if (input.branchNumber !== undefined && !(await isBranch(db, placeId))) throw refuse("branch_not_found");
  return { day, placeId };
}
