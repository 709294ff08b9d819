import { useDatabase } from "#testing/database.ts";
import { cloneDemoShop, demoNow } from "#testing/demo-shop.ts";

export const database = useDatabase({ clone: cloneDemoShop });
export const now = demoNow;
export const today = new Date("2026-06-30");
