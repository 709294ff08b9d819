import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { roles } from "@thangam/contracts/kernel/roles";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryRow, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

/** Makes whoever is about to use one of these e-mail addresses wait for one another, until the transaction ends. No address is nobody's. */
export async function lockEmails(tx: Transaction, ...emails: string[]): Promise<void> {
  const inOrder = [...new Set(emails)].filter((email) => email !== "").toSorted();
  await tx.$executeRaw`select pg_advisory_xact_lock(732, hashtext(email)) from unnest(${inOrder}::text[]) as email`;
}

/** Whether an address is the sign-in of somebody else who is not deleted, or stands with another's client record. */
export function isEmailTaken(tx: Transaction, email: string, byOtherThan: bigint | null): Promise<boolean> {
  return queryValue(tx, column.boolean)`
    select ${email} <> '' and (exists (select from users where email = ${email} and status <> 'disabled'
                     and id is distinct from ${byOtherThan}::bigint)
        or ${byOtherThan}::bigint is not null
           and exists (select from clients where email = ${email} and user_id <> ${byOtherThan}::bigint))`;
}

const lockedPerson = row({
  id: column.id,
  name: column.text,
  email: column.text,
  mobile: column.text,
  userType: column.enumOf(roles),
  status: column.enumOf(personStatusCodes.all),
  designationId: column.nullable(column.id),
  department: column.nullable(column.text),
  /** When, and by whom, these details were saved. */
  updatedAt: column.moment,
  updatedById: column.nullable(column.id),
});

type LockedPerson = RowOf<typeof lockedPerson>;
export type PersonRow = Omit<LockedPerson, "updatedAt" | "updatedById">;

/** A person, locked until the transaction ends against whoever else would change them. */
export async function lockPerson(tx: Transaction, userId: bigint): Promise<LockedPerson | null> {
  // Not a stronger lock: a client of theirs may be made meanwhile, which only has to find them there.
  const person = await queryRow(tx, lockedPerson)`
    select id, name, email, mobile, user_type, status, designation_id, department, updated_at, updated_by_id
    from users where id = ${userId} and status <> 'withdrawn' for no key update`;
  return person ?? null;
}

/** Nobody is found by no address: many have none. */
export async function findPerson(db: Database | Transaction, where: { email: string } | { id: bigint }) {
  if ("email" in where && where.email === "") return null;
  return db.user.findFirst({
    where: { ...where, status: { not: "email" in where ? "disabled" : "withdrawn" } },
    select: { id: true, name: true, email: true, mobile: true, userType: true, status: true },
  });
}

interface NewPersonRow extends Omit<PersonRow, "id" | "designationId" | "department"> {
  designationId?: bigint | null | undefined;
  department?: string | null | undefined;
  passwordHash: string;
}

export async function insertPerson(
  tx: Transaction,
  { designationId = null, department = null, ...person }: NewPersonRow,
  now: Date,
  byUserId: bigint | null,
): Promise<bigint> {
  const made = { createdAt: now, createdById: byUserId, updatedAt: now, updatedById: byUserId };
  const data = { ...person, designationId, department, passwordChangedAt: now, ...made };
  const { id } = await tx.user.create({ data, select: { id: true } });
  return id;
}

export async function updatePerson(
  tx: Transaction,
  userId: bigint,
  details: Partial<Omit<PersonRow, "id">>,
  now: Date,
  byUserId: bigint,
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { ...details, updatedAt: now, updatedById: byUserId } });
}

/** Carries what people are called by over to their client records; returns how many there are. */
export async function renameClients(
  tx: Transaction,
  userId: bigint,
  person: { name: string; email: string; mobile: string },
  now: Date,
  byUserId: bigint,
): Promise<number> {
  const { name, email, mobile } = person;
  const { count } = await tx.client.updateMany({
    where: { userId, NOT: { name, email, mobile } },
    data: { name, email, mobile, updatedAt: now, updatedById: byUserId },
  });
  return count;
}

export async function dropCapabilities(tx: Transaction, userId: bigint): Promise<number> {
  const { count } = await tx.capabilityGrant.deleteMany({ where: { userId } });
  return count;
}

/** Whether a book stands under a sign-in, or under a client. */
export function hasBooks(tx: Transaction, owner: { userId: bigint } | { clientId: bigint }): Promise<boolean> {
  const [userId, clientId] = "userId" in owner ? [owner.userId, null] : [null, owner.clientId];
  return queryValue(tx, column.boolean)`
    select exists (select from clients c join books b on b.client_id = c.id
                   where (c.user_id = ${userId}::bigint or c.id = ${clientId}::bigint) and b.status <> 'withdrawn')`;
}
