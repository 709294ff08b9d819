import { operations } from "@thangam/contracts";
import { messages as en } from "@thangam/texts/en/messages";
import { decodeSent } from "@thangam/contracts/kernel/wire";
import { reasonToRefusePassword } from "#features/session/index.ts";
import { refusalIn, refuse } from "#core/refusal.ts";
import type { Database } from "#platform/database/db.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { makeFirstAdmin } from "./make-first-admin.ts";
import { hasAdmin } from "./setup-store.ts";

interface Appointment {
  db: Database;
  now: Date;
  hashPassword: (password: string) => Promise<string>;
}

/**
 * Makes the first Admin whom the environment names, under the rules of the set-up link. Does nothing where there is an
 * Admin, so that the variables may stay. Throws a sentence when they cannot be used.
 */
export async function appointFirstAdmin(
  { db, now, hashPassword }: Appointment,
  given: { name: string; email: string; password: string },
): Promise<void> {
  if (await hasAdmin(db)) return;
  const sent = decodeSent(operations.setUpShop.input, { token: "environment", ...given });
  if (!sent.success) throw new Error("ADMIN_EMAIL or ADMIN_NAME cannot be used: give an e-mail address, and a name.");
  const { name, email, password } = sent.data;
  const reason = await reasonToRefusePassword(password, { name, email, mobile: "" });
  if (reason !== null) throw new Error(`ADMIN_PASSWORD cannot be used: ${en[reason]}`);

  const passwordHash = await hashPassword(password);
  const context = { requestId: "start", address: "" };
  try {
    await inTransaction(db, (tx) =>
      makeFirstAdmin({ tx, now, refuse, context }, { name, email, passwordHash }, "environment"),
    );
  } catch (error) {
    // Another process that started at the same time did it.
    if (refusalIn(error)?.code !== "setup_link_invalid") throw error;
  }
}
