import type { Transaction } from "#platform/database/db.ts";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";

const DAYS = 3;

/** People are reminded since then. */
export async function switchRemindersOn(tx: Transaction, since: Date, adminId: bigint): Promise<void> {
  await tx.setting.create({ data: { key: "reminders", value: true, updatedAt: since, updatedById: adminId } });
}

/** The last days, of which the reminders are there; today's go out at their hour, as in any shop. */
export function remindedDays(year: ShopYear): BusinessDay[] {
  return Array.from({ length: DAYS }, (_, n) => addDays(year.today, n - DAYS));
}
