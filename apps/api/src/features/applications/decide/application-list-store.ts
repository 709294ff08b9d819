import { Prisma } from "#generated/prisma/client.ts";
import type { Reader } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";

/** A request as the shop sees it, beside who signs in with its address already. */
export interface ListedRequest {
  id: bigint;
  client_id: bigint | null;
  kind: string;
  name: string;
  email: string;
  mobile: string;
  book_number: string | null;
  scheme_name: string;
  amount_paise: bigint;
  instalments: number;
  client_status: string;
  book_status: string;
  known_name: string | null;
  known_mobile: string | null;
  known_type: string | null;
  known_status: string | null;
  other_books: number;
  created_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
  reason: string | null;
}

interface RequestFilter {
  status?: "Pending" | "Approved" | "Rejected" | undefined;
  search?: string | undefined;
  sort?: string | undefined;
  limit: number;
  offset: number;
}

export async function selectRequests(
  db: Reader,
  filter: RequestFilter,
): Promise<{ rows: ListedRequest[]; total: number }> {
  const from = Prisma.sql`
    from requests r
    left join books b on b.id = r.book_id
    join lateral (
      select name, instalments from scheme_versions
      where case when b.id is null then scheme_id = r.scheme_id else id = b.scheme_version_id end
      order by version desc limit 1) v on true
    where ${matching(filter)}`;
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<ListedRequest[]>`
      select p.*, u.name as known_name, u.mobile as known_mobile, u.user_type as known_type, u.status as known_status,
        (select count(*)::int from books o join clients c on c.id = o.client_id
         where c.user_id = u.id and o.id is distinct from p.book_id) as other_books
      from (
        select r.*, b.number as book_number, v.name as scheme_name, v.instalments,
          (select d.name from users d where d.id = r.decided_by_id) as decided_by
        ${from}
        order by ${ORDER_BY_SORT[filter.sort ?? "requested"] ?? ORDER_BY_SORT["requested"]}, r.id
        limit ${filter.limit} offset ${filter.offset}) p
      left join users u on u.id = coalesce(p.user_id,
        (select k.id from users k where k.email = p.email and k.status <> 'Disabled'))
      order by ${LISTED_BY_SORT[filter.sort ?? "requested"] ?? LISTED_BY_SORT["requested"]}, p.id`,
    db.$queryRaw<[{ total: number }]>`select count(*)::int as total ${from}`,
  ]);
  return { rows, total: counted.total };
}

const COLUMN_BY_SORT = { name: "name", email: "email", scheme: "scheme_name", requested: "created_at" } as const;

const ORDER_BY_SORT = orders((column) => (column === "scheme_name" ? "v.name" : `r.${column}`));
const LISTED_BY_SORT = orders((column) => `p.${column}`);

function orders(expressionOf: (column: string) => string): Record<string, Prisma.Sql> {
  return Object.fromEntries(
    Object.entries(COLUMN_BY_SORT).flatMap(([sort, column]) => {
      const expression = expressionOf(column);
      return [
        [sort, Prisma.raw(expression)],
        [`-${sort}`, Prisma.raw(`${expression} desc`)],
      ];
    }),
  );
}

/** What is only half decided still waits. */
function matching({ status, search }: RequestFilter): Prisma.Sql {
  const conditions = [Prisma.sql`r.email_verified_at is not null`];
  if (status === "Pending") conditions.push(Prisma.sql`(r.client_status = 'Pending' or r.book_status = 'Pending')`);
  else if (status !== undefined) conditions.push(Prisma.sql`r.client_status = ${status} and r.book_status = ${status}`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(Prisma.sql`(r.name ilike ${pattern} or r.email ilike ${pattern} or r.mobile ilike ${pattern}
      or b.number ilike ${pattern} or v.name ilike ${pattern})`);
  }
  return Prisma.join(conditions, " and ");
}
