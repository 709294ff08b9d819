import { createHash } from "node:crypto";
import { newToken } from "#platform/ids.ts";
import type { Fields } from "./port.ts";
import type { NoticeToSend } from "./sandbox-store.ts";

const outcomes = ["success", "failure", "slow"] as const;
/** How the sandbox tells the shop what happened. */
export const webhookScenarios = ["once", "twice", "late", "out_of_order", "never"] as const;

type WebhookScenario = (typeof webhookScenarios)[number];

export interface Attempt {
  outcome: { capturedAt?: Date; failedAt?: Date; reason?: string };
  scenario: WebhookScenario;
}

const slowMs = 10_000;
const lateMs = 60_000;

/** What was pressed on the payment page; null when it was nothing of it. */
export function attemptOf(fields: Fields, now: Date): Attempt | null {
  const outcome = outcomes.find((known) => known === fields.get("outcome"));
  const scenario = webhookScenarios.find((known) => known === (fields.get("notice") ?? "once"));
  if (outcome === undefined || scenario === undefined) return null;
  if (outcome === "failure") return { outcome: { failedAt: now, reason: "Declined by the test bank" }, scenario };
  return { outcome: { capturedAt: outcome === "slow" ? new Date(now.getTime() + slowMs) : now }, scenario };
}

interface Attempted {
  paymentId: string;
  order: { id: string; amountPaise: bigint };
  attempt: Attempt;
  now: Date;
}

/** As long as a real gateway's, so that lists show it on one line; 84 bits of chance. */
export function newPaymentId(): string {
  return `sbp_${newToken().slice(0, 14)}`;
}

/** The number of twelve digits by which the payer's bank names a payment. */
export function bankReferenceOf(paymentId: string): string {
  const digits = createHash("sha256").update(paymentId).digest().readUIntBE(0, 6) % 1_000_000_000_000;
  return digits.toString().padStart(12, "0");
}

/** The notices of an attempt, as its scenario has them: late ones, doubled ones, and "failed" after "captured". */
export function noticesOf({ paymentId, order, attempt: { outcome, scenario }, now }: Attempted): NoticeToSend[] {
  const status = outcome.failedAt === undefined ? "captured" : "failed";
  const happensAt = outcome.capturedAt ?? now;
  const notice = (id: string, of: string, reason: string | null, afterMs: number): NoticeToSend => ({
    eventId: `sbe_${newToken()}`,
    body: JSON.stringify({
      event: `payment.${of}`,
      payment: {
        id,
        order_id: order.id,
        status: of,
        amountPaise: order.amountPaise.toString(),
        reason,
        ...(of === "captured" && { capturedAt: happensAt.toISOString(), acquirer_data: { rrn: bankReferenceOf(id) } }),
      },
    }),
    dueAt: new Date(happensAt.getTime() + afterMs),
  });
  const result = notice(paymentId, status, outcome.reason ?? null, scenario === "late" ? lateMs : 0);
  switch (scenario) {
    case "never":
      return [];
    case "twice":
      return [result, result];
    case "out_of_order":
      // An earlier attempt of the same customer failed, and the news of it comes last.
      return [result, notice(newPaymentId(), "failed", "Declined by the test bank", 2_000)];
    case "once":
    case "late":
      return [result];
  }
}
