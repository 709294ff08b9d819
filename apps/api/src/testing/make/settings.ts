import type { Database } from "#platform/database/db.ts";
import { nextSerial } from "#testing/believable.ts";
import type { MakeCounter } from "#testing/make-inputs.ts";
import { testMoment } from "#testing/money.ts";

/** What the shop has set. */
export function settingsOf(db: Database) {
  return {
    /** A further counter, with letters of its own. */
    async counter({ givesOnline = false, ...given }: MakeCounter = {}): Promise<{ id: number; series: string }> {
      const serial = nextSerial();
      const letter = (n: number) => String.fromCharCode(65 + (n % 26));
      const series = `${letter(Math.floor(serial / 676))}${letter(Math.floor(serial / 26))}${letter(serial)}`;
      if (givesOnline) await db.counter.updateMany({ where: { givesOnline }, data: { givesOnline: false } });
      return db.counter.create({ data: { name: `Counter ${serial}`, series, givesOnline, ...given } });
    },

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
