import type * as operations from "@thangam/contracts/settings/profile-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getShop, getShopProfile, saveShopProfile } from "./profile.ts";

export const handlers: HandlersOf<typeof operations> = {
  getShop,
  getShopProfile,
  saveShopProfile,
};
