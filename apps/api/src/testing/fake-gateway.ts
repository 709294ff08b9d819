import { GatewayError, GatewayRefusal } from "#integrations/payment-gateway/port.ts";
import type {
  DisputeAtGateway,
  GatewayEvent,
  PaymentGateway,
  RefundAtGateway,
} from "#integrations/payment-gateway/port.ts";
import type { ReportLine } from "./settlement-report.ts";
import { upiGateway } from "#integrations/payment-gateway/upi.ts";

/**
 * What the gateway does when it is asked for a refund: makes it, takes it on, makes it or takes it on without an answer,
 * does nothing without an answer, or refuses.
 */
type RefundManner = "makes" | "accepts" | "makes silently" | "accepts silently" | "loses" | "refuses";

/** No two gateways of a test file name anything alike. */
let serial = 0;

type Capture = Extract<GatewayEvent, { kind: "captured" }>;

/**
 * A payment gateway in memory that goes wrong as a test says, and keeps books of its own. It stands at the port, so that
 * everything above it is what a shop runs.
 */
export function fakeGateway() {
  const books = booksOfGateway();
  /** The keys under which refunds were asked for. */
  const asked: string[] = [];
  const state: { manner: RefundManner; isSilent: boolean } = { manner: "makes", isSilent: false };
  const answer = <T>(value: () => T): Promise<T> =>
    state.isSilent ? Promise.reject(new GatewayError("no answer")) : Promise.resolve().then(value);

  const gateway: PaymentGateway = {
    ...upiGateway({ payee: "shop@okbank", payeeName: "Thangam" }),
    name: "razorpay",
    openOrder: ({ paymentId, now }) =>
      answer(() => ({
        orderId: `order_${paymentId}`,
        payUrl: `/pay/${paymentId}`,
        expiresAt: new Date(now.getTime() + 600_000),
        moneyUntil: null,
        isAskable: true,
      })),
    stateOf: (orderId) =>
      answer(() => ({
        captures: books.capturesOf(orderId),
        failure: null,
        isUnderWay: false,
        returned: books.returnedOf(orderId),
      })),
    refund: ({ gatewayPaymentId, amountPaise, key }) =>
      answer(() => {
        asked.push(key);
        const known = books.refunds.find((refund) => refund.key === key);
        if (known !== undefined) return known;
        if (state.manner === "refuses") throw new GatewayRefusal("not enough balance");
        if (state.manner === "loses") throw new GatewayError("timed out");
        if (books.left(gatewayPaymentId) < amountPaise) throw new GatewayRefusal("the payment is refunded already");
        const made = books.addRefund({ gatewayPaymentId, amountPaise, key }, state.manner.startsWith("makes"));
        if (state.manner.endsWith("silently")) throw new GatewayError("timed out");
        return made;
      }),
    refundsOf: (gatewayPaymentId) =>
      answer(() => books.refunds.filter((refund) => refund.gatewayPaymentId === gatewayPaymentId)),
    async *recentMoves() {
      yield* await answer(() => [...books.refunds, ...books.disputes]);
    },
  };
  return { gateway, state, asked, ...books };
}

/** What the gateway itself knows: every capture, refund and dispute. */
function booksOfGateway() {
  const captures = new Map<string, Capture>();
  const refunds: RefundAtGateway[] = [];
  const { disputes, ...disputing } = disputesOfGateway();
  const addRefund = (of: Pick<RefundAtGateway, "gatewayPaymentId" | "amountPaise" | "key">, isMade: boolean) => {
    const progress = { state: isMade ? "processed" : "accepted", reason: null } as const;
    const refund: RefundAtGateway = { kind: "refund", refundId: `rfnd_${(serial += 1)}`, ...of, ...progress };
    refunds.push(refund);
    return refund;
  };
  /** What can still be refunded of a capture. */
  const left = (gatewayPaymentId: string) =>
    refunds
      .filter((refund) => refund.gatewayPaymentId === gatewayPaymentId && refund.state !== "failed_at_gateway")
      .reduce((rest, { amountPaise }) => rest - amountPaise, captures.get(gatewayPaymentId)?.amountPaise ?? 0n);
  const payouts = payoutsOf({ captures, refunds, disputes });
  return {
    refunds,
    disputes,
    settle: () => payouts.settle(),
    ...disputing,
    addRefund,
    left,
    capturesOf: (orderId: string) => [...captures.values()].filter((capture) => capture.orderId === orderId),
    returnedOf: (orderId: string) =>
      [...captures.values()]
        .filter((capture) => capture.orderId === orderId && left(capture.gatewayPaymentId) < capture.amountPaise)
        .map(({ gatewayPaymentId }) => gatewayPaymentId),
    /** A payer pays an order. */
    pay(orderId: string, amountPaise: bigint): Capture {
      const gatewayPaymentId = `pay_${(serial += 1)}`;
      const capture: Capture = {
        kind: "captured",
        orderId,
        gatewayPaymentId,
        amountPaise,
        capturedAt: null,
        references: [],
      };
      captures.set(gatewayPaymentId, capture);
      return capture;
    },
    /** Somebody at the shop returns money on the gateway's own pages. */
    refundThere: (gatewayPaymentId: string, amountPaise: bigint) =>
      addRefund({ gatewayPaymentId, amountPaise, key: null }, true),
    /** What becomes of a refund that it has taken on. */
    finish(refundId: string, progress: "processed" | "failed_at_gateway"): RefundAtGateway {
      const at = refunds.findIndex((refund) => refund.refundId === refundId);
      const reason = progress === "processed" ? null : "the card is closed";
      const finished: RefundAtGateway = { ...refunds[at]!, state: progress, reason };
      refunds[at] = finished;
      return finished;
    },
    /** What it owes the shop: what it captured less what it returned or is about to, what disputes took and what it paid out. */
    balance: () =>
      [...captures.keys()].reduce((sum, id) => sum + left(id), 0n) -
      disputes.reduce((sum, { deductedPaise }) => sum + deductedPaise, 0n) -
      payouts.paidOut(),
  };
}

/** The disputes that the gateway knows of. */
function disputesOfGateway() {
  const disputes: DisputeAtGateway[] = [];
  return {
    disputes,
    /** A bank asks for money of a capture back. */
    dispute(gatewayPaymentId: string, amountPaise: bigint): DisputeAtGateway {
      const about = { disputeId: `disp_${(serial += 1)}`, gatewayPaymentId, amountPaise, deductedPaise: 0n };
      const dispute: DisputeAtGateway = {
        kind: "dispute",
        ...about,
        state: "open",
        reason: "chargeback",
        respondBy: new Date("2026-05-20T00:00:00Z"),
      };
      disputes.push(dispute);
      return dispute;
    },
    /** What becomes of a dispute; a lost one is taken from what the gateway holds for the shop. */
    moveDispute(disputeId: string, state: DisputeAtGateway["state"]): DisputeAtGateway {
      const at = disputes.findIndex((dispute) => dispute.disputeId === disputeId);
      const found = disputes[at]!;
      const moved = { ...found, state, deductedPaise: state === "lost" ? found.amountPaise : 0n };
      disputes[at] = moved;
      return moved;
    },
  };
}

interface Kept {
  captures: ReadonlyMap<string, Capture>;
  refunds: readonly RefundAtGateway[];
  disputes: readonly DisputeAtGateway[];
}

/** What the gateway has paid out of that. */
function payoutsOf({ captures, refunds, disputes }: Kept) {
  /** By its name. */
  const settled = new Map<string, bigint>();
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
        ...disputes
          .filter(({ deductedPaise }) => deductedPaise > 0n)
          .map(({ disputeId, deductedPaise }) => {
            return { entity: "adjustment", id: `adj_${disputeId}`, grossPaise: -deductedPaise, disputeId };
          }),
        // What it paid out without, it adds once the dispute is won after all.
        ...disputes
          .filter(({ disputeId, deductedPaise }) => deductedPaise === 0n && settled.has(`adj_${disputeId}`))
          .map(({ disputeId, amountPaise }) => {
            return { entity: "adjustment", id: `adj_back_${disputeId}`, grossPaise: amountPaise, disputeId };
          }),
      ].filter(({ id }) => !settled.has(id));
      const settlementId = `setl_${(serial += 1)}`;
      for (const { id, grossPaise } of moved) settled.set(id, grossPaise);
      return moved.map((line) => ({ ...line, settlementId }));
    },
    paidOut: () => [...settled.values()].reduce((sum, paise) => sum + paise, 0n),
  };
}
