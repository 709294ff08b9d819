import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { row } from "#platform/database/rows.ts";

const auditEntry = row({
  id: column.id,
  at: column.moment,
  actorId: column.nullable(column.id),
  actorName: column.nullable(column.text),
  actorType: column.nullable(column.text),
  action: column.text,
  recordType: column.text,
  recordId: column.text,
  detail: column.jsonObject,
  requestId: column.text,
  address: column.text,
});

export interface TrailFilter {
  person?: string | undefined;
  actorId?: bigint | undefined;
  recordType?: string | undefined;
  recordId?: string | undefined;
  /** What was done to this client and to their books. */
  clientId?: bigint | undefined;
  action?: string | undefined;
  fromDay?: string | undefined;
  toDay?: string | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  timeZone: string;
}

/** Entries and who made them, in one round trip; days are counted in the shop's time zone. */
export function selectEntries(db: Reader, filter: TrailFilter, slice: Slice) {
  return selectListed(db, auditEntry, listingOf(filter), slice);
}

export function entryKeys(db: Reader, filter: TrailFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf(filter: TrailFilter): Listing {
  return {
    columns: Prisma.sql`
      select e.id, e.at, e.actor_id, u.name as actor_name, e.actor_type, e.operation as action, e.record_type, e.record_id,
        e.detail, e.request_id, e.address`,
    from: Prisma.sql`from audit_entries e left join users u on u.id = e.actor_id where ${whereOf(filter)}`,
    key: Prisma.sql`e.id`,
    order: filter.sort === "at" ? Prisma.sql`e.at, e.id` : Prisma.sql`e.at desc, e.id desc`,
  };
}

function whereOf(filter: TrailFilter): Prisma.Sql {
  const { actorId, recordType, recordId, clientId, action, fromDay, toDay, timeZone } = filter;
  const conditions = [Prisma.sql`true`];
  if (actorId !== undefined) conditions.push(Prisma.sql`e.actor_id = ${actorId}`);
  if (recordType !== undefined) conditions.push(Prisma.sql`e.record_type = ${recordType}`);
  if (recordId !== undefined) conditions.push(Prisma.sql`e.record_id = ${recordId}`);
  if (clientId !== undefined) {
    conditions.push(Prisma.sql`((e.record_type = 'client' and e.record_id = ${clientId}::text)
      or (e.record_type = 'book' and e.record_id = any(array(
        select id::text from books where client_id = ${clientId}))))`);
  }
  if (action !== undefined) conditions.push(Prisma.sql`e.operation = ${action}`);
  if (fromDay !== undefined) conditions.push(Prisma.sql`e.at >= ${fromDay}::date::timestamp at time zone ${timeZone}`);
  if (toDay !== undefined) conditions.push(Prisma.sql`e.at < (${toDay}::date + 1)::timestamp at time zone ${timeZone}`);
  for (const part of [filter.person, filter.search]) if (part !== undefined) conditions.push(madeBy(part));
  return Prisma.join(conditions, " and ");
}

function madeBy(part: string): Prisma.Sql {
  const pattern = containing(part);
  // As an array the people are found first and their entries by index.
  return Prisma.sql`e.actor_id = any(array(
    select id from users where name ilike ${pattern} or email ilike ${pattern}))`;
}
