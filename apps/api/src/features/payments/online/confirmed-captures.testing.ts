import type { Capture, OrderState } from "#integrations/payment-gateway/port.ts";

const capture = (told: Partial<Pick<Capture, "orderId" | "gatewayPaymentId" | "amountPaise">> = {}): Capture => ({
  kind: "captured",
  orderId: "order_1",
  gatewayPaymentId: "pay_1",
  amountPaise: 50_000n,
  capturedAt: null,
  references: [],
  ...told,
});

interface Case {
  what: string;
  answer: OrderState;
  standing: "confirmed" | "under way" | "not found";
}

const answered = (more: Partial<OrderState>): OrderState => ({
  captures: [],
  failure: null,
  isUnderWay: false,
  returned: [],
  ...more,
});

/** Money of ₹ 500 that an event told of order_1 under the name pay_1. */
export const toldCapture = capture();

/** What answers of the gateway say of it. What is confirmed, and nothing else, the database lets into a payment. */
export const captureCases: readonly Case[] = [
  { what: "the answer has it", answer: answered({ captures: [capture()] }), standing: "confirmed" },
  {
    what: "the answer has it beside other money",
    answer: answered({ captures: [capture({ gatewayPaymentId: "pay_2" }), capture()], isUnderWay: true }),
    standing: "confirmed",
  },
  { what: "the answer has no money", answer: answered({}), standing: "not found" },
  {
    what: "the answer has other money of the order",
    answer: answered({ captures: [capture({ gatewayPaymentId: "pay_2" })] }),
    standing: "not found",
  },
  {
    what: "the answer has it with a smaller amount",
    answer: answered({ captures: [capture({ amountPaise: 49_999n })] }),
    standing: "not found",
  },
  {
    what: "the answer has it of another order",
    answer: answered({ captures: [capture({ orderId: "order_2" })] }),
    standing: "not found",
  },
  { what: "the bank is still at it", answer: answered({ isUnderWay: true }), standing: "under way" },
  { what: "it went back since", answer: answered({ returned: ["pay_1"] }), standing: "under way" },
];
