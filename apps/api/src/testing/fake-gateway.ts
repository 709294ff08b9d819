import { GatewayError, GatewayRefusal } from "#integrations/payment-gateway/port.ts";
import type { DisputeAtGateway, PaymentGateway, RefundAtGateway } from "#integrations/payment-gateway/port.ts";
import { nextSerial, payoutsOf } from "./fake-payouts.ts";
import type { Capture } from "./fake-payouts.ts";
import { upiGateway } from "#integrations/payment-gateway/upi.ts";

/**
 * What the gateway does when it is asked for a refund: makes it, takes it on, makes it or takes it on without an answer,
 * does nothing without an answer, or refuses.
 */
type RefundManner = "makes" | "accepts" | "makes silently" | "accepts silently" | "loses" | "refuses";

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
    moveOf: ({ moveId }) =>
      answer(
        () =>
          books.refunds.find(({ refundId }) => refundId === moveId) ??
          books.disputes.find(({ disputeId }) => disputeId === moveId) ??
          null,
      ),
    async *recentMoves() {
      yield* await answer(() => [...books.refunds, ...books.disputes]);
    },
  };
  return { gateway, state, asked, ...books, says: sayingOf(books) };
}

/** What the gateway itself knows: every capture, refund and dispute. */
function booksOfGateway() {
  const captures = new Map<string, Capture>();
  const refunds: RefundAtGateway[] = [];
  const { disputes, rounds, ...disputing } = disputesOfGateway();
  const addRefund = (of: Pick<RefundAtGateway, "gatewayPaymentId" | "amountPaise" | "key">, isMade: boolean) => {
    const progress = { state: isMade ? "processed" : "accepted", reason: null } as const;
    const refund: RefundAtGateway = { kind: "refund", refundId: `rfnd_${nextSerial()}`, ...of, ...progress };
    refunds.push(refund);
    return refund;
  };
  /** What can still be refunded of a capture. */
  const left = (gatewayPaymentId: string) =>
    refunds
      .filter((refund) => refund.gatewayPaymentId === gatewayPaymentId && refund.state !== "failed_at_gateway")
      .reduce((rest, { amountPaise }) => rest - amountPaise, captures.get(gatewayPaymentId)?.amountPaise ?? 0n);
  const payouts = payoutsOf({ captures, refunds, disputes, rounds });
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
      const gatewayPaymentId = `pay_${nextSerial()}`;
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
    /** It has nothing of an order, and says so. */
    forget: (orderId: string) => {
      for (const [id, capture] of captures) if (capture.orderId === orderId) captures.delete(id);
    },
    /** It has this money, whatever it had before. */
    remember(capture: Capture): Capture {
      captures.set(capture.gatewayPaymentId, capture);
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
  const rounds = new Map<string, number>();
  return {
    disputes,
    rounds,
    /** A bank asks for money of a capture back. */
    dispute(gatewayPaymentId: string, amountPaise: bigint): DisputeAtGateway {
      const about = { disputeId: `disp_${nextSerial()}`, gatewayPaymentId, amountPaise, deductedPaise: 0n };
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
    /** What becomes of a dispute; a lost one is taken from what the gateway holds for the shop, whole or in part. */
    moveDispute(disputeId: string, state: DisputeAtGateway["state"], takenPaise?: bigint): DisputeAtGateway {
      const at = disputes.findIndex((dispute) => dispute.disputeId === disputeId);
      const found = disputes[at]!;
      if (found.state === "won" && state !== "won") rounds.set(disputeId, (rounds.get(disputeId) ?? 0) + 1);
      const moved = { ...found, state, deductedPaise: state === "lost" ? (takenPaise ?? found.amountPaise) : 0n };
      disputes[at] = moved;
      return moved;
    },
  };
}

/** Puts one in the place of the one that is the same, or behind all. */
function put<T>(all: T[], one: T, isSame: (other: T) => boolean): void {
  const at = all.findIndex(isSame);
  all.splice(at === -1 ? all.length : at, 1, one);
}

/** What a gateway has of a refund or a dispute from now on; returns the news of that. */
function sayingOf({ refunds, disputes }: { refunds: RefundAtGateway[]; disputes: DisputeAtGateway[] }) {
  return <T extends RefundAtGateway | DisputeAtGateway>(move: T): T => {
    if (move.kind === "refund") put(refunds, move, ({ refundId }) => refundId === move.refundId);
    else put(disputes, move, ({ disputeId }) => disputeId === move.disputeId);
    return move;
  };
}
