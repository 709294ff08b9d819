import type * as profile from "@thangam/contracts/settings/profile-operations";
import type * as shop from "@thangam/contracts/settings/shop-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getShop, getShopProfile, saveShopProfile } from "./profile.ts";

export const handlers: HandlersOf<typeof profile & typeof shop> = {
  getShop,
  getShopProfile,
  saveShopProfile,
};
