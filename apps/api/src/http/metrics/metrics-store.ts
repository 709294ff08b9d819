import { paymentStatusCodes } from "@thangam/contracts/values/payments";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, queryRows, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";

const depth = row({
  waiting: column.integer,
  /** How long the oldest of those that are due has been waiting. */
  oldestSeconds: column.number,
  /** Pushes that a push service did not take, and that are tried again. */
  pushesAgain: column.integer,
});

export type QueueFigures = RowOf<typeof depth>;

export function queueFigures(db: Database, now: Date) {
  return queryOnlyRow(db, depth)`
    select count(*)::int as waiting,
      coalesce(extract(epoch from ${now}::timestamptz - min(available_at) filter (where available_at <= ${now}::timestamptz)), 0)::float
        as oldest_seconds,
      (select count(*)::int from pgboss.job where name = 'pushes' and state in ('retry', 'active') and retry_count > 0)
        as pushes_again
    from outbox_messages where delivered_at is null and dead_at is null`;
}

/** From the totals that are kept as payments change: as quick with a million of them. */
export function paymentsByStatus(db: Database) {
  return queryRows(db, statusCount)`
    select status, sum(count)::float as count from payment_totals where business_day = '-infinity' group by status`;
}

const statusCount = row({ status: column.phraseOf(paymentStatusCodes), count: column.number });

/**
 * How long the oldest verified payment has waited to be credited since its money came, and who credits it: the portal or the staff,
 * by the settings. What an exception holds back is left out; zero where none waits.
 */
export function oldestVerified(db: Database, now: Date) {
  return queryOnlyRow(db, verifiedWait)`
    select setting_is_on('auto_acknowledge') as is_automatic,
      coalesce(extract(epoch from ${now}::timestamptz - min(p.paid_at)), 0)::float as seconds
    from payments p where p.status = 'verified' and not is_set_aside(p)`;
}

const verifiedWait = row({ isAutomatic: column.boolean, seconds: column.number });

/** Background work that fails, by name, and how long it has; work that is not done any more is left out after two days. */
export function failingJobs(db: Database, now: Date) {
  return queryRows(db, failingJob)`
    select name, extract(epoch from ${now}::timestamptz - since)::float as seconds from job_failures
    where last_at > ${now}::timestamptz - interval '2 days'`;
}

const failingJob = row({ name: column.text, seconds: column.number });

/** What a gateway signed and nobody could act on. */
export async function malformedEvents(db: Database): Promise<number> {
  return db.malformedEvent.count();
}

export async function openExceptions(db: Database): Promise<number> {
  return db.paymentException.count({ where: { resolvedAt: null } });
}

/**
 * How long the server has not handed over what changed, so that a lost disk would lose as much: since the last piece that it could.
 * Zero while it can, and where nothing is handed over.
 */
export function archiveFailure(db: Database) {
  return queryOnlyRow(db, archiveRow)`
    select coalesce(extract(epoch from now() - coalesce(last_archived_time, stats_reset)), 0)::float as failing_seconds
    from pg_stat_archiver where last_failed_time > coalesce(last_archived_time, '-infinity')
    union all select 0 order by failing_seconds desc limit 1`;
}

const archiveRow = row({ failingSeconds: column.number });

/** When the books were sealed and checked last, and what did not fit then; nothing where that was never done. */
export function evidenceFigures(db: Database, now: Date) {
  return queryOnlyRow(db, evidenceRow)`
    select extract(epoch from ${now}::timestamptz - c.at)::float as sealed_seconds, c.unsound::float,
      extract(epoch from ${now}::timestamptz - v.finished_at)::float as verified_seconds, v.finding_count::float as findings
    from (values (1)) one(n)
    left join (select at, unsound from evidence_checkpoints order by number desc limit 1) c on true
    left join (select finished_at, finding_count from verifications order by id desc limit 1) v on true`;
}

export type EvidenceFigures = RowOf<typeof evidenceRow>;

const evidenceRow = row({
  sealedSeconds: column.nullable(column.number),
  unsound: column.nullable(column.number),
  verifiedSeconds: column.nullable(column.number),
  findings: column.nullable(column.number),
});
