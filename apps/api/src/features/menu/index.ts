import type * as operations from "@thangam/contracts/menu/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getMenu, resetMenu, saveMenu } from "./menu.ts";

export { shownTo } from "./menu-rules.ts";
export { readMenu } from "./menu-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  getMenu,
  resetMenu,
  saveMenu,
};
