import { operations } from "@thangam/contracts";
import { findPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { queueMessage } from "#outbox/index.ts";
import { newMessageId } from "#platform/ids.ts";

export const resendWelcome = command(operations.resendWelcome, async ({ input, tx, now, note, refuse }) => {
  const person = await findPerson(tx, { email: input.email });
  if (person?.userType !== "Customer") throw refuse("customer_not_found");
  if (person.status !== "active") throw refuse("user_not_active");
  const dedupeKey = `account_reminder:${newMessageId()}`;
  await queueMessage(tx, now, { kind: "account_reminder", dedupeKey, userId: person.id, payload: {} });
  note({ recordType: "user", recordId: person.id, detail: { sent: "welcome" } });
  return { email: person.email };
});
