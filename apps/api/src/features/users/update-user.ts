import { operations } from "@thangam/contracts";
import { changePerson, lockPerson } from "#features/people/index.ts";
import { command } from "#operations/handler.ts";
import { loadUser } from "./load-user.ts";
import { checkDesignation, checkStanding } from "./user-rules.ts";

export const updateUser = command(operations.updateUser, async (call) => {
  const { input, tx, note, refuse } = call;
  const { userId, designationId, department = null, ...rest } = input;
  const person = await lockPerson(tx, userId);
  if (person === null) throw refuse("user_not_found");
  await checkDesignation(call, designationId);
  await checkStanding(call, person, rest);

  const detail = await changePerson(call, person, { ...rest, designationId: designationId ?? null, department });
  note({ recordType: "user", recordId: userId, detail });
  return loadUser(tx, userId);
});
