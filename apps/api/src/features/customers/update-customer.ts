import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { operations } from "@thangam/contracts";
import {
  changePerson,
  checkMobile,
  checkName,
  checkPassword,
  checkVersion,
  identityDanger,
  lockPerson,
} from "#features/users/people/index.ts";
import { giveTemporaryPassword } from "#features/session/index.ts";
import { command } from "#kernel/handler.ts";
import { changedFields, checkNothingIsLost, profileOf } from "./customer-profile.ts";
import { findProfile, saveProfile } from "./customer-store.ts";

/** A deleted customer can be brought back by giving a status. */
export const updateCustomer = command(operations.updateCustomer, async (call) => {
  const { input, tx, note, refuse, danger } = call;
  const { customerId, name, email, mobile, password } = input;
  const person = await lockPerson(tx, customerId);
  if (person?.userType !== "Customer") throw refuse("customer_not_found");
  await checkVersion(call, input.version, person);
  checkMobile(call, person, input);
  checkName(call, person, input);

  const status = input.status === undefined ? person.status : personStatusCodes.of(input.status);
  const risk = await identityDanger(tx, person, { email, mobile });
  if (risk !== null) danger(risk);
  const detail = await changePerson(call, person, { name, email, mobile, status });
  const profile = await profileOf(call, input);
  const before = await findProfile(tx, customerId);
  checkNothingIsLost(call, before, profile);
  const changed = changedFields(before, profile);
  await saveProfile(tx, customerId, profile);
  // By name only: where and how a customer lives is not for the audit trail.
  if (changed.length > 0) detail["changed"] = [detail["changed"] ?? [], changed].flat().join(", ");
  if (password !== undefined) {
    if (email === "") throw refuse("person_without_email");
    await checkPassword(call, password, input);
    await giveTemporaryPassword(call, { userId: customerId, password, message: "temporary_password" });
    detail["password"] = "temporary";
  }
  note({ recordType: "user", recordId: customerId, detail });
  return { customerId, result: "Successfully UPDATED" as const };
});
