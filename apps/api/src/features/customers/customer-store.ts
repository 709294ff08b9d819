import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys, selectListed } from "#platform/database/listing.ts";
import type { Listing, Slice } from "#platform/database/listing.ts";
import { queryRow, row } from "#platform/database/rows.ts";

const customerRow = row({
  id: column.id,
  name: column.text,
  email: column.text,
  mobile: column.text,
  status: column.phraseOf(personStatusCodes),
  designation: column.nullable(column.text),
  department: column.nullable(column.text),
  hasTemporaryPassword: column.boolean,
});

export interface CustomerFilter {
  search?: string | undefined;
  sort?: string | undefined;
}

export function selectCustomers(db: Reader, filter: CustomerFilter, slice: Slice) {
  return selectListed(db, customerRow, listingOf(filter), slice);
}

export function customerKeys(db: Reader, filter: CustomerFilter, limit: number): Promise<Keys> {
  return selectKeys(db, listingOf(filter), limit);
}

function listingOf({ search, sort }: CustomerFilter): Listing {
  return {
    columns: Prisma.sql`
      select u.id, u.name, u.email, u.mobile, u.status, u.department, u.password_is_temporary as has_temporary_password,
        (select d.name from designations d where d.id = u.designation_id) as designation`,
    from: Prisma.sql`from users u where u.user_type = 'Customer' and u.status <> 'withdrawn' and ${matching(search)}`,
    key: Prisma.sql`u.id`,
    order: Prisma.sql`${ORDER_BY_SORT[sort ?? "name"] ?? ORDER_BY_SORT["name"]}, u.id`,
  };
}

export function findCustomer(db: Database, userId: bigint) {
  return db.user.findFirst({
    where: { id: userId, userType: "Customer", status: { not: "withdrawn" } },
    include: { profile: true },
  });
}

/** What is known of a customer, who may never have been asked for it. */
export interface Profile {
  /** One of genderCodes. */
  gender: string | null;
  dateOfBirth: Date | null;
  address: string | null;
  countryId: number | null;
  stateId: number | null;
  cityId: number | null;
  pincode: string | null;
  landmark: string | null;
}

export function findProfile(tx: Transaction, userId: bigint): Promise<Profile | null> {
  return tx.customerProfile.findUnique({ where: { userId } });
}

/** Writes what is known of a customer beyond their sign-in. */
export async function saveProfile(tx: Transaction, userId: bigint, profile: Profile): Promise<void> {
  await tx.customerProfile.upsert({ where: { userId }, create: { userId, ...profile }, update: profile });
}

/** A city that lies in the state, which lies in the country; null when they do not belong together. */
export async function findPlace(
  tx: Transaction,
  { countryId, stateId, cityId }: { countryId: bigint; stateId: bigint; cityId: bigint },
): Promise<{ countryId: number; stateId: number; cityId: number } | null> {
  const place = await queryRow(tx, placeRow)`
    select s.country_id, s.id as state_id, c.id as city_id
    from cities c join states s on s.id = c.state_id
    where c.id = ${cityId}::bigint and s.id = ${stateId}::bigint and s.country_id = ${countryId}::bigint`;
  return place ?? null;
}

const placeRow = row({ countryId: column.integer, stateId: column.integer, cityId: column.integer });

const ORDER_BY_SORT: Record<string, Prisma.Sql> = {
  name: Prisma.sql`u.name`,
  "-name": Prisma.sql`u.name desc`,
  email: Prisma.sql`u.email`,
  "-email": Prisma.sql`u.email desc`,
  mobile: Prisma.sql`u.mobile`,
  "-mobile": Prisma.sql`u.mobile desc`,
  status: Prisma.sql`u.status`,
  "-status": Prisma.sql`u.status desc`,
};

// A part of the name, or all of the e-mail, mobile number or status. Deleted customers show only when their status, or exactly
// one of them, is asked for.
function matching(search: string | undefined): Prisma.Sql {
  if (search === undefined) return Prisma.sql`u.status <> 'disabled'`;
  const typed = search.toLowerCase();
  if (typed === "disabled") return Prisma.sql`u.status = 'disabled'`;
  return Prisma.sql`(u.email = ${typed} or u.mobile = ${search}
    or u.status <> 'disabled' and (u.name ilike ${containing(search)} or lower(u.status) = ${typed}))`;
}
