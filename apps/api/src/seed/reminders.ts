import { queueReminders } from "#features/messages/reminders/index.ts";
import type { Transaction } from "#platform/database/db.ts";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";

const DAYS = 3;

/** People were reminded on the last days; today's reminders go out at their hour, as in any shop. */
export async function remindOfDues(tx: Transaction, year: ShopYear, adminId: bigint): Promise<void> {
  const since = year.moment(year.openFrom(addDays(year.today, -30)), 0);
  await tx.setting.create({ data: { key: "reminders", value: true, updatedAt: since, updatedById: adminId } });
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const day = addDays(year.today, -ago);
    await queueReminders(tx, year.moment(day, 0), day);
  }
}
