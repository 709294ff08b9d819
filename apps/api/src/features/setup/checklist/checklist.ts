import { operations } from "@thangam/contracts";
import { setupSteps } from "@thangam/contracts/setup/schemas";
import { command, query } from "#kernel/handler.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { putStepsAway, stepsDone, stepsPutAway } from "./checklist-store.ts";

export const getSetupSteps = query(operations.getSetupSteps, ({ db }) => readSteps(db));

export const putAwaySetupSteps = command(operations.putAwaySetupSteps, async ({ actor, input, tx, now, note }) => {
  const steps = input.step === undefined ? setupSteps : [input.step];
  await putStepsAway(tx, { steps, now, actorId: actor.userId });
  note({ recordType: "settings", recordId: "setup_steps", detail: { steps: steps.join(", ") } });
  return readSteps(tx);
});

async function readSteps(db: Database | Transaction) {
  const [done, putAway] = await Promise.all([stepsDone(db), stepsPutAway(db)]);
  const steps = setupSteps.filter((step) => !putAway.has(step)).map((step) => ({ step, isDone: done[step] }));
  return { steps: done.isFresh && steps.some(({ isDone }) => !isDone) ? steps : [] };
}
