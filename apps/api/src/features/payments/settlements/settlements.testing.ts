import { beforeEach } from "vitest";
import { verifyLedger } from "#ledger/verify.ts";
import { useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import { sandboxOf } from "#testing/sandbox.ts";
import { reportOf } from "#testing/settlement-report.ts";
import type { ReportLine } from "#testing/settlement-report.ts";

export const app = useApp();
export const sandbox = sandboxOf(app);
export let admin: SignedIn;
/** A payment of ₹ 500 that the gateway has and that is credited. */
export let captured: { paymentId: bigint; gatewayPaymentId: string };
/** Of the test, and of everything in its settlement. */
export let serial = 0;

beforeEach(async () => {
  serial += 1;
  admin = await app.signedInAs({ userType: "Admin" });
  await sandbox.switchAutoAcknowledge(true);
  const client = await app.make.client();
  const book = await app.make.book({ clientId: client.id });
  const { paymentId } = await sandbox.start(await app.signedInUser(client.userId!), book.number);
  const { orderId } = await app.db.gatewayOrder.findUniqueOrThrow({ where: { paymentId } });
  const gatewayPaymentId = `sbp_settled_${serial}`;
  await sandbox.capture(orderId, { id: gatewayPaymentId, amountPaise: 50_000n });
  captured = { paymentId, gatewayPaymentId };
});

/** A line of the settlement of this test. */
export const named = (line: Omit<ReportLine, "settlementId">): ReportLine => ({
  ...line,
  settlementId: `setl_${serial}`,
});

/** The line of the payment of this test: ₹ 10 fee, ₹ 1.80 tax. */
export const ours = (more: Partial<ReportLine> = {}) =>
  named({
    entity: "payment",
    id: captured.gatewayPaymentId,
    grossPaise: 50_000n,
    feePaise: 1_000n,
    taxPaise: 180n,
    ...more,
  });

export async function upload(lines: readonly ReportLine[]) {
  const browser = await app.signedInUser(admin.userId);
  const { status, body } = await browser.call("uploadGatewaySettlement", reportOf(lines));
  return status === 200 ? body.data[0] : [status, body.code];
}

/** Uploads the line of the payment, and that of a refund of which the books hear only by `hear`. */
export async function uploadUnheardRefund(fee: Pick<ReportLine, "feePaise"> = {}) {
  const refund = named({ entity: "refund", id: `sbr_later_${serial}`, grossPaise: -20_000n, ...fee });
  await upload([ours(), refund]);
  const told = { id: refund.id, payment_id: captured.gatewayPaymentId, amountPaise: "20000", key: null };
  const event = { event: "refund.processed", refund: { ...told, status: "processed", reason: null } };
  const hear = () => sandbox.tell({ eventId: refund.id, body: JSON.stringify(event) });
  return { id: refund.id, hear };
}

export const linesOf = async (filter: object) => (await admin.call("listSettlementLines", filter)).body.data;

/** What each account got by the settlement of this test, in paise; a debit is more than nothing. */
export async function moved(): Promise<Record<string, bigint>> {
  const rows = await app.db.$queryRaw<{ account: string; paise: bigint }[]>`
    select l.account, -sum(l.amount)::bigint as paise from journal_lines l join journals j on j.id = l.journal_id
    where j.source like 'gateway_%' and j.reason like ${`setl\\_${serial} %`}
    group by 1 having sum(l.amount) <> 0 order by 1`;
  return Object.fromEntries(rows.map(({ account, paise }) => [account, paise]));
}

export const findings = async () => (await verifyLedger(app.databaseUrl)).findings;
