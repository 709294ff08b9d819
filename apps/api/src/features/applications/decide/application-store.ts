import { Prisma } from "#generated/prisma/client.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryValue, queryValues } from "#platform/database/rows.ts";

export interface RequestRow {
  id: bigint;
  kind: string;
  name: string;
  email: string;
  mobile: string;
  language: string;
  userId: bigint | null;
  isSignInNew: boolean;
  clientId: bigint | null;
  schemeId: bigint;
  schemeVersionId: bigint;
  amountPaise: bigint;
  termsVersion: string;
  /** As the column keeps them. */
  nominees: unknown;
  clientStatus: string;
  bookStatus: string;
  bookId: bigint | null;
  /** Who decided it. */
  decidedBy: string | null;
}

const fields = {
  id: true,
  kind: true,
  name: true,
  email: true,
  mobile: true,
  language: true,
  userId: true,
  isSignInNew: true,
  clientId: true,
  schemeId: true,
  schemeVersionId: true,
  amountPaise: true,
  termsVersion: true,
  nominees: true,
  clientStatus: true,
  bookStatus: true,
  bookId: true,
  decidedBy: { select: { name: true } },
} as const;

/** A verified request, locked until the transaction ends: of two who decide it, the second waits and sees what the first did. */
export async function lockRequest(tx: Transaction, id: bigint): Promise<RequestRow | null> {
  await tx.$executeRaw`select 1 from requests where id = ${id} for no key update`;
  return findRequest(tx, id);
}

export async function findRequest(db: Database | Transaction, id: bigint): Promise<RequestRow | null> {
  const request = await db.request.findFirst({ where: { id, emailVerifiedAt: { not: null } }, select: fields });
  return request === null ? null : { ...request, decidedBy: request.decidedBy?.name ?? null };
}

/** Of the requests of an address, the one that was decided or asked for last, locked; rejected ones are left out. */
export async function lockRequestOf(tx: Transaction, email: string, branches: Branches): Promise<RequestRow | null> {
  const [requestId] = await queryValues(tx, column.id)`
    select r.id from requests r
    where (r.email = ${email} or r.user_id = (select id from users where email = ${email} and status <> 'disabled'))
      and r.email_verified_at is not null and r.client_status <> 'rejected' and r.book_status <> 'rejected'
      and ${isOf(Prisma.sql`r.branch_id`, branches)}
    order by coalesce(r.decided_at, r.created_at) desc, r.id desc limit 1`;
  return requestId === undefined ? null : lockRequest(tx, requestId);
}

type Change = Partial<{
  userId: bigint;
  isSignInNew: boolean;
  clientId: bigint;
  bookId: bigint;
  clientStatus: string;
  bookStatus: string;
  decidedAt: Date;
  decidedById: bigint;
  reason: string;
}>;

export async function updateRequest(tx: Transaction, id: bigint, change: Change): Promise<void> {
  await tx.request.update({ where: { id }, data: change });
}

/** The client that somebody saves under: theirs, an open one first. */
export function clientOfUser(tx: Transaction, userId: bigint) {
  return tx.client.findFirst({ where: { userId }, orderBy: [{ status: "asc" }, { id: "asc" }] });
}

/** A client that goes by an address; `userId` tells whose sign-in they have, if any. */
export async function clientOfEmail(tx: Transaction, email: string) {
  if (email === "") return null;
  return tx.client.findFirst({ where: { email }, orderBy: { id: "asc" } });
}

/** Has a client save on, under their sign-in and the terms they accepted last. */
export async function openClient(
  tx: Transaction,
  clientId: bigint,
  { userId, termsVersion }: { userId: bigint; termsVersion: string },
  now: Date,
  byUserId: bigint,
): Promise<void> {
  const terms = { termsAccepted: true, termsVersion };
  await tx.client.update({
    where: { id: clientId },
    data: { status: "approved", userId, ...terms, updatedAt: now, updatedById: byUserId },
  });
}

/** Whether the message that a key names is still to be sent; null when there is none of that name. */
export async function isMessageWaiting(tx: Transaction, dedupeKey: string): Promise<boolean | null> {
  const message = await tx.outboxMessage.findUnique({ where: { dedupeKey } });
  return message === null ? null : message.deliveredAt === null && message.deadAt === null;
}

/** Somebody's first password: whether it is temporary, and whether it still works. */
export async function temporaryPasswordOf(
  tx: Transaction,
  userId: bigint,
): Promise<{ isTemporary: boolean; expiresAt: Date | null; hash: string }> {
  const { passwordIsTemporary, passwordExpiresAt, passwordHash } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { passwordIsTemporary: true, passwordExpiresAt: true, passwordHash: true },
  });
  return { isTemporary: passwordIsTemporary, expiresAt: passwordExpiresAt, hash: passwordHash };
}

export async function bookNumberOf(tx: Transaction, bookId: bigint): Promise<string> {
  return (await tx.book.findUniqueOrThrow({ where: { id: bookId }, select: { number: true } })).number;
}

/** Whether a version of a scheme promises what the one does that was asked for. */
export function promisesAlike(tx: Transaction, askedId: bigint, versionId: bigint): Promise<boolean> {
  return queryValue(tx, column.boolean)`select promises_alike(${askedId}::bigint, ${versionId}::bigint)`;
}

/** Whether somebody saves already, whatever became of one request of theirs. */
export async function hasBooks(tx: Transaction, userId: bigint): Promise<boolean> {
  return (await tx.book.findFirst({ where: { client: { userId } }, select: { id: true } })) !== null;
}
