import { operations } from "@thangam/contracts";
import { lockPerson } from "#features/users/people/index.ts";
import { giveTemporaryPassword } from "#features/session/index.ts";
import { command } from "#kernel/handler.ts";

export const issueTemporaryPassword = command(operations.issueTemporaryPassword, async (call) => {
  const { userId } = call.input;
  const person = await lockPerson(call.tx, userId);
  if (person === null) throw call.refuse("user_not_found");
  if (person.status !== "active") throw call.refuse("user_not_active");
  if (person.email === "") throw call.refuse("person_without_email");
  await giveTemporaryPassword(call, { userId, message: "temporary_password" });
  call.note({ recordType: "user", recordId: userId, detail: { password: "temporary" } });
  return { email: person.email };
});
