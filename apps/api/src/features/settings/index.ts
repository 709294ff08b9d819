import type * as operations from "@thangam/contracts/settings/settings-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getSettings, saveSettings } from "./settings.ts";

export const handlers: HandlersOf<typeof operations> = {
  getSettings,
  saveSettings,
};
