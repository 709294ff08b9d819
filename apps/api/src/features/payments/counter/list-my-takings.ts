import { operations } from "@thangam/contracts";
import { countsBlind } from "#features/days/index.ts";
import { query } from "#kernel/handler.ts";
import { latestTakenBy, sumsTakenBy } from "./taking-store.ts";

export const listMyTakings = query(operations.listMyTakings, async ({ actor, branches, db, today }) => {
  const by = { userId: actor.userId, day: today, branches };
  const [modes, latest, isBlind] = await Promise.all([
    sumsTakenBy(db, by),
    latestTakenBy(db, by),
    countsBlind(db, actor),
  ]);
  return { countsBlind: isBlind, modes: isBlind ? modes.filter(({ mode }) => mode !== "Cash") : modes, latest };
});
