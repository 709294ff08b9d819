import type * as operations from "@thangam/contracts/setup/checklist-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getSetupSteps, putAwaySetupSteps } from "./checklist.ts";

export const handlers: HandlersOf<typeof operations> = {
  getSetupSteps,
  putAwaySetupSteps,
};
