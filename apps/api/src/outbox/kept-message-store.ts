import { messageChannelCodes, messageStateCodes, sendFailureCodes } from "@thangam/contracts/messages/schemas";
import type { MessageKind } from "@thangam/contracts/messages/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys } from "#platform/database/listing.ts";
import { queryRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { kindsWithSms } from "./write-text.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** A message as it is kept, whatever became of it. */
const keptMessage = row({
  id: column.id,
  kind: column.text,
  clientId: column.nullable(column.id),
  userId: column.nullable(column.id),
  payload: column.json,
  createdAt: column.moment,
  attempts: column.integer,
  mailedAt: column.nullable(column.moment),
  textedAt: column.nullable(column.moment),
  deliveredAt: column.nullable(column.moment),
  deadAt: column.nullable(column.moment),
  failure: column.nullable(column.phraseOf(sendFailureCodes)),
  lastError: column.nullable(column.text),
  /** After this it is of no use. */
  expiresAt: column.nullable(column.moment),
  resends: column.integer,
  /** A reminder to somebody who wants none any more. */
  isUnwanted: column.boolean,
});

export type KeptMessage = RowOf<typeof keptMessage>;

interface MessageFilter {
  branches: Branches;
  /** To this client, or to the person who signs in for them. */
  clientId?: bigint | undefined;
  state?: (typeof messageStateCodes.phrases)[number] | undefined;
  kind?: MessageKind | undefined;
  way?: (typeof messageChannelCodes.phrases)[number] | undefined;
  /** On which it was written, in the shop's time zone. */
  day?: string | undefined;
  timeZone: string;
  search?: string | undefined;
  isOldestFirst: boolean;
}

/** A code that was asked for with an unknown address goes to nobody; a request is answered to whoever made it. */
const hasReader = Prisma.sql`(m.client_id is not null or m.user_id is not null or m.payload ? 'requestId')`;

/** Where nobody turns the pages any more. */
const maxCounted = 10_000;

const columns = Prisma.sql`m.id, m.kind, m.client_id, m.user_id, m.payload, m.created_at, m.attempts, m.mailed_at,
  m.texted_at, m.delivered_at, m.dead_at, m.error_code as failure, m.last_error, m.expires_at, m.resends,
  m.kind like 'reminder%' and coalesce(not u.wants_reminders, false) as is_unwanted`;

/** What was written to people. The secrets of messages stay where they are. */
export async function selectMessages(
  db: Reader,
  filter: MessageFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: KeptMessage[]; total: number; isMore: boolean }> {
  const where = whereOf(filter);
  const [rows, counted] = await Promise.all([
    messagesIn(db, filter, Prisma.sql`where ${where} order by ${orderOf(filter)} limit ${limit} offset ${offset}`),
    queryValue(db, column.integer)`
      select count(*)::int from (select from outbox_messages m where ${where} limit ${maxCounted + 1}) counted`,
  ]);
  const isMore = counted > maxCounted;
  return { rows, total: isMore ? Math.max(maxCounted, offset + rows.length) : counted, isMore };
}

export function messageKeys(db: Reader, filter: MessageFilter, limit: number): Promise<Keys> {
  const from = Prisma.sql`from outbox_messages m where ${whereOf(filter)}`;
  return selectKeys(db, { from, key: Prisma.sql`m.id`, order: orderOf(filter) }, limit);
}

export function messagesByKeys(db: Reader, filter: MessageFilter, keys: readonly bigint[]): Promise<KeptMessage[]> {
  return messagesIn(db, filter, Prisma.sql`where m.id = any(${keys})`);
}

function messagesIn(db: Reader, filter: MessageFilter, which: Prisma.Sql): Promise<KeptMessage[]> {
  return queryRows(db, keptMessage)`
    select ${columns}
    from (select m.* from outbox_messages m ${which}) m
    left join users u on u.id = m.user_id
    order by ${orderOf(filter)}`;
}

/** What is about a book of these branches or a request to them, or to somebody who has books there and, as far as it names books, no others. */
function isAboutOf(branches: Branches): Prisma.Sql {
  const isTheirs = isOf(Prisma.sql`b.branch_id`, branches);
  return Prisma.sql`case
    when m.payload ? 'bookId' then exists (
      select from books b where b.id = (m.payload ->> 'bookId')::bigint and ${isTheirs})
    when m.payload ? 'requestId' then exists (
      select from requests b where b.id = (m.payload ->> 'requestId')::bigint and ${isTheirs})
    else exists (
        select from clients c join books b on b.client_id = c.id
        where (c.id = m.client_id or c.user_id = m.user_id) and ${isTheirs})
      and not exists (
        select from reminder_lines l join books b on b.id = l.book_id
        where l.reminder_id = (m.payload ->> 'reminderId')::bigint and not ${isTheirs}) end`;
}

function orderOf({ isOldestFirst }: MessageFilter): Prisma.Sql {
  return isOldestFirst ? Prisma.sql`m.id` : Prisma.sql`m.id desc`;
}

/** One of them, locked until the end of the transaction. */
export async function selectMessage(tx: Transaction, id: bigint): Promise<KeptMessage | null> {
  const message = await queryRow(tx, keptMessage)`
    select ${columns} from outbox_messages m left join users u on u.id = m.user_id
    where m.id = ${id} and ${hasReader} for update of m`;
  return message ?? null;
}

function whereOf({ branches, clientId, kind, way, day, timeZone, search, ...filter }: MessageFilter): Prisma.Sql {
  const state = filter.state && messageStateCodes.of(filter.state);
  const conditions = [hasReader];
  if (branches !== null) conditions.push(isAboutOf(branches));
  if (clientId !== undefined) {
    conditions.push(Prisma.sql`(m.client_id = ${clientId}
      or m.user_id = (select user_id from clients where id = ${clientId}))`);
  }
  if (state === "waiting") conditions.push(Prisma.sql`m.delivered_at is null and m.dead_at is null`);
  if (state === "delivered") conditions.push(Prisma.sql`m.delivered_at is not null`);
  if (state === "given_up") conditions.push(Prisma.sql`m.dead_at is not null`);
  if (kind !== undefined) conditions.push(Prisma.sql`m.kind = ${kind}`);
  if (way !== undefined) {
    const isBoth = messageChannelCodes.of(way) === "mail_and_sms";
    conditions.push(Prisma.sql`(m.kind = any(${[...kindsWithSms]}::text[])) = ${isBoth}`);
  }
  if (day !== undefined) {
    conditions.push(Prisma.sql`m.created_at >= ${day}::date::timestamp at time zone ${timeZone}
      and m.created_at < (${day}::date + 1)::timestamp at time zone ${timeZone}`);
  }
  if (search !== undefined) {
    const pattern = containing(search);
    // As arrays the people are found first and their messages by index.
    conditions.push(Prisma.sql`(m.client_id = any(array(select id from clients
        where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern}))
      or m.user_id = any(array(select id from users
        where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern}))
      or m.payload ->> 'requestId' = any(array(select id::text from requests
        where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern})))`);
  }
  return Prisma.join(conditions, " and ");
}
