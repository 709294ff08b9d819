import type { Database } from "#platform/database/db.ts";
import { mobileOf, nextSerial } from "#testing/believable.ts";
import type { MakeClient } from "#testing/make-inputs.ts";
import { testMoment } from "#testing/money.ts";
import type { People } from "./people.ts";

export type Clients = ReturnType<typeof clientsOf>;

/** Clients, each with a sign-in unless the options say otherwise. */
export function clientsOf(db: Database, make: People) {
  return {
    async client(given: MakeClient = {}) {
      const { now = testMoment, userId, ...rest } = given;
      const serial = nextSerial();
      const person = { name: `Client ${serial}`, email: `client${serial}@example.com`, mobile: mobileOf(serial) };
      const { name, email, mobile } = { ...person, ...rest };
      const owner = userId === undefined ? (await make.user({ name, email, mobile, now })).id : userId;
      return db.client.create({
        data: {
          ...person,
          status: "approved",
          termsAccepted: true,
          ...rest,
          userId: owner,
          createdAt: now,
          updatedAt: now,
        },
      });
    },
  };
}
