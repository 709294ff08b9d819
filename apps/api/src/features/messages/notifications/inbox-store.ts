import { inboxKinds } from "@thangam/contracts/messages/notification-schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";

const inboxRow = row({
  id: column.id,
  kind: column.enumOf(inboxKinds),
  clientId: column.nullable(column.id),
  userId: column.nullable(column.id),
  payload: column.json,
  at: column.moment,
  isUnread: column.boolean,
  bookId: column.nullable(column.id),
});

/** The messages that are a customer's news, to them or to the clients they sign in for. */
const theirs = (userId: bigint) => Prisma.sql`m.kind = any(${[...inboxKinds]}::text[])
  and (m.user_id = ${userId} or m.client_id = any(array(select id from clients where user_id = ${userId})))`;

/** A page of them, newest first, each with the book it is about, when it is about one. */
export function selectInbox(db: Database, userId: bigint, { limit, offset }: { limit: number; offset: number }) {
  return queryRows(db, inboxRow)`
    select n.id, n.kind, n.client_id, n.user_id, n.payload, n.at, n.is_unread, case
        when n.payload ? 'bookId' then (n.payload ->> 'bookId')::bigint
        when n.payload ? 'paymentId' then (select book_id from payments where id = (n.payload ->> 'paymentId')::bigint)
        when n.payload ? 'requestId' then (select book_id from requests where id = (n.payload ->> 'requestId')::bigint)
        when n.payload ? 'reminderId' then (
          select case when min(book_id) = max(book_id) then min(book_id) end from reminder_lines
          where reminder_id = (n.payload ->> 'reminderId')::bigint)
      end as book_id
    from (
      select m.id, m.kind, m.client_id, m.user_id, m.payload, m.created_at as at,
        m.read_at is null as is_unread
      from outbox_messages m where ${theirs(userId)}
      order by m.id desc limit ${limit} offset ${offset}) n
    order by n.id desc`;
}

export function countInbox(db: Reader, userId: bigint) {
  return queryOnlyRow(db, inboxCount)`
    select count(*)::int as total, (count(*) filter (where m.read_at is null))::int as unread
    from outbox_messages m where ${theirs(userId)}`;
}

const inboxCount = row({ total: column.integer, unread: column.integer });

/** Of theirs alone: these, or also everything written before them. */
export async function markInboxSeen(
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
