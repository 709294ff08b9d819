import { isSameWithoutEmail } from "#features/users/people/index.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, row } from "#platform/database/rows.ts";
import { DRAFT_MS } from "./application-limits.ts";

type Hash = Uint8Array<ArrayBuffer>;
type NewRequest = Prisma.RequestUncheckedCreateInput;

export async function insertRequest(tx: Transaction, request: NewRequest): Promise<bigint> {
  return (await tx.request.create({ data: request, select: { id: true } })).id;
}

/** Null where there is one with its token already. */
export async function insertRequestOnce(tx: Transaction, request: NewRequest): Promise<bigint | null> {
  const made = await tx.request.createManyAndReturn({ data: [request], skipDuplicates: true, select: { id: true } });
  return made[0]?.id ?? null;
}

/** What the holder of a token asked for, while its address can be verified or once it is. */
export function findByToken(db: Database | Transaction, tokenHash: Hash, now: Date) {
  const isInTime = { createdAt: { gt: new Date(now.getTime() - DRAFT_MS) } };
  return db.request.findFirst({
    where: { tokenHash, OR: [isInTime, { emailVerifiedAt: { not: null } }] },
    select: {
      id: true,
      name: true,
      email: true,
      mobile: true,
      emailVerifiedAt: true,
      schemeId: true,
      amountPaise: true,
    },
  });
}

export async function markVerified(tx: Transaction, requestId: bigint, now: Date): Promise<void> {
  await tx.request.update({ where: { id: requestId }, data: { emailVerifiedAt: now } });
}

/** The same request is waiting already: what was asked for twice is kept once. */
export async function dropUnverified(tx: Transaction, requestId: bigint): Promise<void> {
  await tx.request.delete({ where: { id: requestId } });
}

interface RequestedBook {
  email: string;
  /** Who asks, where they have signed in. */
  userId?: bigint;
  /** Who has no e-mail and has not signed in is told from others by name and number. */
  name: string;
  mobile: string;
  schemeId: bigint;
  amountPaise: bigint;
}

/** How many requests of an address, or of somebody without one, wait for the shop, and whether one of them asks for the very same. */
export function waitingOf(tx: Transaction, { email, userId, name, mobile, schemeId, amountPaise }: RequestedBook) {
  const isTheirs =
    email !== ""
      ? Prisma.sql`email = ${email}`
      : userId !== undefined
        ? Prisma.sql`email = '' and user_id = ${userId}`
        : Prisma.sql`user_id is null and ${isSameWithoutEmail("requests", { name, mobile })}`;
  return queryOnlyRow(tx, waiting)`
    select count(*)::int as count,
      coalesce(bool_or(scheme_id = ${schemeId} and amount_paise = ${amountPaise}::bigint), false) as has_same
    from requests
    where ${isTheirs} and email_verified_at is not null and book_status = 'pending' and client_status <> 'rejected'`;
}

const waiting = row({ count: column.integer, hasSame: column.boolean });

/** The newest first. What somebody asked for before they signed in with the same verified address is theirs, too. */
export function requestsOf(db: Database, { userId, email }: { userId: bigint; email: string }) {
  return db.request.findMany({
    where: { emailVerifiedAt: { not: null }, OR: [{ userId }, ...(email === "" ? [] : [{ userId: null, email }])] },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 20,
    include: {
      book: { select: { number: true } },
      scheme: { include: { versions: { orderBy: { version: "desc" }, take: 1, select: { name: true } } } },
    },
  });
}

/** Throws away the one with this token that nobody verified in time. */
export async function dropOutdated(tx: Transaction, tokenHash: Hash, now: Date): Promise<void> {
  await tx.request.deleteMany({ where: { ...outdatedAt(now), tokenHash } });
}

/** Throws away what nobody verified in time. */
export async function sweepUnverified(db: Database, now: Date): Promise<void> {
  await db.request.deleteMany({ where: outdatedAt(now) });
}

function outdatedAt(now: Date) {
  return { emailVerifiedAt: null, createdAt: { lte: new Date(now.getTime() - DRAFT_MS) } };
}
