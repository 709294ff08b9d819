import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listGatewayRefunds } from "@thangam/contracts/payments/refunds-operations";

export type GatewayRefund = OutputOf<typeof listGatewayRefunds>["rows"][number];
