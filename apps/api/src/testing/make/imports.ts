import type { Database } from "#platform/database/db.ts";
import { mobileOf, nextSerial } from "#testing/believable.ts";
import { testMoment } from "#testing/money.ts";
import type { People } from "./people.ts";

/** Files that are imported. */
export function importsOf(db: Database, make: People) {
  return {
    /** A file that was read and checked, with one good row; importing it makes nothing that is believable. */
    async checkedImport(given: { now?: Date } = {}) {
      const { now = testMoment } = given;
      const serial = nextSerial();
      return db.importBatch.create({
        data: {
          fileName: `books ${serial}.csv`,
          fileHash: new Uint8Array(Buffer.from(`file ${serial}`)),
          status: "checked",
          rowCount: 1,
          doneRows: 1,
          uploadedAt: now,
          uploadedById: (await make.user({ userType: "Admin", now })).id,
          checkedAt: now,
          rows: {
            create: [
              {
                rowNumber: 2,
                raw: { name: `Client ${serial}` },
                name: `Client ${serial}`,
                email: `imported${serial}@example.com`,
                mobile: mobileOf(serial),
                scheme: "Thanga Mazhai",
                bookNumber: `SMP${10_000 + serial}`,
                amountPaise: 50_000n,
                paidMonths: 1,
                state: "good",
              },
            ],
          },
        },
      });
    },
  };
}
