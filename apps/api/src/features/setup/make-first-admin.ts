import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { findPerson, insertPerson } from "#features/users/people/index.ts";
import { currentApprovalSettings, insertApprovalSettings } from "#kernel/approvals/approval-settings-store.ts";
import type { CommandContext } from "#core/command-context.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import { hasAdmin, lockSetup, noteSetup } from "./setup-store.ts";

interface Setup {
  tx: Transaction;
  now: Date;
  refuse: Refuse<"setup_link_invalid" | "email_already_registered">;
  /** From where; who and by which operation is known. */
  context: Pick<CommandContext, "requestId" | "address">;
}

/**
 * Makes the first Admin, with a password of their own. As long as there is no other one, what they do takes effect after a delay, of which
 * they get a mail: somebody else may have their password, and nobody else would see it. Of two at once the second is refused here, and by
 * shop_setups_pkey and shop_setups_close in the database.
 */
export async function makeFirstAdmin(
  { tx, now, refuse, context }: Setup,
  person: { name: string; email: string; passwordHash: string },
  by: "link" | "environment",
): Promise<void> {
  await lockSetup(tx);
  if (await hasAdmin(tx)) throw refuse("setup_link_invalid");
  if ((await findPerson(tx, { email: person.email })) !== null) throw refuse("email_already_registered");
  const userId = await insertPerson(tx, { ...person, mobile: "", userType: "Admin", status: "active" }, now, null);
  await noteSetup(tx, userId, now);
  const { version: _version, setAt: _setAt, setBy: _setBy, ...defaults } = await currentApprovalSettings(tx);
  await insertApprovalSettings(tx, { ...defaults, scope: "alone" }, { now, actorId: userId });
  const actor = { actorId: userId.toString(), actorType: "Admin" };
  const command = { ...context, ...actor, operation: operations.setUpShop.wire, key: null, requestHash: "" };
  const detail = { userType: "Admin", status: "active", by, approvals: "alone" };
  await writeAudit(tx, command, now, { recordType: "user", recordId: userId, detail });
}
