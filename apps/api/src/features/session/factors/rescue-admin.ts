import { writeAudit } from "#audit/index.ts";
import type { Database } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { lockActivePerson } from "./factor-store.ts";
import { resetFactors } from "./reset-factors.ts";

/**
 * Takes all factors of an Admin away, for whoever may work on the server: there may be no other Admin who could. Returns what to
 * say; throws a sentence where there is nobody to rescue.
 */
export async function rescueAdmin(db: Database, now: Date, email: string): Promise<string> {
  const admin = await db.user.findFirst({ where: { email, userType: "Admin", status: "active" } });
  if (admin === null) throw new Error(`There is no active Admin with the e-mail ${email}.`);
  const removed = await inTransaction(db, async (tx) => {
    await lockActivePerson(tx, admin.id);
    const count = await resetFactors(tx, now, admin.id);
    if (count === 0)
      throw new Error(`${email} has no second factor: the password alone signs them in, or begins to add one.`);
    const context = { actorId: null, actorType: null, operation: "Rescue_Admin", key: null, requestHash: "" };
    const detail = { factorsRemoved: count, by: "command" };
    await writeAudit(tx, { ...context, requestId: "rescue", address: "" }, now, {
      recordType: "user",
      recordId: admin.id,
      detail,
    });
    return count;
  });
  return (
    `${removed} removed. ${email} is signed out everywhere, and adds a second factor at the next sign-in; ` +
    "whoever does not know the password recovers it. All Admins get a mail."
  );
}
