import type { Danger } from "#core/danger.ts";
import type { Transaction } from "#platform/database/db.ts";
import { hasBooks } from "./person-store.ts";

interface Addresses {
  name: string;
  email: string;
  mobile: string;
}

/**
 * Another e-mail or mobile number of somebody who saves, or who works here: whoever reads mail there could sign in as them.
 * Null where neither changes.
 */
export async function identityDanger(
  tx: Transaction,
  person: Addresses & { id: bigint; userType: string },
  to: Partial<Addresses>,
): Promise<Danger<"identity"> | null> {
  const after = { ...person, ...to };
  if (after.email === person.email && after.mobile === person.mobile) return null;
  if (person.userType === "Customer" && !(await hasBooks(tx, { userId: person.id }))) return null;
  return dangerBetween({ recordType: "user", recordId: person.id }, person, after);
}

/** The same of a client, who may have no sign-in. */
export async function clientIdentityDanger(
  tx: Transaction,
  client: Addresses & { id: bigint },
  to: Addresses,
): Promise<Danger<"identity"> | null> {
  if (to.email === client.email && to.mobile === client.mobile) return null;
  if (!(await hasBooks(tx, { clientId: client.id }))) return null;
  return dangerBetween({ recordType: "client", recordId: client.id }, client, to);
}

function dangerBetween(
  record: { recordType: string; recordId: bigint },
  before: Addresses,
  after: Addresses,
): Danger<"identity"> {
  const [from, to] = [changed(before, after).join(", "), changed(after, before).join(", ")];
  return { kind: "identity", ...record, subject: before.name, from, to };
}

function changed(one: Addresses, other: Addresses): string[] {
  return (["email", "mobile"] as const).filter((field) => one[field] !== other[field]).map((field) => one[field]);
}
