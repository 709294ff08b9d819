import type { CodeIn } from "@thangam/contracts/values/codes";
import { applicationKindCodes, applicationStatusCodes } from "@thangam/contracts/applications/schemas";
import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { roles } from "@thangam/contracts/kernel/roles";
import { isSameCustomerWithoutEmail } from "#features/users/people/index.ts";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader } from "#platform/database/db.ts";
import type { Keys } from "#platform/database/columns.ts";
import { containing } from "#platform/database/like.ts";
import { selectKeys } from "#platform/database/listing.ts";
import type { Slice } from "#platform/database/listing.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import { isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

/** A request as the shop sees it, beside who signs in with its address already. */
const listedRequest = row({
  id: column.id,
  clientId: column.nullable(column.id),
  kind: column.phraseOf(applicationKindCodes),
  name: column.text,
  email: column.text,
  mobile: column.text,
  bookNumber: column.nullable(column.text),
  schemeName: column.text,
  amountPaise: column.paise,
  instalments: column.integer,
  nominees: column.json,
  clientStatus: column.phraseOf(applicationStatusCodes),
  bookStatus: column.phraseOf(applicationStatusCodes),
  knownName: column.nullable(column.text),
  knownMobile: column.nullable(column.text),
  knownType: column.nullable(column.enumOf(roles)),
  knownStatus: column.nullable(column.phraseOf(personStatusCodes)),
  otherBooks: column.integer,
  requestedAt: column.moment,
  decidedAt: column.nullable(column.moment),
  decidedBy: column.nullable(column.text),
  reason: column.nullable(column.text),
});

export type ListedRequest = RowOf<typeof listedRequest>;

interface RequestFilter {
  branches: Branches;
  status?: CodeIn<typeof applicationStatusCodes> | undefined;
  search?: string | undefined;
  sort?: string | undefined;
}

export async function selectRequests(
  db: Reader,
  filter: RequestFilter,
  { limit, offset, keys }: Slice,
): Promise<{ rows: ListedRequest[]; total: number }> {
  const page = Prisma.sql`order by ${orderOf(filter, ORDER_BY_SORT)}, r.id limit ${limit} offset ${offset}`;
  const wanted = keys === undefined ? page : Prisma.sql`and r.id = any(${keys})`;
  const applicant = { name: Prisma.sql`p.name`, mobile: Prisma.sql`p.mobile` };
  const [rows, total] = await Promise.all([
    queryRows(db, listedRequest)`
      select p.id, p.client_id, p.kind, p.name, p.email, p.mobile, p.book_number, p.scheme_name, p.amount_paise,
        p.instalments, p.nominees, p.client_status, p.book_status, p.created_at as requested_at, p.decided_at, p.decided_by, p.reason,
        u.name as known_name, u.mobile as known_mobile, u.user_type as known_type, u.status as known_status,
        (select count(*)::int from books o join clients c on c.id = o.client_id
         where c.user_id = u.id and o.id is distinct from p.book_id) as other_books
      from (
        select r.*, b.number as book_number, v.name as scheme_name, v.instalments,
          (select d.name from users d where d.id = r.decided_by_id) as decided_by
        ${from(filter)} ${wanted}) p
      left join users u on u.id = coalesce(p.user_id,
        (select k.id from users k where k.email = p.email and k.email <> '' and k.status <> 'disabled'),
        (select min(k.id) from users k where p.email = '' and ${isSameCustomerWithoutEmail("k", applicant)}))
      order by ${keys === undefined ? orderOf(filter, LISTED_BY_SORT) : Prisma.sql`array_position(${keys}::bigint[], p.id)`}, p.id`,
    keys === undefined ? queryValue(db, column.integer)`select count(*)::int ${from(filter)}` : keys.length,
  ]);
  return { rows, total };
}

export function requestKeys(db: Reader, filter: RequestFilter, limit: number): Promise<Keys> {
  const order = Prisma.sql`${orderOf(filter, ORDER_BY_SORT)}, r.id`;
  return selectKeys(db, { from: from(filter), key: Prisma.sql`r.id`, order }, limit);
}

function from(filter: RequestFilter): Prisma.Sql {
  return Prisma.sql`
    from requests r
    left join books b on b.id = r.book_id
    join lateral (
      select name, instalments from scheme_versions
      where case when b.id is null then scheme_id = r.scheme_id else id = b.scheme_version_id end
      order by version desc limit 1) v on true
    where ${matching(filter)}`;
}

function orderOf({ sort = "requested" }: RequestFilter, orderBySort: Record<string, Prisma.Sql>): Prisma.Sql {
  return orderBySort[sort] ?? orderBySort["requested"] ?? Prisma.empty;
}

const COLUMN_BY_SORT = { name: "name", email: "email", scheme: "scheme_name", requested: "created_at" } as const;

const ORDER_BY_SORT = orders((name) => (name === "scheme_name" ? "v.name" : `r.${name}`));
const LISTED_BY_SORT = orders((name) => `p.${name}`);

function orders(expressionOf: (column: string) => string): Record<string, Prisma.Sql> {
  return Object.fromEntries(
    Object.entries(COLUMN_BY_SORT).flatMap(([sort, name]) => {
      const expression = expressionOf(name);
      return [
        [sort, Prisma.raw(expression)],
        [`-${sort}`, Prisma.raw(`${expression} desc`)],
      ];
    }),
  );
}

/** What is only half decided still waits. */
function matching({ branches, status, search }: RequestFilter): Prisma.Sql {
  const conditions = [Prisma.sql`r.email_verified_at is not null`, isOf(Prisma.sql`r.branch_id`, branches)];
  if (status === "pending") conditions.push(Prisma.sql`(r.client_status = 'pending' or r.book_status = 'pending')`);
  else if (status !== undefined) conditions.push(Prisma.sql`r.client_status = ${status} and r.book_status = ${status}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(r.name ilike ${pattern} or r.email ilike ${pattern} or r.mobile ilike ${pattern}
      or b.number ilike ${pattern} or v.name ilike ${pattern})`);
  }
  return Prisma.join(conditions, " and ");
}
