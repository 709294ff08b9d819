import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { latestTakenBy, sumsTakenBy } from "./taking-store.ts";

export const listMyTakings = query(operations.listMyTakings, async ({ actor, branches, db, today }) => {
  const by = { userId: actor.userId, day: today, branches };
  const [modes, latest] = await Promise.all([sumsTakenBy(db, by), latestTakenBy(db, by)]);
  return { modes, latest };
});
