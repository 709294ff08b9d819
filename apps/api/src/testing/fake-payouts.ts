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
  /** How often a dispute went on after it was won. */
  rounds: ReadonlyMap<string, number>;
}

/** What the gateway has paid out of that. */
export function payoutsOf({ captures, refunds, disputes, rounds }: Kept) {
  /** By its name. */
  const settled = new Map<string, bigint>();
  /** What it takes for each round of a dispute, and more of it since; and adds once that is won, if it paid out without. */
  const adjustmentsOf = ({ disputeId, deductedPaise }: DisputeAtGateway): ReportLine[] => {
    const last = rounds.get(disputeId) ?? 0;
    return Array.from({ length: last + 1 }, (_, round) => {
      // Signs make no other name: with one alone between them, the second round of one would be another dispute.
      const id = round === 0 ? disputeId : `${disputeId}r${round}`;
      const before = -(settled.get(`adj_${id}`) ?? 0n) - (settled.get(`adj_more_${id}`) ?? 0n);
      const paise = round === last ? deductedPaise : 0n;
      const line = (of: string, grossPaise: bigint) => ({
        entity: "adjustment",
        id: `${of}_${id}`,
        grossPaise,
        disputeId,
      });
      if (paise > before) return [line(before > 0n ? "adj_more" : "adj", before - paise)];
      return paise === 0n && before > 0n ? [line("adj_back", before)] : [];
    }).flat();
  };
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
        ...disputes.flatMap(adjustmentsOf),
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
