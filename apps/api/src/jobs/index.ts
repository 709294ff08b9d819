import { sweepEmailCodes } from "#features/email-codes/index.ts";
import { sweepSignIns } from "#features/session/index.ts";
import { deliverDueMessages } from "#outbox/deliver.ts";
import { filedMail } from "#integrations/mail/filed-mail.ts";
import { filedSms } from "#integrations/sms/filed-sms.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import type { Secrets } from "#platform/secrets.ts";
import { startRepeating } from "./repeat.ts";
import type { Repeating } from "./repeat.ts";

interface JobDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  dataDir: string;
}

/** What runs beside the requests. Several processes may run them at once. */
export function startJobs({ db, clock, logger, secrets, dataDir }: JobDependencies): Repeating {
  const ports = { mail: filedMail(dataDir), sms: filedSms(dataDir) };
  const jobs = [
    startRepeating("deliver messages", 1_000, logger, () =>
      deliverDueMessages({ db, clock, logger, secrets, ...ports }),
    ),
    startRepeating("sweep sign-ins", 10 * 60_000, logger, async () => {
      await sweepSignIns(db, clock());
      await sweepEmailCodes(db, clock());
      return 0;
    }),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
    },
  };
}
