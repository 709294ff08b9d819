import type { Role } from "@thangam/contracts/kernel/roles";
import { giveTemporaryPassword, NO_PASSWORD } from "#features/session/index.ts";
import { checkPassword } from "./check-password.ts";
import type { PasswordRuleRefusal } from "./check-password.ts";
import { insertPerson, isEmailTaken, lockEmails } from "./person-store.ts";
import type { PeopleCall } from "./people-call.ts";

interface NewPerson {
  name: string;
  email: string;
  mobile: string;
  userType: Role;
  status: "active" | "inactive";
  /** Typed by whoever adds them; temporary, and mailed to the person. */
  password: string;
  designationId?: bigint | undefined;
  department?: string | undefined;
}

/** Makes a sign-in and mails its temporary password; returns its id. */
export async function addPerson(
  call: PeopleCall<"email_already_registered" | PasswordRuleRefusal>,
  person: NewPerson,
): Promise<bigint> {
  const { actor, tx, now, refuse } = call;
  const { password, ...details } = person;
  await lockEmails(tx, person.email);
  if (await isEmailTaken(tx, person.email, null)) throw refuse("email_already_registered");
  await checkPassword(call, password, person);

  const userId = await insertPerson(tx, { ...details, passwordHash: NO_PASSWORD }, now, actor.userId);
  await giveTemporaryPassword(call, { userId, password, message: "account_welcome" });
  return userId;
}
