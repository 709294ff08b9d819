import { sweepEmailCodes } from "#features/email-codes/index.ts";
import { sweepUnverified } from "#features/joining/index.ts";
import { workImports } from "#features/imports/index.ts";
import { sweepSignIns } from "#features/session/index.ts";
import { deliverDueMessages } from "#outbox/deliver.ts";
import { filedMail } from "#integrations/mail/filed-mail.ts";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import type { MailServer } from "#integrations/mail/smtp-mail.ts";
import { filedSms } from "#integrations/sms/filed-sms.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import type { SmsGateway } from "#integrations/sms/gateway-sms.ts";
import { openGateway } from "#integrations/payment-gateway/open-gateway.ts";
import type { GatewaySettings } from "#integrations/payment-gateway/open-gateway.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db.ts";
import type { Logger } from "#platform/logger.ts";
import type { Secrets } from "#platform/secrets.ts";
import { startGatewayJobs } from "./gateway-jobs.ts";
import { startRepeating } from "./repeat.ts";
import type { Repeating } from "./repeat.ts";

interface JobSettings {
  /** Where messages go as long as nothing else is set. */
  dataDir: string;
  mailServer: MailServer | null;
  smsGateway: SmsGateway | null;
  gateway: GatewaySettings | null;
  appSecret: string;
  timeZone: string;
}

interface JobDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  config: JobSettings;
  /** Where the portal is called from this machine. */
  url: string;
}

/** What runs beside the requests. Several processes may run them at once. */
export function startJobs({ db, clock, logger, secrets, config, url }: JobDependencies): Repeating {
  const { dataDir, mailServer, smsGateway, appSecret } = config;
  const gateway = config.gateway && openGateway(config.gateway, db, appSecret);
  const businessDayOf = shopCalendar(config.timeZone);
  const smtp = mailServer && smtpMail(mailServer);
  const ports = {
    mail: smtp ?? filedMail(dataDir),
    sms: smsGateway === null ? filedSms(dataDir) : gatewaySms(smsGateway),
  };
  const jobs = [
    startRepeating("deliver messages", 1_000, logger, () =>
      deliverDueMessages({ db, clock, logger, secrets, ...ports }),
    ),
    startRepeating("bring in and undo imports", 1_000, logger, () =>
      workImports({ db, clock, businessDayOf: shopCalendar(config.timeZone) }),
    ),
    startRepeating("sweep sign-ins", 10 * 60_000, logger, async () => {
      await sweepSignIns(db, clock());
      await sweepEmailCodes(db, clock());
      await sweepUnverified(db, clock());
      return 0;
    }),
    ...(gateway === null ? [] : startGatewayJobs({ db, clock, businessDayOf, logger, gateway, appSecret, url })),
  ];
  return {
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      smtp?.close();
    },
  };
}
