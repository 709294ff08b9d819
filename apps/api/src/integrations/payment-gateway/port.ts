import type { Language } from "@thangam/texts/languages";

type GatewayName = "sandbox" | "razorpay" | "upi";

/** A payment that is about to be made. */
interface OrderToOpen {
  paymentId: bigint;
  amountPaise: bigint;
  bookNumber: string;
  now: Date;
}

export interface OpenedOrder {
  /** The gateway's own name for it. */
  orderId: string;
  /** Where the browser goes to pay. */
  payUrl: string;
  /** The gateway takes no payment for it after this; null when the shop's day is the only end. */
  expiresAt: Date | null;
  /** After this no money comes for it; null when nobody can say. */
  moneyUntil: Date | null;
  /** Whether the gateway can be asked what became of it. */
  isAskable: boolean;
}

/** Money the gateway holds for an order. In an event it is told, and credits nothing before an answer has it. */
export interface Capture {
  kind: "captured";
  orderId: string;
  gatewayPaymentId: string;
  amountPaise: bigint;
  /** When the gateway captured it; null when it does not say. */
  capturedAt: Date | null;
  /** Other numbers of the same money, such as the bank's own. */
  references: readonly string[];
}

/** An attempt to pay an order that brought no money. */
interface Failure {
  kind: "failed";
  orderId: string;
  gatewayPaymentId: string | null;
  reason: string;
}

/** A refund that the gateway has, whoever asked for it. In an event it is told, and changes nothing before an answer has it. */
export interface RefundAtGateway {
  kind: "refund";
  refundId: string;
  gatewayPaymentId: string;
  amountPaise: bigint;
  /** The key it was asked for under; null where it was asked for otherwise. */
  key: string | null;
  /** Taken on, paid out, or given up: then it moved no money. */
  state: "accepted" | "processed" | "failed_at_gateway";
  /** Why it was given up; null otherwise. */
  reason: string | null;
}

/** A bank asks for the money of a payment back. In an event it is told, as a refund is. */
export interface DisputeAtGateway {
  kind: "dispute";
  disputeId: string;
  gatewayPaymentId: string;
  amountPaise: bigint;
  /** What the gateway took from the shop for it so far. */
  deductedPaise: bigint;
  /** Won, lost and closed are the end of it. */
  state: "open" | "under_review" | "won" | "lost" | "closed";
  /** Why, in the bank's word for it. */
  reason: string | null;
  /** Until then the shop answers on the gateway's own pages. */
  respondBy: Date | null;
}

/** A refund or a dispute by the gateway's name of it, and of the payment that it is said to be of. */
export interface MoveToAsk {
  kind: "refund" | "dispute";
  moveId: string;
  gatewayPaymentId: string;
}

export type GatewayEvent = Capture | Failure | RefundAtGateway | DisputeAtGateway;

interface SignedEvent {
  /** The same for every delivery of the same event; null when the gateway named none. */
  eventId: string | null;
  /** null when it is of a kind that tells nothing about a payment. */
  event: GatewayEvent | null;
}

/** What the gateway says of an order now. */
export interface OrderState {
  captures: readonly Capture[];
  /** The last attempt, when it failed. */
  failure: Failure | null;
  /** An attempt is with the bank: money may come any moment. */
  isUnderWay: boolean;
  /** Its payments of which something went back, whoever asked for that. */
  returned: readonly string[];
}

/** An order as its payment page shows it. */
export interface OrderToPay {
  orderId: string;
  paymentId: bigint;
  amountPaise: bigint;
  bookNumber: string;
  schemeName: string;
  /** Whose page it is. */
  shopName: string;
  payer: { name: string; email: string; mobile: string };
}

export interface CheckoutPage {
  html: string;
  /** What this page may load beside our own files, by directive of the content security policy. */
  allows: Readonly<Record<string, readonly string[]>>;
}

/** A message that did not come from the gateway, or was changed on its way. */
export class BadSignature extends Error {
  override readonly name = "BadSignature";
}

/** An event that the gateway signed and nobody can act on: its message says what is wrong with it. */
export class MalformedEvent extends Error {
  override readonly name = "MalformedEvent";
}

/** The gateway did not answer, or not as it should. What happened there is unknown. */
export class GatewayError extends Error {
  override readonly name: string = "GatewayError";
}

/** The gateway has refused: nothing happened there. */
export class GatewayRefusal extends GatewayError {
  override readonly name = "GatewayRefusal";
}

/** The texts a caller sent by name: headers in lower case, or fields of a form. */
export type Fields = ReadonlyMap<string, string>;

export interface PaymentGateway {
  readonly name: GatewayName;
  openOrder(order: OrderToOpen): Promise<OpenedOrder>;
  /** Throws BadSignature unless the gateway signed exactly these bytes, and MalformedEvent when they make no sense. */
  readWebhook(rawBody: Buffer, headers: Fields): SignedEvent;
  /** The order a customer comes back from. Throws BadSignature unless the gateway sent them. */
  readReturn(fields: Fields): string;
  /** Throws GatewayError; at the latest after `patienceMs`, where the gateway is far away. */
  stateOf(orderId: string, now: Date, patienceMs?: number): Promise<OrderState>;
  /** Sends money back, once per key. Throws GatewayRefusal, or GatewayError when nobody knows whether it was done. */
  refund(refund: { gatewayPaymentId: string; amountPaise: bigint; key: string }): Promise<RefundAtGateway>;
  /** Every refund of a payment that the gateway has. Throws GatewayError. */
  refundsOf(gatewayPaymentId: string): Promise<readonly RefundAtGateway[]>;
  /** One refund or dispute as it is now; null where the gateway has none of this name. Throws GatewayError. */
  moveOf(asked: MoveToAsk, patienceMs?: number): Promise<RefundAtGateway | DisputeAtGateway | null>;
  /** The refunds of the last days and the disputes of the last months, whoever asked for them. Throws GatewayError. */
  recentMoves(now: Date): AsyncIterable<RefundAtGateway | DisputeAtGateway>;
  /** The page an order is paid on, where we serve it. */
  page(order: OrderToPay, language: Language): CheckoutPage | null;
  /** Plays what a payer does on the sandbox's own page; returns where the browser goes. Only the sandbox has it. */
  simulate?(orderId: string, fields: Fields, now: Date): Promise<string | null>;
  /** A link that opens a payer's app with everything filled in. */
  linkOf(order: Pick<OrderToPay, "orderId" | "amountPaise" | "bookNumber">): string | null;
}
