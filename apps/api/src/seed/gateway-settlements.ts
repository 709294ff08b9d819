import * as column from "#platform/database/columns.ts";
import type { Transaction } from "#platform/database/db.ts";
import { queryRows, queryValue, row } from "#platform/database/rows.ts";
import type { BusinessDay } from "@thangam/contracts/values/time";
import { addDays } from "./calendar.ts";
import type { ShopYear } from "./calendar.ts";

interface Line {
  kind: "payment" | "refund" | "other";
  gateway_kind: string;
  entity_id: string;
  gross: bigint;
  fee?: bigint;
  tax?: bigint;
}

/** Payments of the second payout; those before them came with the first. */
const LATEST = 3;

/**
 * The gateway has paid out twice, and an Admin brought in its reports: payments with fees, a refund, a line that differs, and
 * others that the books do not know of, of which one is seen to.
 */
export async function settleAtGateway(
  tx: Transaction,
  year: ShopYear,
  admin: { id: bigint; userType: string },
): Promise<void> {
  const payments = await captured(tx);
  const last = payments.at(-1);
  // The payer's bank kept a part of the last one.
  if (last !== undefined) last.line.gross -= 1_000n;
  const payouts = [payments.slice(0, -LATEST), payments.slice(-LATEST)];
  for (const [at, paid] of payouts.entries()) {
    const nextDay = year.openFrom(addDays(paid.at(-1)?.day ?? year.today, 1));
    const settledOn = nextDay < year.today ? nextDay : year.today;
    const rest = at === 0 ? await sentBack(tx) : unknown;
    const lines = [...paid.map(({ line }) => line), ...rest];
    await bringIn(tx, { lines, settledOn, name: `setl_demo_${at + 1}`, now: year.moment(settledOn, 900) }, admin);
  }
}

const capture = row({ entityId: column.text, amountPaise: column.paise, day: column.day });

/** What came to the gateway, with its fee of 2 % and 18 % tax on that. */
async function captured(tx: Transaction): Promise<{ day: BusinessDay; line: Line }[]> {
  const found = await queryRows(tx, capture)`
    select p.gateway_payment_id as entity_id, p.amount_paise, to_char(p.business_day, 'YYYY-MM-DD') as day from payments p
    where p.gateway = 'sandbox' and p.gateway_payment_id is not null
      and (p.status <> 'failed' or exists (select from gateway_refunds g where g.payment_id = p.id))
    order by p.business_day, p.id`;
  return found.map(({ entityId: entity_id, amountPaise: gross, day }) => {
    const fee = gross / 50n;
    return { day, line: { kind: "payment", gateway_kind: "payment", entity_id, gross, fee, tax: (fee * 18n) / 100n } };
  });
}

const refund = row({ entityId: column.text, amountPaise: column.paise });

async function sentBack(tx: Transaction): Promise<Line[]> {
  const found = await queryRows(tx, refund)`
    select refund_id as entity_id, amount_paise from gateway_refunds where state = 'processed' order by payment_id`;
  return found.map(({ entityId: entity_id, amountPaise }) => {
    return { kind: "refund", gateway_kind: "refund", entity_id, gross: 0n - amountPaise };
  });
}

const seenTo = "adj_demo_fee";
const unknown: readonly Line[] = [
  { kind: "payment", gateway_kind: "payment", entity_id: "pay_demo_website", gross: 236_000n, fee: 4_720n, tax: 850n },
  { kind: "other", gateway_kind: "adjustment", entity_id: "adj_demo_chargeback", gross: -59_000n },
  { kind: "other", gateway_kind: "adjustment", entity_id: seenTo, gross: 11_800n },
];

async function bringIn(
  tx: Transaction,
  { lines, settledOn, name, now }: { lines: readonly Line[]; settledOn: string; name: string; now: Date },
  admin: { id: bigint; userType: string },
): Promise<void> {
  const contextOf = (operation: string) =>
    JSON.stringify({
      actorId: admin.id.toString(),
      actorType: admin.userType,
      operation,
      requestId: "demo",
      address: "127.0.0.1",
    });
  const context = contextOf("Upload_Gateway_Settlement");
  const utr = `UTR${settledOn.replaceAll("-", "")}0917`;
  const sent = lines.map(({ gross, fee = 0n, tax = 0n, ...line }) => ({
    ...line,
    settlement_id: name,
    utr,
    settled_on: settledOn,
    gross_paise: gross.toString(),
    fee_paise: fee.toString(),
    tax_paise: tax.toString(),
  }));
  const file = `settlement-recon-${settledOn}.csv`;
  const fileId = await queryValue(tx, column.id)`
    select add_settlement_file(${context}::jsonb, ${now}::timestamptz, 'sandbox', ${file}::text, sha256(convert_to(${file}::text, 'UTF8')))`;
  await tx.$executeRaw`select add_settlement_lines(${fileId}::bigint, ${JSON.stringify(sent)}::jsonb)::text`;
  await tx.$executeRaw`
    select post_settlements(${context}::jsonb, ${now}::timestamptz, ${settledOn}::date, ${fileId}::bigint)::text`;
  await tx.$executeRaw`
    select write_audit(${context}::jsonb, ${now}::timestamptz, 'settlement_file', ${fileId.toString()},
      jsonb_build_object('file', ${file}::text, 'lines', ${lines.length}::int))::text`;
  await tx.$executeRaw`
    select decide_settlement_line(${contextOf("Decide_Settlement_Line")}::jsonb, ${now}::timestamptz, id,
        'The gateway gave back a fee it had charged twice')::text,
      write_audit(${contextOf("Decide_Settlement_Line")}::jsonb, ${now}::timestamptz, 'settlement_line', id::text,
        jsonb_build_object('entityId', entity_id, 'settlementId', settlement_id))::text
    from settlement_lines where file_id = ${fileId}::bigint and entity_id = ${seenTo}`;
}
