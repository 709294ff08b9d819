import {
  acknowledgeWaiting,
  followMoves,
  matchWaiting,
  reconcilePayments,
  sendRefunds,
} from "#features/payments/index.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";
import type { Watch } from "./watch-jobs.ts";
import { startRepeating } from "./repeat.ts";
import type { Repeating } from "./repeat.ts";

interface GatewayJobs {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => string;
  logger: Logger;
  watch: Watch;
  gateway: PaymentGateway;
  /** Sends the notices of a gateway that only plays one; null for a real gateway. Returns how many it sent. */
  sendNotices: (() => Promise<number>) | null;
}

const quarterMs = 15 * 60_000;

/** Asks, credits and refunds beside the requests, so that no payment depends on a webhook or an open page. */
export function startGatewayJobs({ sendNotices, watch, ...work }: GatewayJobs): Repeating[] {
  const jobs = [
    startRepeating("reconcile payments", 5_000, watch, () => reconcilePayments(work)),
    startRepeating("acknowledge verified payments", 30_000, watch, () => acknowledgeWaiting(work)),
    startRepeating("send refunds", 10_000, watch, () => sendRefunds(work)),
    startRepeating("follow what the gateway moves", quarterMs, watch, () => followMoves(work)),
    startRepeating("match lines of settlements", quarterMs, watch, () => matchWaiting(work)),
  ];
  return sendNotices === null ? jobs : [...jobs, startRepeating("send sandbox notices", 1_000, watch, sendNotices)];
}
