import type { BusinessDay } from "@thangam/contracts/values/time";
import { lockEmails } from "#features/people/index.ts";
import { temporaryPasswordExpiry } from "#features/session/index.ts";
import type { Services } from "#operations/handler.ts";
import type { Refuse } from "#operations/refusal.ts";
import type { Transaction } from "#platform/db.ts";
import { isEmailOfClient, userOfEmail } from "./client-store.ts";

export interface PersonalInformation {
  name: string;
  email: string;
  mobile: string;
  termsAccepted: boolean;
}

type MakeClientRefusal = "client_already_exists" | "email_belongs_to_staff";

interface MakeClientCall {
  actor: { userId: bigint };
  tx: Transaction;
  now: Date;
  today: BusinessDay;
  services: Services;
  refuse: Refuse<MakeClientRefusal>;
}

/** Makes an approved client and links their sign-in: their own if they have one, else a new one. */
export async function makeClient(call: MakeClientCall, person: PersonalInformation) {
  const { actor, tx, now, refuse } = call;
  await lockEmails(tx, person.email);
  if (await isEmailOfClient(tx, person.email)) throw refuse("client_already_exists");
  const owner = await userOfEmail(tx, person.email);
  if (owner !== null && owner.userType !== "Customer") throw refuse("email_belongs_to_staff");

  const userId = owner?.id ?? (await makeSignIn(call, person));
  const made = { createdAt: now, createdById: actor.userId, updatedAt: now, updatedById: actor.userId };
  const client = await tx.client.create({
    data: { ...person, status: "Approved", userId, ...made },
    select: { id: true },
  });
  return { clientId: client.id, userId, isSignInNew: owner === null };
}

/** Their first password is the mobile number. */
async function makeSignIn({ actor, tx, now, services }: MakeClientCall, person: PersonalInformation): Promise<bigint> {
  const user = await tx.user.create({
    data: {
      name: person.name,
      email: person.email,
      mobile: person.mobile,
      userType: "Customer",
      status: "Active",
      passwordHash: await services.passwords.hash(person.mobile),
      passwordIsTemporary: true,
      passwordExpiresAt: temporaryPasswordExpiry(now),
      passwordChangedAt: now,
      createdAt: now,
      createdById: actor.userId,
      updatedAt: now,
      updatedById: actor.userId,
    },
    select: { id: true },
  });
  return user.id;
}
