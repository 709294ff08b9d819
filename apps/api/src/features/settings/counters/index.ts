import type * as operations from "@thangam/contracts/settings/counter-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { chooseCounter, listCounters, saveCounter } from "./counters.ts";

export const handlers: HandlersOf<typeof operations> = {
  chooseCounter,
  listCounters,
  saveCounter,
};
