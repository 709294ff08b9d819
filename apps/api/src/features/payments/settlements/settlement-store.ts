import { settlementFilterCodes, settlementLineStateCodes } from "@thangam/contracts/payments/settlement-schemas";
import { Prisma } from "#generated/prisma/client.ts";
import type { CommandContext } from "#core/command-context.ts";
import * as column from "#platform/database/columns.ts";
import type { Database, Reader, Transaction } from "#platform/database/db.ts";
import { containing } from "#platform/database/like.ts";
import { queryRow, queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { RowOf } from "#platform/database/rows.ts";
import type { FileLine } from "./parse-settlement-line.ts";

interface Bounds {
  search?: string | undefined;
  limit: number;
  offset: number;
}

const settlement = row({
  settlementId: column.text,
  utr: column.text,
  settledOn: column.day,
  netPaise: column.paise,
  grossPaise: column.paise,
  feePaise: column.paise,
  taxPaise: column.paise,
  lineCount: column.integer,
  openCount: column.integer,
});

export async function selectSettlements(db: Reader, { search, limit, offset }: Bounds) {
  const where =
    search === undefined
      ? Prisma.sql`true`
      : Prisma.sql`(l.settlement_id ilike ${containing(search)} or l.utr ilike ${containing(search)})`;
  const [rows, total] = await Promise.all([
    queryRows(db, settlement)`
      select l.settlement_id, min(l.utr) as utr, to_char(min(l.settled_on), 'YYYY-MM-DD') as settled_on,
        sum(l.gross_paise - l.fee_paise - l.tax_paise)::bigint as net_paise, sum(l.gross_paise)::bigint as gross_paise,
        sum(l.fee_paise)::bigint as fee_paise, sum(l.tax_paise)::bigint as tax_paise, count(*)::int as line_count,
        (count(*) filter (where l.state <> 'matched' and l.decided_at is null))::int as open_count
      from settlement_lines l where ${where}
      group by l.settlement_id order by min(l.settled_on) desc, l.settlement_id desc limit ${limit} offset ${offset}`,
    queryValue(db, column.integer)`select count(distinct l.settlement_id)::int from settlement_lines l where ${where}`,
  ]);
  return { rows, total };
}

const line = row({
  lineId: column.id,
  settlementId: column.text,
  settledOn: column.day,
  gatewayKind: column.text,
  entityId: column.text,
  paymentId: column.nullable(column.id),
  bookNumber: column.nullable(column.text),
  grossPaise: column.paise,
  feePaise: column.paise,
  taxPaise: column.paise,
  expectedPaise: column.nullable(column.paise),
  state: column.phraseOf(settlementLineStateCodes),
  decidedAt: column.nullable(column.moment),
  decidedBy: column.nullable(column.text),
  remarks: column.nullable(column.text),
});

export type SettlementLine = RowOf<typeof line>;

const LINES = Prisma.sql`
  select l.id as line_id, l.settlement_id, to_char(l.settled_on, 'YYYY-MM-DD') as settled_on, l.gateway_kind, l.entity_id,
    l.payment_id, b.number as book_number, l.gross_paise, l.fee_paise, l.tax_paise, l.expected_paise, l.state, l.decided_at,
    u.name as decided_by, l.remarks`;
const FROM_LINES = Prisma.sql`
  from settlement_lines l left join payments p on p.id = l.payment_id left join books b on b.id = p.book_id
  left join users u on u.id = l.decided_by_id`;

export async function selectSettlementLines(
  db: Reader,
  { state, search, limit, offset }: Bounds & { state?: (typeof settlementFilterCodes.phrases)[number] | undefined },
) {
  const conditions = [Prisma.sql`true`];
  const wanted = state && settlementFilterCodes.of(state);
  if (wanted === "open") conditions.push(Prisma.sql`l.state <> 'matched' and l.decided_at is null`);
  if (wanted === "matched") conditions.push(Prisma.sql`l.state = 'matched'`);
  if (wanted === "decided") conditions.push(Prisma.sql`l.decided_at is not null`);
  if (search !== undefined) {
    const pattern = containing(search);
    conditions.push(
      Prisma.sql`(l.settlement_id ilike ${pattern} or l.entity_id ilike ${pattern} or b.number ilike ${pattern})`,
    );
  }
  const where = Prisma.join(conditions, " and ");
  const [rows, total] = await Promise.all([
    queryRows(db, line)`
      ${LINES} ${FROM_LINES} where ${where}
      order by l.settled_on desc, l.id desc limit ${limit} offset ${offset}`,
    queryValue(db, column.integer)`select count(*)::int ${FROM_LINES} where ${where}`,
  ]);
  return { rows, total };
}

export function settlementLineOf(db: Reader, id: bigint): Promise<SettlementLine | undefined> {
  return queryRow(db, line)`${LINES} ${FROM_LINES} where l.id = ${id}`;
}

const uploaded = row({
  newCount: column.integer,
  openCount: column.integer,
  netPaise: column.paise,
});

/** What came of a file. */
export function uploadOf(db: Transaction, fileId: bigint) {
  return queryRow(db, uploaded)`
    select count(*)::int as new_count,
      (count(*) filter (where state <> 'matched'))::int as open_count,
      coalesce(sum(gross_paise - fee_paise - tax_paise), 0)::bigint as net_paise
    from settlement_lines where file_id = ${fileId}`;
}

const weighedUpload = row({
  settlements: column.text,
  fromBank: column.paise,
  unknownTaken: column.paise,
  highFees: column.paise,
});

// Each function below is one SQL function of the same name.

export function dangerOfSettlements(tx: Transaction, fileId: bigint) {
  return queryRow(tx, weighedUpload)`select * from danger_of_settlements(${fileId}::bigint)`;
}

export function addSettlementFile(
  tx: Transaction,
  context: CommandContext,
  { now, gateway, fileName, fileHash }: { now: Date; gateway: string; fileName: string; fileHash: Uint8Array },
): Promise<bigint> {
  return queryValue(tx, column.id)`
    select add_settlement_file(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${gateway}, ${fileName},
      ${fileHash}::bytea)`;
}

export async function addSettlementLines(tx: Transaction, fileId: bigint, lines: readonly FileLine[]): Promise<void> {
  const sent = lines.map((one) => ({
    kind: one.kind,
    gateway_kind: one.gatewayKind,
    entity_id: one.entityId,
    settlement_id: one.settlementId,
    utr: one.utr,
    dispute_id: one.disputeId,
    settled_on: one.settledOn,
    gross_paise: one.grossPaise.toString(),
    fee_paise: one.feePaise.toString(),
    tax_paise: one.taxPaise.toString(),
  }));
  await tx.$executeRaw`select add_settlement_lines(${fileId}::bigint, ${JSON.stringify(sent)}::jsonb)::text`;
}

export async function postSettlements(
  tx: Transaction,
  context: CommandContext,
  { now, day, fileId }: { now: Date; day: string; fileId: bigint },
): Promise<void> {
  await tx.$executeRaw`
    select post_settlements(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date, ${fileId}::bigint)::text`;
}

export function matchSettlementLines(
  tx: Transaction,
  context: CommandContext,
  now: Date,
  day: string,
): Promise<number> {
  return queryValue(tx, column.integer)`
    select match_settlement_lines(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date)`;
}

export function matchWaitingLines(db: Database, context: CommandContext, now: Date, day: string): Promise<number> {
  return queryValue(db, column.integer)`
    select match_waiting_lines(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${day}::date)`;
}

export async function decideSettlementLine(
  tx: Transaction,
  context: CommandContext,
  { now, lineId, remarks }: { now: Date; lineId: bigint; remarks: string },
): Promise<void> {
  await tx.$executeRaw`
    select decide_settlement_line(${JSON.stringify(context)}::jsonb, ${now}::timestamptz, ${lineId}::bigint,
      ${remarks})::text`;
}
