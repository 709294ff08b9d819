import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const pushedMessage = row({
  id: column.id,
  kind: column.text,
  /** Who reads it on their devices. */
  userId: column.id,
  language: column.nullable(column.text),
});

export type PushedMessage = RowOf<typeof pushedMessage>;

/** Those of these messages that their person has not read yet and may still read. */
export function unreadMessages(db: Database, ids: readonly bigint[], now: Date): Promise<PushedMessage[]> {
  return queryRows(db, pushedMessage)`
    select m.id, m.kind, u.id as user_id, u.language
    from outbox_messages m
    left join clients c on c.id = m.client_id
    join users u on u.id = coalesce(m.user_id, c.user_id)
    where m.id = any(${ids}::bigint[]) and m.read_at is null
      and (m.expires_at is null or m.expires_at > ${now}::timestamptz)
    order by m.id`;
}

const subscription = row({
  sessionId: column.text,
  userId: column.id,
  endpointHash: column.bytes,
  sealed: column.bytes,
});

export type StoredSubscription = RowOf<typeof subscription>;

/** Where these people take pushes now: in browsers in which they are signed in. */
export function liveSubscriptions(db: Database, userIds: readonly bigint[], now: Date): Promise<StoredSubscription[]> {
  return queryRows(db, subscription)`
    select p.session_id::text as session_id, s.user_id, p.endpoint_hash, p.sealed
    from push_subscriptions p join sessions s on s.id = p.session_id join users u on u.id = s.user_id
    where s.user_id = any(${userIds}::bigint[]) and s.revoked_at is null and s.expires_at > ${now}::timestamptz
      and u.status = 'active'`;
}

/** Forgets a place that takes no pushes any more, unless its browser has subscribed anew meanwhile. */
export async function forgetSubscription(
  db: Database,
  { sessionId, endpointHash }: Pick<StoredSubscription, "sessionId" | "endpointHash">,
): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId, endpointHash } });
}

/** The hours of the shop's day between which a push waits. */
export function readQuietHours(db: Database): Promise<{ fromHour: number; untilHour: number }> {
  return queryOnlyRow(db, quietHours)`
    select setting_count('quiet_from_hour') as from_hour, setting_count('quiet_until_hour') as until_hour`;
}

const quietHours = row({ fromHour: column.integer, untilHour: column.integer });

/** Puts pushes in line again for a later moment. */
export async function queueLater(db: Database, ids: readonly bigint[], after: Date): Promise<void> {
  await db.$executeRaw`
    select queue_job('pushes', id, false, ${after}::timestamptz) from unnest(${ids}::bigint[]) as id`;
}
