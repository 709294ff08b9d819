import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { shutOut } from "#features/session/index.ts";
import type { AuditNote } from "#core/command-context.ts";
import { dropCapabilities, isEmailTaken, lockEmails, renameClients, updatePerson } from "./person-store.ts";
import type { PersonRow } from "./person-store.ts";
import type { PeopleCall } from "./people-call.ts";
import { isOtherWithoutEmail, lockedWithoutEmail } from "./without-email-store.ts";
import { tellOldAddress } from "./tell-old-address.ts";

type PersonDetails = Partial<Omit<PersonRow, "id">>;
type Detail = NonNullable<AuditNote["detail"]>;
type Change = Omit<PeopleCall<never>, "refuse">;

/**
 * Changes a person whom the caller has locked, and all that follows from it: another status or type ends their
 * sessions, whoever is no Employee any more loses their grants, and client records go by the person's new name and
 * addresses. The addresses they had are told. Returns what to keep in the audit trail; of name and mobile number only that they changed.
 */
export async function changePerson(
  call: PeopleCall<"email_already_registered" | "client_without_email_exists">,
  person: PersonRow,
  details: PersonDetails,
): Promise<Detail> {
  const { tx, refuse } = call;
  const { name, email, mobile, status } = { ...person, ...details };
  await lockEmails(tx, person.email, email, email === "" ? lockedWithoutEmail(mobile) : "");
  const isBack = person.status === "disabled" && status !== "disabled";
  if ((email !== person.email || isBack) && (await isEmailTaken(tx, email, person.id)))
    throw refuse("email_already_registered");
  const isSame = email === person.email && name === person.name && mobile === person.mobile && !isBack;
  const own = { userId: person.id, clientId: null };
  if (email === "" && !isSame && status !== "disabled" && (await isOtherWithoutEmail(tx, { name, mobile }, own)))
    throw refuse("client_without_email_exists");
  return carryOut(call, person, details);
}

/** Locks a person out for good, unless an Admin brings them back. Returns what to keep in the audit trail. */
export function disablePerson(call: Change, person: PersonRow): Promise<Detail> {
  return carryOut(call, person, { status: "disabled" });
}

async function carryOut({ actor, tx, now }: Change, person: PersonRow, details: PersonDetails): Promise<Detail> {
  const to = { ...person, ...details };
  await updatePerson(tx, person.id, details, now, actor.userId);
  const detail: Detail = changesBetween(person, to);
  const reason = reasonToEnd(person, to);
  if (reason !== null) detail["sessionsEnded"] = await shutOut(tx, person.id, now, reason);
  if (person.userType === "Employee" && to.userType !== "Employee")
    detail["capabilitiesDropped"] = await dropCapabilities(tx, person.id);
  if (to.name !== person.name || to.email !== person.email || to.mobile !== person.mobile)
    detail["clientsRenamed"] = await renameClients(tx, person.id, to, now, actor.userId);
  await tellOldAddress(tx, now, { userId: person.id }, { before: person, after: to });
  return detail;
}

/** Why their sessions end; null where they go on. A customer signs in by the mobile number: the old telephone may be stolen. */
function reasonToEnd(person: PersonRow, to: PersonRow): string | null {
  if (to.status !== person.status) return `now ${personStatusCodes.phraseOf(to.status)}`;
  if (to.userType !== person.userType) return `now ${to.userType}`;
  return to.userType === "Customer" && to.mobile !== person.mobile ? "mobile number changed" : null;
}

/** The sign-in, the type and the status as they were and are; the rest by name. */
function changesBetween(person: PersonRow, to: PersonRow): Record<string, string> {
  const shown: Record<string, string> = {};
  const named: string[] = [];
  for (const field of ["email", "userType", "status"] as const)
    if (person[field] !== to[field]) shown[field] = `${person[field]} → ${to[field]}`;
  for (const field of ["name", "mobile", "designationId", "department"] as const)
    if (person[field] !== to[field]) named.push(field);
  return named.length === 0 ? shown : { ...shown, changed: named.join(", ") };
}
