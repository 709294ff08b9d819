import { moneyCapabilities } from "@thangam/contracts/kernel/capabilities";
import { roles } from "@thangam/contracts/kernel/roles";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader } from "#platform/database/db.ts";
import { queryRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { ACTOR_BRANCHES, actorBranches } from "./actor-branches-store.ts";

const liveSession = row({
  sessionId: column.text,
  userId: column.id,
  name: column.text,
  role: column.enumOf(roles),
  mustChangePassword: column.boolean,
  language: column.nullable(column.text),
  capabilities: column.listOf(column.text),
  ...actorBranches,
});

export type LiveSession = RowOf<typeof liveSession>;

/** Those of the sessions that last and whose person is active, and showed the second factor if one is due by now: one round trip. */
export function selectLiveSessions(db: Database, sessionIds: string[], now: Date): Promise<LiveSession[]> {
  return queryRows(db, liveSession)`
    select s.id::text as session_id, u.id as user_id, u.name, u.user_type as role,
      u.password_is_temporary as must_change_password, u.language,
      array(select g.capability from capability_grants g where g.user_id = u.id) as capabilities, ${ACTOR_BRANCHES}
    from sessions s join users u on u.id = s.user_id
    where s.id = any(${sessionIds}::uuid[]) and s.revoked_at is null and s.expires_at > ${now}::timestamptz
      and u.status = 'active'
      and (s.factor_passed_at is not null or not is_factor_due(u.id, u.user_type, ${[...moneyCapabilities]}::text[]))`;
}

const personRow = row({
  userId: column.id,
  name: column.text,
  role: column.enumOf(roles),
  capabilities: column.listOf(column.text),
  ...actorBranches,
});

/** An active person with what they were granted. */
export function findActivePerson(db: Reader, userId: bigint) {
  return queryRow(db, personRow)`
    select u.id as user_id, u.name, u.user_type as role,
      array(select g.capability from capability_grants g where g.user_id = u.id) as capabilities, ${ACTOR_BRANCHES}
    from users u where u.id = ${userId} and u.status = 'active'`;
}
