import { acknowledgeWaiting, reconcilePayments, sendRefunds } from "#features/payments/index.ts";
import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { sendSandboxNotices } from "#integrations/payment-gateway/send-sandbox-notices.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import { startRepeating } from "./repeat.ts";
import type { Repeating } from "./repeat.ts";

interface GatewayJobs {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => string;
  logger: Logger;
  gateway: PaymentGateway;
  appSecret: string;
  /** Where this portal takes webhooks, for the sandbox. */
  url: string;
}

/** Asks, credits and refunds beside the requests, so that no payment depends on a webhook or an open page. */
export function startGatewayJobs({ appSecret, url, ...work }: GatewayJobs): Repeating[] {
  const { db, clock, logger, gateway } = work;
  const jobs = [
    startRepeating("reconcile payments", 5_000, logger, () => reconcilePayments(work)),
    startRepeating("acknowledge verified payments", 30_000, logger, () => acknowledgeWaiting(work)),
    startRepeating("send refunds", 10_000, logger, () => sendRefunds(work)),
  ];
  if (gateway.name !== "sandbox") return jobs;
  const notices = { db, clock, appSecret, url: `${url}/webhooks/sandbox` };
  return [...jobs, startRepeating("send sandbox notices", 1_000, logger, () => sendSandboxNotices(notices))];
}
