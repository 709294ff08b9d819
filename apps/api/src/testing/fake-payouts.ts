import type { DisputeAtGateway, GatewayEvent, RefundAtGateway } from "#integrations/payment-gateway/port.ts";
import type { ReportLine } from "./settlement-report.ts";

export type Capture = Extract<GatewayEvent, { kind: "captured" }>;

let serial = 0;

/** No two gateways of a test file name anything alike. */
export function nextSerial(): number {
  serial += 1;
  return serial;
}

interface Kept {
  captures: ReadonlyMap<string, Capture>;
  refunds: readonly RefundAtGateway[];
  disputes: readonly DisputeAtGateway[];
}

/** What the gateway has paid out of that. */
export function payoutsOf({ captures, refunds, disputes }: Kept) {
  /** By its name. */
  const settled = new Map<string, bigint>();
  const takenFor = (disputeId: string) =>
    -(settled.get(`adj_${disputeId}`) ?? 0n) - (settled.get(`adj_more_${disputeId}`) ?? 0n);
  return {
    /** Pays out what moved since: the lines of its report, with a fee of 2 % and 18 % tax on it for each capture. */
    settle(): ReportLine[] {
      const moved: ReportLine[] = [
        ...[...captures.values()].map(({ gatewayPaymentId: id, amountPaise }) => ({
          entity: "payment",
          id,
          grossPaise: amountPaise,
          feePaise: amountPaise / 50n,
          taxPaise: (amountPaise * 18n) / 5_000n,
        })),
        ...refunds
          .filter(({ state }) => state === "processed")
          .map(({ refundId: id, amountPaise }) => ({ entity: "refund", id, grossPaise: -amountPaise })),
        // What it paid out without, it adds once the refund failed; the line has the name of the refund.
        ...refunds
          .filter(({ state, refundId }) => state === "failed_at_gateway" && settled.has(refundId))
          .map(({ refundId, amountPaise }) => ({ entity: "reversal", id: refundId, grossPaise: amountPaise })),
        ...disputes
          .filter(({ deductedPaise }) => deductedPaise > 0n)
          .map(({ disputeId, deductedPaise }) => {
            return { entity: "adjustment", id: `adj_${disputeId}`, grossPaise: -deductedPaise, disputeId };
          }),
        // What it took more since.
        ...disputes
          .filter(
            ({ disputeId, deductedPaise }) => settled.has(`adj_${disputeId}`) && deductedPaise > takenFor(disputeId),
          )
          .map(({ disputeId, deductedPaise }) => {
            const grossPaise = takenFor(disputeId) - deductedPaise;
            return { entity: "adjustment", id: `adj_more_${disputeId}`, grossPaise, disputeId };
          }),
        // What it paid out without, it adds once the dispute is won after all.
        ...disputes
          .filter(({ disputeId, deductedPaise }) => deductedPaise === 0n && settled.has(`adj_${disputeId}`))
          .map(({ disputeId }) => {
            return { entity: "adjustment", id: `adj_back_${disputeId}`, grossPaise: takenFor(disputeId), disputeId };
          }),
      ].filter((line) => !settled.has(nameOf(line)));
      const settlementId = `setl_${nextSerial()}`;
      for (const line of moved) settled.set(nameOf(line), line.grossPaise);
      return moved.map((line) => ({ ...line, settlementId }));
    },
    paidOut: () => [...settled.values()].reduce((sum, paise) => sum + paise, 0n),
  };
}

/** A line that gives a refund back has its name, too. */
function nameOf({ entity, id }: ReportLine): string {
  return entity === "reversal" ? `back_${id}` : id;
}
