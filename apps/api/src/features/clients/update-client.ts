import { operations } from "@thangam/contracts";
import {
  changePerson,
  checkMobile,
  checkName,
  checkVersion,
  clientIdentityDanger,
  findPerson,
  isOtherWithoutEmail,
  lockedWithoutEmail,
  lockEmails,
  lockPerson,
  tellOldAddress,
} from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { findClient, isEmailOfAnotherClient, saveClient } from "./client-store.ts";

/** A client and their sign-in go by one name and one pair of addresses: both change, or neither. */
export const updateClient = command(operations.updateClient, async (call) => {
  const { actor, input, tx, now, note, refuse, danger } = call;
  const { clientId, termsAccepted, version, ...person } = input;
  const found = await findClient(tx, clientId);
  if (found === null) throw refuse("client_not_found");
  // Whoever changes the same person another way locks them, so what is read now is what is changed.
  const holder = found.userId === null ? null : await lockPerson(tx, found.userId);
  const lockedName = person.email === "" ? lockedWithoutEmail(person.mobile) : "";
  await lockEmails(tx, person.email, found.email, holder?.email ?? found.email, lockedName);
  const client = (await findClient(tx, clientId)) ?? found;
  await checkVersion(call, version, client);
  checkMobile(call, client, person);
  checkName(call, client, person);

  // Staff sign in by their e-mail.
  if (person.email === "" && holder !== null && holder.userType !== "Customer") throw refuse("email_belongs_to_staff");
  if (await isEmailOfAnotherClient(tx, person.email, client)) throw refuse("client_already_exists");
  const own = { userId: client.userId, clientId };
  if (person.email === "" && isCalledOtherwise(client, person) && (await isOtherWithoutEmail(tx, person, own)))
    throw refuse("client_without_email_exists");
  const owner = await findPerson(tx, { email: person.email });
  if (owner !== null && owner.id !== client.userId) {
    throw refuse(owner.userType === "Customer" ? "email_already_registered" : "email_belongs_to_staff");
  }

  const risk = await clientIdentityDanger(tx, { ...client, id: clientId }, person);
  if (risk !== null) danger(risk);
  if (holder !== null) await changePerson(call, holder, person);
  else await tellOldAddress(tx, now, { clientId }, { before: client, after: person });
  const to = { ...person, termsAccepted: termsAccepted ?? client.termsAccepted };
  await saveClient(tx, clientId, to, now, actor.userId);
  note({ recordType: "client", recordId: clientId, detail: changesBetween(client, to) });
  return { clientId, version: now };
});

function isCalledOtherwise(client: Contact, to: Contact): boolean {
  return client.name !== to.name || client.email !== to.email || client.mobile !== to.mobile;
}

type Contact = Pick<Personal, "name" | "email" | "mobile">;
type Personal = Pick<NonNullable<Awaited<ReturnType<typeof findClient>>>, (typeof fields)[number]>;

const fields = ["name", "email", "mobile", "termsAccepted"] as const;

/** The e-mail as it was and is, because it is what they sign in with; the rest by name. */
function changesBetween(client: Personal, to: Personal): Record<string, string> {
  const changed = fields.filter((field) => client[field] !== to[field]);
  const named = changed.filter((field) => field !== "email").join(", ");
  return {
    ...(changed.includes("email") && { email: `${client.email} → ${to.email}` }),
    ...(named !== "" && { changed: named }),
  };
}
