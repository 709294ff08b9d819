import { checkpointReasons, verificationKinds } from "@thangam/contracts/evidence/schemas";
import type { VerificationKind } from "@thangam/contracts/evidence/schemas";
import * as column from "#platform/database/columns.ts";
import type { Database } from "#platform/database/db.ts";
import { queryOnlyRow, queryRow, queryRows, queryValues, row } from "#platform/database/rows.ts";
import { inTransaction } from "#platform/database/transaction.ts";

const checkpointRow = row({ number: column.id, at: column.moment, unsound: column.id });

export async function newestCheckpoint(db: Database) {
  const found = await queryRow(db, checkpointRow)`
    select number, at, unsound from evidence_checkpoints order by number desc limit 1`;
  return found ?? null;
}

/** Why the books are to be sealed now: a day was closed or opened again since the last time, or an hour is over. */
export async function reasonToSeal(db: Database, now: Date): Promise<"day" | "hour" | null> {
  const { isDayClosed, isHourOver } = await queryOnlyRow(db, dueRow)`
    select exists (select from day_closings d where greatest(d.closed_at, d.reopened_at) > last.at) as is_day_closed,
      last.at <= ${now}::timestamptz - interval '1 hour' as is_hour_over
    from (select coalesce(max(at), '-infinity') as at from evidence_checkpoints) last`;
  if (isDayClosed) return "day";
  return isHourOver ? "hour" : null;
}

const dueRow = row({ isDayClosed: column.boolean, isHourOver: column.boolean });

const shown = 20;

export async function newestNote(db: Database): Promise<string | null> {
  const found = await db.evidenceCheckpoint.findFirst({ orderBy: { number: "desc" }, select: { note: true } });
  return found?.note ?? null;
}

export function lastCheckpoints(db: Database) {
  return queryRows(db, shownCheckpoint)`
    select number, at, reason, leaves, changed, unsound, took_ms, stored_at, mailed_at
    from evidence_checkpoints order by number desc limit ${shown}`;
}

const shownCheckpoint = row({
  number: column.id,
  at: column.moment,
  reason: column.enumOf(checkpointReasons),
  leaves: column.id,
  changed: column.id,
  unsound: column.id,
  tookMs: column.integer,
  storedAt: column.nullable(column.moment),
  mailedAt: column.nullable(column.moment),
});

export function lastVerifications(db: Database) {
  return queryRows(db, shownVerification)`
    select id, kind, started_at, finished_at, journals, finding_count,
      array(select jsonb_array_elements_text(findings)) as findings
    from verifications order by id desc limit ${shown}`;
}

const shownVerification = row({
  id: column.id,
  kind: column.enumOf(verificationKinds),
  startedAt: column.moment,
  finishedAt: column.moment,
  journals: column.id,
  findingCount: column.integer,
  findings: column.listOf(column.text),
});

const storedAtOnce = 100;

/** The oldest checkpoints that are not in the object store. */
export function findUnstored(db: Database): Promise<bigint[]> {
  return queryValues(db, column.id)`
    select number from evidence_checkpoints where stored_at is null order by number limit ${storedAtOnce}`;
}

export async function noteStored(db: Database, number: bigint, now: Date): Promise<void> {
  await db.evidenceCheckpoint.update({ where: { number }, data: { storedAt: now }, select: { number: true } });
}

/** Queues a mail to every Admin for each checkpoint of a closed day that was not mailed, and returns for how many. */
export function queueMails(db: Database, now: Date): Promise<number> {
  return inTransaction(db, async (tx) => {
    const due = await tx.evidenceCheckpoint.findMany({
      where: { mailedAt: null, reason: { in: ["first", "day", "restore"] } },
      orderBy: { number: "asc" },
      take: mailedAtOnce,
    });
    for (const { number, note } of due) {
      const payload = JSON.stringify({ number: number.toString(), note });
      await tx.$executeRaw`
        select queue_to_admins(${now}::timestamptz, 'books_sealed', ${`books_sealed:${number}`}, ${payload}::jsonb)::text`;
      await tx.evidenceCheckpoint.update({ where: { number }, data: { mailedAt: now }, select: { number: true } });
    }
    return due.length;
  });
}

const mailedAtOnce = 20;

/**
 * Up to which checkpoint everything was found well; null where all is to be checked again: a week after that was done last, where the last
 * time found something, and where nothing was sealed then.
 */
export async function verifiedUpTo(db: Database, now: Date): Promise<bigint | null> {
  const found = await queryOnlyRow(db, verifiedRow)`
    select last.checkpoint, last.finding_count = 0 and exists (select from verifications
      where kind = 'full' and finding_count = 0 and started_at > ${now}::timestamptz - interval '6 days 12 hours') as is_well
    from (values (1)) one(n)
    left join (select checkpoint, finding_count from verifications order by id desc limit 1) last on true`;
  return found.isWell === true ? found.checkpoint : null;
}

const verifiedRow = row({ checkpoint: column.nullable(column.id), isWell: column.nullable(column.boolean) });

/** As many sentences as somebody reads on a screen. */
const findingsKept = 100;

export interface FinishedVerification {
  kind: VerificationKind;
  startedAt: Date;
  finishedAt: Date;
  /** Everything that is sealed up to it was checked; null where nothing was sealed. */
  checkpoint: bigint | null;
  books: number;
  journals: number;
  versions: number;
  entries: number;
  findings: readonly string[];
}

export async function noteVerification(db: Database, { findings, ...done }: FinishedVerification): Promise<void> {
  await db.verification.create({
    data: { ...done, findingCount: findings.length, findings: findings.slice(0, findingsKept) },
    select: { id: true },
  });
}
