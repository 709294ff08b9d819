import { Prisma } from "#generated/prisma/client.ts";
import type { Database } from "#platform/db.ts";
import { containing } from "#platform/like.ts";
import type { MessageAbout } from "./outbox-store.ts";

/** A message as it is kept, whatever became of it. */
export interface KeptMessage extends MessageAbout {
  id: bigint;
  createdAt: Date;
  attempts: number;
  mailedAt: Date | null;
  textedAt: Date | null;
  deliveredAt: Date | null;
  deadAt: Date | null;
  lastError: string | null;
}

export interface MessageFilter {
  /** To this client, or to the person who signs in for them. */
  clientId?: bigint | undefined;
  state?: "Waiting" | "Delivered" | "Given up" | undefined;
  search?: string | undefined;
  isOldestFirst: boolean;
  limit: number;
  offset: number;
}

/** What was written to people. The secrets of messages stay where they are. */
export async function selectMessages(
  db: Database,
  filter: MessageFilter,
): Promise<{ rows: KeptMessage[]; total: number }> {
  const where = whereOf(filter);
  const order = filter.isOldestFirst ? Prisma.sql`m.id` : Prisma.sql`m.id desc`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<KeptMessage[]>`
      select m.id, m.kind, m.client_id as "clientId", m.user_id as "userId", m.payload, m.created_at as "createdAt",
        m.attempts, m.mailed_at as "mailedAt", m.texted_at as "textedAt", m.delivered_at as "deliveredAt", m.dead_at as "deadAt", m.last_error as "lastError"
      from outbox_messages m
      where ${where}
      order by ${order} limit ${filter.limit} offset ${filter.offset}`,
    db.$queryRaw<[{ total: number }]>`select count(*)::int as total from outbox_messages m where ${where}`,
  ]);
  return { rows, total: counted.total };
}

function whereOf({ clientId, state, search }: MessageFilter): Prisma.Sql {
  // A code that was asked for with an unknown address goes to nobody.
  const conditions = [Prisma.sql`(m.client_id is not null or m.user_id is not null)`];
  if (clientId !== undefined) {
    conditions.push(Prisma.sql`(m.client_id = ${clientId}
      or m.user_id = (select user_id from clients where id = ${clientId}))`);
  }
  if (state === "Waiting") conditions.push(Prisma.sql`m.delivered_at is null and m.dead_at is null`);
  if (state === "Delivered") conditions.push(Prisma.sql`m.delivered_at is not null`);
  if (state === "Given up") conditions.push(Prisma.sql`m.dead_at is not null`);
  if (search !== undefined) {
    const pattern = containing(search);
    // As arrays the people are found first and their messages by index.
    conditions.push(Prisma.sql`(m.client_id = any(array(select id from clients
        where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern}))
      or m.user_id = any(array(select id from users
        where name ilike ${pattern} or email ilike ${pattern} or mobile ilike ${pattern})))`);
  }
  return Prisma.join(conditions, " and ");
}
