import type * as operations from "@thangam/contracts/setup/first-admin-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { checkSetupLink, setUpShop } from "./set-up-shop.ts";

export { appointFirstAdmin } from "./appoint-first-admin.ts";
export { newSetupToken } from "./setup-link.ts";

export const handlers: HandlersOf<typeof operations> = {
  checkSetupLink,
  setUpShop,
};
