import type { TestApp } from "./harness.ts";
import { contextOf, testDay, testMoment } from "./money.ts";

/** A line of the gateway's settlement report, in paise. */
export interface ReportLine {
  entity: string;
  id: string;
  /** What it adds to the settlement before fee and tax; less than nothing where money goes out. */
  grossPaise: bigint;
  feePaise?: bigint;
  taxPaise?: bigint;
  disputeId?: string;
  settlementId?: string;
  /** "05/05/2026" */
  settledOn?: string;
}

let serial = 0;

/** The report as the gateway's pages give it: the columns of its published sample, in rupees. */
export function settlementCsv(lines: readonly ReportLine[]): string {
  const rows = lines.map(({ entity, id, grossPaise, feePaise = 0n, taxPaise = 0n, disputeId = "", ...settled }) => {
    const { settlementId = "setl_1", settledOn = "05/05/2026" } = settled;
    const net = grossPaise - feePaise - taxPaise;
    const [amount, fee, tax, debit, credit] = [
      grossPaise < 0n ? -grossPaise : grossPaise,
      feePaise,
      taxPaise,
      net < 0n ? -net : 0n,
      net > 0n ? net : 0n,
    ].map(rupees);
    const about = ["upi", "", "", "04/05/2026 11:00:00", "04/05/2026 11:00:05", "", "", "", "Instalment", "", "", ""];
    const dispute = [disputeId, "", ""];
    return [entity, id, amount, "INR", fee, tax, debit, credit, ...about, ...dispute, settlementId]
      .concat([`${settledOn} 09:30:00`, `UTR${settlementId}`, "Razorpay"])
      .join(",");
  });
  return [headings.join(","), ...rows, ""].join("\r\n");
}

/** A report of one payment, or other line, that the books know nothing of, as it is sent. */
export function settlementReport(more: Partial<ReportLine> = {}): { filename: string; content: string } {
  serial += 1;
  const line = {
    entity: "payment",
    id: `pay_elsewhere_${serial}`,
    grossPaise: 10_000n,
    settlementId: `setl_${serial}`,
    ...more,
  };
  return reportOf([line]);
}

export function reportOf(lines: readonly ReportLine[]): { filename: string; content: string } {
  return { filename: "settlement-recon.csv", content: Buffer.from(settlementCsv(lines)).toString("base64") };
}

/** A settled line that the books know nothing of; returns its id. */
export async function makeSettlementLine({ db }: Pick<TestApp, "db">): Promise<bigint> {
  serial += 1;
  const actor = await db.user.findFirstOrThrow({ orderBy: { id: "asc" } });
  const context = JSON.stringify(contextOf("Upload_Gateway_Settlement", { actorId: actor.id }));
  const line = { kind: "payment", gateway_kind: "payment", entity_id: `pay_unknown_${serial}`, utr: "UTR1" };
  const settled = {
    settlement_id: `setl_unknown_${serial}`,
    settled_on: testDay,
    gross_paise: 10_000,
    fee_paise: 0,
    tax_paise: 0,
  };
  const lines = JSON.stringify([{ ...line, ...settled }]);
  const [file] = await db.$queryRaw<[{ id: bigint }]>`
    select add_settlement_file(${context}::jsonb, ${testMoment}::timestamptz, 'sandbox', 'report.csv', '\\x01') as id`;
  await db.$executeRaw`select add_settlement_lines(${file.id}::bigint, ${lines}::jsonb)::text`;
  await db.$executeRaw`
    select post_settlements(${context}::jsonb, ${testMoment}::timestamptz, ${testDay}::date, ${file.id}::bigint)::text`;
  return (await db.settlementLine.findFirstOrThrow({ where: { fileId: file.id } })).id;
}

function rupees(paise: bigint): string {
  return `${paise / 100n}.${String(paise % 100n).padStart(2, "0")}`;
}

const headings =
  "transaction_entity,entity_id,amount,currency,fee (exclusive tax),tax,debit,credit,payment_method,card_type,issuer_name,entity_created_at,payment_captured_at,payment_notes,refund_notes,arn,entity_description,order_id,order_receipt,order_notes,dispute_id,dispute_created_at,dispute_reason,settlement_id,settled_at,settlement_utr,settled_by".split(
    ",",
  );
