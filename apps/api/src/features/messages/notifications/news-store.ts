import { newsKinds } from "@thangam/contracts/messages/notification-schemas";
import type { NewsKind } from "@thangam/contracts/messages/notification-schemas";
import { Prisma } from "#generated/prisma/client.ts";
import type { Database, Transaction } from "#platform/database/db.ts";

export interface NewsRow {
  id: bigint;
  kind: NewsKind;
  clientId: bigint | null;
  userId: bigint | null;
  payload: unknown;
  at: Date;
  isUnread: boolean;
  bookId: bigint | null;
}

/** The messages that are a customer's news, to them or to the clients they sign in for. */
const theirs = (userId: bigint) => Prisma.sql`m.kind = any(${[...newsKinds]}::text[])
  and (m.user_id = ${userId} or m.client_id = any(array(select id from clients where user_id = ${userId})))`;

/** A page of them, newest first, each with the book it is about, when it is about one. */
export function selectNews(
  db: Database,
  userId: bigint,
  { limit, offset }: { limit: number; offset: number },
): Promise<NewsRow[]> {
  return db.$queryRaw<NewsRow[]>`
    select n.*, case
        when n.payload ? 'bookId' then (n.payload ->> 'bookId')::bigint
        when n.payload ? 'paymentId' then (select book_id from payments where id = (n.payload ->> 'paymentId')::bigint)
        when n.payload ? 'requestId' then (select book_id from requests where id = (n.payload ->> 'requestId')::bigint)
        when n.payload ? 'reminderId' then (
          select case when min(book_id) = max(book_id) then min(book_id) end from reminder_lines
          where reminder_id = (n.payload ->> 'reminderId')::bigint)
      end as "bookId"
    from (
      select m.id, m.kind, m.client_id as "clientId", m.user_id as "userId", m.payload, m.created_at as at,
        m.read_at is null as "isUnread"
      from outbox_messages m where ${theirs(userId)}
      order by m.id desc limit ${limit} offset ${offset}) n
    order by n.id desc`;
}

export async function countNews(
  db: Database | Transaction,
  userId: bigint,
): Promise<{ total: number; unread: number }> {
  const [counted] = await db.$queryRaw<[{ total: number; unread: number }]>`
    select count(*)::int as total, (count(*) filter (where m.read_at is null))::int as unread
    from outbox_messages m where ${theirs(userId)}`;
  return counted;
}

/** Of theirs alone: these, or also everything written before them. */
export async function noteNewsSeen(
  tx: Transaction,
  userId: bigint,
  { ids, andOlder }: { ids: readonly bigint[]; andOlder: boolean },
  now: Date,
): Promise<void> {
  const which = andOlder
    ? Prisma.sql`m.id <= (select max(id) from unnest(${[...ids]}::bigint[]) as id)`
    : Prisma.sql`m.id = any(${[...ids]}::bigint[])`;
  await tx.$executeRaw`
    update outbox_messages m set read_at = ${now}::timestamptz
    where m.read_at is null and ${which} and ${theirs(userId)}`;
}
