import { randomUUID } from "node:crypto";
import type { Database } from "#platform/database/db.ts";
import { daysAfter } from "#testing/believable.ts";
import { testMoment } from "#testing/money.ts";
import type { People } from "./people.ts";

/** Sessions of people. */
export function sessionsOf(db: Database, make: People) {
  return {
    /** One that showed the second factor, unless `factorPassedAt` is null. */
    async session(given: { userId?: bigint; now?: Date; expiresAt?: Date; factorPassedAt?: Date | null } = {}) {
      const { now = testMoment, userId, expiresAt = daysAfter(now, 30), factorPassedAt = now } = given;
      return db.session.create({
        data: {
          id: randomUUID(),
          userId: userId ?? (await make.user({ now })).id,
          rotatedAt: now,
          createdAt: now,
          lastSeenAt: now,
          expiresAt,
          factorPassedAt,
          address: "127.0.0.1",
          userAgent: "test",
        },
      });
    },
  };
}
