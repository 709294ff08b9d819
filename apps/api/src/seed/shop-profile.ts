import { UNNAMED_SHOP } from "@thangam/contracts/settings/profile-schemas";
import { openWeekOf } from "@thangam/contracts/settings/open-week";
import type { Transaction } from "#platform/database/db.ts";

/** Who the demo shop is: made up, as its people are. It keeps the portal's name and colour, and has no number for tax. */
export const demoProfile = {
  name: UNNAMED_SHOP,
  address: "12, Temple Tank Street, T. Nagar, Chennai 600017",
  phone: "044 2245 0011",
  openingDays: openWeekOf([...Array.from({ length: 6 }, () => ({ opens: "10:00", closes: "20:30" })), null]),
} as const;

export async function insertShopProfile(tx: Transaction, at: Date, adminId: bigint): Promise<void> {
  await tx.shopProfile.create({ data: { ...demoProfile, updatedAt: at, updatedById: adminId } });
}
