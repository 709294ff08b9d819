import { operations } from "@thangam/contracts";
import { countAttempt } from "#features/session/index.ts";
import { sessionCommand } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { addressLimits } from "./recovery-limits.ts";

/**
 * Returns an id in the place where a salt used to be. It opens nothing, and nobody is looked up: so the answer
 * cannot tell whether the address is known.
 */
export const openRecovery = sessionCommand(operations.openRecovery, async ({ db, now, context, refuse }) => {
  await countAttempt(db, [addressLimits.open(context.address)], now, refuse);
  return { recoveryId: newToken(), userId: "" };
});
