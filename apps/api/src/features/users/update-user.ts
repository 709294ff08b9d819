import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { operations } from "@thangam/contracts";
import {
  changePerson,
  checkMobile,
  checkName,
  checkVersion,
  identityDanger,
  lockPerson,
} from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { rightsDanger } from "./rights-danger.ts";
import { loadUser } from "./load-user.ts";
import { checkDesignation, checkRoleAndStatus } from "./user-rules.ts";

export const updateUser = command(operations.updateUser, async (call) => {
  const { input, tx, note, refuse, danger } = call;
  const person = await lockPerson(tx, input.userId);
  if (person === null) throw refuse("user_not_found");
  const { userId, version, designationId = person.designationId, department = person.department, ...sent } = input;
  const rest = { ...sent, status: personStatusCodes.of(sent.status) };
  await checkVersion(call, version, person);
  checkMobile(call, person, sent);
  checkName(call, person, sent);
  await checkDesignation(call, designationId);
  await checkRoleAndStatus(call, person, rest);

  for (const risk of [rightsDanger(person, rest), await identityDanger(tx, person, rest)])
    if (risk !== null) danger(risk);
  const detail = await changePerson(call, person, { ...rest, designationId, department });
  note({ recordType: "user", recordId: userId, detail });
  return loadUser(tx, userId);
});
