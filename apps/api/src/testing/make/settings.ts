import type { Database } from "#platform/database/db.ts";
import { testMoment } from "#testing/money.ts";

/** What the shop has set. */
export function settingsOf(db: Database) {
  return {
    /** For tests that start more payments than a customer would. */
    async manyOpenPayments(): Promise<void> {
      for (const key of ["open_payments_per_book", "open_payments_per_client"])
        await db.setting.upsert({
          where: { key },
          create: { key, value: 1000, updatedAt: testMoment },
          update: { value: 1000 },
        });
    },
  };
}
