import { TERMS_VERSION } from "@thangam/texts/terms-version";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { lockedWithoutEmail, lockEmails } from "#features/users/people/index.ts";
import { giveFirstPassword, isPasswordMailed, NO_PASSWORD } from "#features/session/index.ts";
import type { Services } from "#kernel/handler.ts";
import type { Refuse } from "#core/refusal.ts";
import type { Transaction } from "#platform/database/db.ts";
import {
  insertApprovedClient,
  insertCustomer,
  isClientWithoutEmail,
  isEmailOfClient,
  userOfEmail,
} from "./client-store.ts";

export interface PersonalInformation {
  name: string;
  email: string;
  mobile: string;
  termsAccepted: boolean;
}

type MakeClientRefusal = "client_already_exists" | "client_without_email_exists" | "email_belongs_to_staff";

interface Call {
  actor: { userId: bigint };
  tx: Transaction;
  now: Date;
  today: BusinessDay;
  services: Services;
}

interface MakeClientCall extends Call {
  refuse: Refuse<MakeClientRefusal>;
}

/** Makes an approved client and links their sign-in: their own if they have one, else a new one. */
export async function makeClient(call: MakeClientCall, person: PersonalInformation) {
  const { tx, refuse } = call;
  // Who has no address is told from others by name and number.
  await lockEmails(tx, person.email === "" ? lockedWithoutEmail(person.mobile) : person.email);
  if (person.email === "" && (await isClientWithoutEmail(tx, person))) throw refuse("client_without_email_exists");
  if (await isEmailOfClient(tx, person.email)) throw refuse("client_already_exists");
  const owner = await userOfEmail(tx, person.email);
  if (owner !== null && owner.userType !== "Customer") throw refuse("email_belongs_to_staff");

  const userId = owner?.id ?? (await makeSignIn(call, person));
  const terms = person.termsAccepted ? { termsVersion: TERMS_VERSION } : {};
  const clientId = await insertClient(call, { ...person, ...terms, userId });
  const isSignInNew = owner === null;
  const isMailed = isSignInNew && (await isPasswordMailed(tx, userId));
  return { clientId, userId, isSignInNew, isPasswordMailed: isMailed, hasEmail: person.email !== "" };
}

/** Writes an approved client for a sign-in that is there. */
export async function insertClient(
  { actor, tx, now }: Call,
  client: PersonalInformation & { termsVersion?: string; userId: bigint },
): Promise<bigint> {
  return insertApprovedClient(tx, { ...client, ...madeBy(actor.userId, now) });
}

function madeBy(userId: bigint, now: Date) {
  return { createdAt: now, createdById: userId, updatedAt: now, updatedById: userId };
}

interface NewSignIn extends Omit<PersonalInformation, "termsAccepted"> {
  language?: string;
}

/** With their first password; who has no e-mail signs in by a code alone. */
export async function makeSignIn(call: Call, { name, email, mobile, language = "en" }: NewSignIn): Promise<bigint> {
  const { actor, tx, now } = call;
  const made = { passwordHash: NO_PASSWORD, passwordChangedAt: now, ...madeBy(actor.userId, now) };
  const userId = await insertCustomer(tx, { name, email, mobile, language, passwordIsTemporary: false, ...made });
  if (email !== "") await giveFirstPassword(call, { userId, mobile });
  return userId;
}
