import { operations } from "@thangam/contracts";
import { query } from "#kernel/handler.ts";
import { latestTakenBy, sumsTakenBy } from "./taking-store.ts";

export const listMyTakings = query(operations.listMyTakings, async ({ actor, db, today }) => {
  const [modes, latest] = await Promise.all([
    sumsTakenBy(db, actor.userId, today),
    latestTakenBy(db, actor.userId, today),
  ]);
  return { modes, latest };
});
