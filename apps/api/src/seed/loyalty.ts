import type { Transaction } from "#platform/database/db.ts";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";

/** Points for a hundred rupees: one since the shop began, and two in the last three months, for a festival. */
export async function insertLoyaltyRates(tx: Transaction, year: ShopYear, adminId: bigint): Promise<void> {
  const doubled = year.openFrom(addDays(year.today, -90));
  await tx.loyaltyRate.createMany({
    data: [
      { pointsPer100: 1, since: year.moment(year.firstDay, 0), setById: adminId },
      { pointsPer100: 2, since: year.moment(doubled, 0), setById: adminId },
    ],
  });
}
