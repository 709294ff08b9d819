import { operations } from "@thangam/contracts";
import { writeAudit } from "#audit/index.ts";
import { nomineesAsAsked } from "#features/books/index.ts";
import { areStrangersTooMany, countAttempt } from "#features/session/index.ts";
import type { InputOf } from "@thangam/contracts/kernel/operation";
import { sessionCommand } from "#kernel/handler.ts";
import type { Services } from "#kernel/handler.ts";
import { newToken } from "#platform/ids.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { checkApplication } from "./check-application.ts";
import { joiningLimits } from "./application-limits.ts";
import { dropOutdated, insertRequestOnce } from "./application-store.ts";
import { queueRequestCode } from "./queue-application-code.ts";

/**
 * Keeps what a stranger asks for and sends a code to their address, or by SMS to who has none. Nobody is looked up by it, so that neither the
 * answer nor its time tells who is known; the shop sees the request once the code comes back.
 */
export const addClientApplication = sessionCommand(operations.addClientApplication, async (call) => {
  const { input, db, now, context, services, refuse } = call;
  await countAttempt(db, joiningLimits.send(context.address, input), now, refuse);
  const areTooMany = await areStrangersTooMany(db, now);
  const scheme = await checkApplication(db, input, refuse);

  const requestToken = tokenOf(call);
  const tokenHash = services.secrets.hashOf("request token", requestToken);
  const { name, email, mobile, amountPaise, termsVersion, language, nominees } = input;
  await inTransaction(db, async (tx) => {
    if (input.formKey !== undefined) await dropOutdated(tx, tokenHash, now);
    const id = await insertRequestOnce(tx, {
      kind: "join",
      name,
      email,
      mobile,
      language,
      ...scheme,
      amountPaise,
      termsVersion,
      termsAcceptedAt: now,
      nominees: nomineesAsAsked(nominees),
      tokenHash,
      createdAt: now,
    });
    // The same form was sent before: its code is on the way already.
    if (id === null) return;
    await queueRequestCode(call, tx, { id, email, mobile });
    if (!areTooMany) await writeAudit(tx, context, now, { recordType: "request", recordId: id });
  });
  return { requestToken, email };
});

/** Of a form with a key the same token each time that it is sent with the same content; else a new one. */
function tokenOf({
  input,
  services,
}: {
  input: InputOf<typeof operations.addClientApplication>;
  services: Services;
}): string {
  const { formKey, language: _language, ...asked } = input;
  if (formKey === undefined) return newToken();
  const content = JSON.stringify(asked, (_name, value: unknown) => (typeof value === "bigint" ? String(value) : value));
  return Buffer.from(services.secrets.hashOf("form to join", formKey, content)).toString("base64url");
}
