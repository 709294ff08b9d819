import type { PaymentGateway } from "#integrations/payment-gateway/port.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import type { Logger } from "#platform/process/logger.ts";

/** What the jobs that ask a gateway are done with. */
export interface Reconciling {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => string;
  gateway: PaymentGateway;
  logger: Logger;
}
