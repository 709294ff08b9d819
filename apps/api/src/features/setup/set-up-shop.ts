import { operations } from "@thangam/contracts";
import { reasonToRefusePassword } from "#features/session/index.ts";
import { publicQuery, sessionCommand } from "#kernel/handler.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { makeFirstAdmin } from "./make-first-admin.ts";
import { setupHashOf } from "./setup-link.ts";
import { linkExpiry } from "./setup-store.ts";

export const checkSetupLink = publicQuery(operations.checkSetupLink, async ({ input, db, now, services, refuse }) => {
  const expiresAt = await linkExpiry(db, setupHashOf(services.secrets, input.token), now);
  if (expiresAt === null) throw refuse("setup_link_invalid");
  return { expiresAt };
});

/** A password that breaks a rule leaves the link as it is. Nobody without a good link makes us hash one. */
export const setUpShop = sessionCommand(operations.setUpShop, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  const { name, email, password, token } = input;
  const tokenHash = setupHashOf(services.secrets, token);
  if ((await linkExpiry(db, tokenHash, now)) === null) throw refuse("setup_link_invalid");
  const reason = await reasonToRefusePassword(password, { name, email, mobile: "" });
  if (reason !== null) throw refuse(reason);

  const passwordHash = await services.passwords.hash(password);
  await inTransaction(db, (tx) => makeFirstAdmin({ tx, now, refuse, context }, { name, email, passwordHash }, "link"));
  return { email };
});
