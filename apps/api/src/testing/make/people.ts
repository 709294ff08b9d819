import type { Database } from "#platform/database/db.ts";
import { daysAfter, hashOf, mobileOf, nextSerial } from "#testing/believable.ts";
import type { MakeUser } from "#testing/make-inputs.ts";
import { testMoment } from "#testing/money.ts";

/** The password of every person made here, unless another is given. */
export const testPassword = "Thangam@2026";

export type People = ReturnType<typeof peopleOf>;

/** People who sign in. */
export function peopleOf(db: Database) {
  return {
    async user(given: MakeUser = {}) {
      const {
        now = testMoment,
        password = testPassword,
        capabilities = [],
        branchIds = [],
        passwordIsTemporary = false,
        ...rest
      } = given;
      const serial = nextSerial();
      const user = await db.user.create({
        data: {
          name: `Person ${serial}`,
          email: `person${serial}@example.com`,
          mobile: mobileOf(serial),
          userType: "Customer",
          ...rest,
          passwordHash: await hashOf(password),
          passwordIsTemporary,
          passwordExpiresAt: rest.passwordExpiresAt ?? (passwordIsTemporary ? daysAfter(now, 7) : null),
          passwordChangedAt: now,
          createdAt: now,
          updatedAt: now,
        },
      });
      if (capabilities.length > 0) {
        const granted = { userId: user.id, grantedById: user.id, grantedAt: now };
        await db.capabilityGrant.createMany({ data: capabilities.map((capability) => ({ capability, ...granted })) });
      }
      const workedIn = { userId: user.id, givenById: user.id, givenAt: now };
      await db.userBranch.createMany({ data: branchIds.map((branchId) => ({ branchId, ...workedIn })) });
      return user;
    },
  };
}
