import type { StaffTaskKind } from "@thangam/contracts/messages/notification-schemas";
import { staffTaskKinds } from "@thangam/contracts/messages/notification-schemas";
import { Prisma } from "#generated/prisma/client.ts";
import * as column from "#platform/database/columns.ts";
import type { Reader, Transaction } from "#platform/database/db.ts";
import { queryRows, row } from "#platform/database/rows.ts";
import { andOf, isOf } from "#platform/database/branches.ts";
import type { Branches } from "#platform/database/branches.ts";

const staffTaskRow = row({
  kind: column.enumOf(staffTaskKinds),
  total: column.integer,
  unread: column.integer,
  /** When the newest of it came. */
  at: column.moment,
  day: column.nullable(column.day),
});

/** Whose tasks, and when. */
interface Asked {
  branches: Branches;
  userId: bigint;
  /** The operations about which they may decide when a call of it waits for an approval. */
  checkable: readonly string[];
  now: Date;
  today: string;
}

/** What there is to do of these kinds, and how much of it came since the person last saw it. */
export function selectStaffTasks(db: Reader, kinds: readonly StaffTaskKind[], asked: Asked) {
  const { userId } = asked;
  const parts = kinds.map((kind) => Prisma.sql`(${tasksOf(kind, asked)})`);
  return queryRows(db, staffTaskRow)`
    select w.kind, count(*)::int as total, max(w.since) as at, min(w.day)::text as day,
      (count(*) filter (where w.since > coalesce(s.seen_up_to, '-infinity')))::int as unread
    from (${Prisma.join(parts, " union all ")}) w(kind, since, day)
    left join notifications_seen s on s.user_id = ${userId} and s.kind = w.kind
    group by w.kind
    order by array_position(${[...kinds]}::text[], w.kind)`;
}

/** Each by an index that holds what is open alone. What counts as new is when it came, not when it was due. */
function tasksOf(kind: StaffTaskKind, { branches, userId, checkable, now, today }: Asked): Prisma.Sql {
  const ofPayment = andOf(Prisma.sql`p.branch_id`, branches);
  switch (kind) {
    case "requests_waiting":
      return Prisma.sql`select 'requests_waiting', email_verified_at, null::date from requests
        where email_verified_at is not null and (client_status = 'pending' or book_status = 'pending')
        ${andOf(Prisma.sql`branch_id`, branches)}`;
    case "payments_verified":
      return Prisma.sql`select 'payments_verified', coalesce(m.created_at, p.created_at), null::date from payments p
        left join outbox_messages m on m.dedupe_key = 'payment_verified:' || p.id
        where p.status = 'verified' and ${hasNoException} ${ofPayment}`;
    case "payments_pending":
      return Prisma.sql`select 'payments_pending', p.created_at, null::date from payments p
        where p.status = 'pending' and ${hasNoException} and ${isNotAskedFor} ${ofPayment}`;
    case "payment_exceptions":
      return Prisma.sql`select 'payment_exceptions', e.raised_at, null::date from payment_exceptions e
        where e.resolved_at is null ${exceptionsOf(branches)}`;
    case "settlement_lines_open":
      return Prisma.sql`select 'settlement_lines_open', f.uploaded_at, null::date from settlement_lines l
        join settlement_files f on f.id = l.file_id where l.state <> 'matched' and l.decided_at is null`;
    case "messages_failed":
      return Prisma.sql`select 'messages_failed', dead_at, null::date from outbox_messages
        where dead_at > ${now}::timestamptz - interval '30 days'`;
    case "day_open":
      return Prisma.sql`select 'day_open', (d.day + 1)::timestamptz, d.day
        from (select day_to_close_before(${today}::date, p.id) as day from places p
          where ${isOf(Prisma.sql`p.id`, branches)}) d where d.day is not null`;
    case "jobs_failing":
      // Not what failed once and is tried again, nor work that is not done any more.
      return Prisma.sql`select 'jobs_failing', since, null::date from job_failures
        where last_at >= since + interval '2 minutes' and last_at > ${now}::timestamptz - interval '2 days'`;
    case "books_maturing":
      return Prisma.sql`select 'books_maturing', greatest(b.created_at, (m.matures_on - 30)::timestamptz), null::date
        from books_maturing(null, ${today}::date, null, ${today}::date + 30) m join books b on b.id = m.book_id
        where true ${andOf(Prisma.sql`b.branch_id`, branches)}`;
    case "bank_overdue":
      // What the Admins were told of, as long as no balance shows it.
      return Prisma.sql`select 'bank_overdue', t.told_at, null::date from places p
        cross join lateral unconfirmed_at_bank(p.id, ${today}::date) u join bank_tellings t on t.journal_id = u.journal_id
        where ${isOf(Prisma.sql`p.id`, branches)}`;
    case "receipts_unconfirmed":
      // One for each payment method.
      return Prisma.sql`select 'receipts_unconfirmed', t.told_at, null::date from (
          select distinct on (place_id, account_id) * from receipt_tellings
          order by place_id, account_id, before_day desc) t
        left join balances_at('infinity') b on (b.place_id, b.account_id) = (t.place_id, t.account_id)
        where t.amount_paise > 0 ${andOf(Prisma.sql`t.place_id`, branches)}
          and receipts_unconfirmed(t.place_id, t.account_id, coalesce(b.balance, 0), '-infinity', t.before_day) > 0`;
    case "receipts_left_over":
      return Prisma.sql`select 'receipts_left_over', l.noted_at, null::date from told_leftovers() l
        where ${isOf(Prisma.sql`l.place_id`, branches)}`;
    case "safe_uncounted":
      return Prisma.sql`select 'safe_uncounted', u.told_at, null::date from uncounted_safes(${today}::date) u
        where ${isOf(Prisma.sql`u.place_id`, branches)}`;
    case "safe_counted":
      return Prisma.sql`select 'safe_counted', counted_at, null::date from safe_counts
        where counted_by_id is distinct from ${userId} and counted_at > ${now}::timestamptz - interval '7 days'
          ${andOf(Prisma.sql`place_id`, branches)}`;
    case "approvals_waiting":
    case "approvals_decided":
    case "approvals_told":
      return approvalsOf(kind, { branches, userId, checkable, now });
  }
}

function approvalsOf(
  kind: Extract<StaffTaskKind, `approvals_${string}`>,
  { branches, userId, checkable, now }: Omit<Asked, "today">,
): Prisma.Sql {
  switch (kind) {
    case "approvals_waiting":
      return Prisma.sql`select 'approvals_waiting', asked_at, null::date from approvals
        where state = 'waiting' and maker_id <> ${userId} and operation = any(${[...checkable]}::text[])
          ${andOf(Prisma.sql`branch_id`, branches)}
          and expires_at > ${now}::timestamptz`;
    case "approvals_decided":
      return Prisma.sql`select 'approvals_decided', decided_at, null::date from approvals
        where maker_id = ${userId} and state in ('approved', 'refused', 'failed', 'expired')
          and decided_at > ${now}::timestamptz - interval '7 days'`;
    case "approvals_told":
      return Prisma.sql`select 'approvals_told', asked_at, null::date from approvals
        where state = 'told' and maker_id <> ${userId} and asked_at > ${now}::timestamptz - interval '7 days'
          ${andOf(Prisma.sql`branch_id`, branches)}`;
  }
}

/** Of payments that they took, or that are of their books. */
function exceptionsOf(branches: Branches): Prisma.Sql {
  if (branches === null) return Prisma.empty;
  return Prisma.sql`and exists (
    select from payments p join books b on b.id = p.book_id
    where p.id = e.payment_id and (${isOf(Prisma.sql`p.branch_id`, branches)} or ${isOf(Prisma.sql`b.branch_id`, branches)}))`;
}

const hasNoException = Prisma.sql`not is_set_aside(p)`;

/** A gateway that answers is asked by the portal itself; staff look at what only a bank statement tells, as of UPI. */
const isNotAskedFor = Prisma.sql`not exists (
  select from gateway_orders o where o.payment_id = p.id and o.gateway <> 'upi' and o.next_check_at is not null)`;

/** Never goes back: of two screens that are open, the one that saw more counts. */
export async function markStaffTasksSeen(
  tx: Transaction,
  userId: bigint,
  seen: readonly { kind: StaffTaskKind; at: Date }[],
): Promise<void> {
  await tx.$executeRaw`
    insert into notifications_seen (user_id, kind, seen_up_to)
    select ${userId}::bigint, s.kind, max(s.at)
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(kind text, at timestamptz)
    group by s.kind order by s.kind
    on conflict (user_id, kind) do update
      set seen_up_to = greatest(notifications_seen.seen_up_to, excluded.seen_up_to)`;
}
