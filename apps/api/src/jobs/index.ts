import { brandedPdf } from "#documents/branded-pdf.ts";
import type { Pdf } from "#documents/port.ts";
import type { EvidencePlaces } from "#features/evidence/index.ts";
import { workImports } from "#features/imports/index.ts";
import { receiptToMail } from "#features/receipts/index.ts";
import { s3Store } from "#integrations/evidence-store/s3-store.ts";
import type { S3Settings } from "#integrations/evidence-store/s3-store.ts";
import { filedMail } from "#integrations/mail/filed-mail.ts";
import { smtpMail } from "#integrations/mail/smtp-mail.ts";
import type { MailServer } from "#integrations/mail/smtp-mail.ts";
import { filedSms } from "#integrations/sms/filed-sms.ts";
import { gatewaySms } from "#integrations/sms/gateway-sms.ts";
import type { SmsGateway } from "#integrations/sms/gateway-sms.ts";
import { openGateway } from "#integrations/payment-gateway/open-gateway.ts";
import type { GatewaySettings } from "#integrations/payment-gateway/open-gateway.ts";
import { sendSandboxNotices } from "#integrations/payment-gateway/send-sandbox-notices.ts";
import { followStrandedRefunds } from "#features/payments/index.ts";
import { workApprovals } from "#kernel/approvals/work-approvals.ts";
import type { Kernel } from "#kernel/kernel.ts";
import { forgetAnsweredRequests } from "#kernel/answered-requests.ts";
import { shopCalendar } from "#platform/clock.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { queueDeliveries } from "#outbox/index.ts";
import { openJobQueue } from "#platform/database/job-queue.ts";
import type { Logger } from "#platform/process/logger.ts";
import type { Stops } from "#platform/process/process.ts";
import type { Secrets } from "#platform/security/secrets.ts";
import { startDelivering } from "./deliver-messages.ts";
import { startGatewayJobs } from "./gateway-jobs.ts";
import { startPushing } from "./push-messages.ts";
import { keepTimetable } from "./keep-timetable.ts";
import { watchOf } from "./watch-jobs.ts";
import { startRepeating } from "./repeat.ts";
import type { Repeating } from "./repeat.ts";
import { timetable } from "./timetable.ts";

interface JobSettings {
  /** Where messages go as long as nothing else is set. */
  dataDir: string;
  mailServer: MailServer | null;
  smsGateway: SmsGateway | null;
  evidenceDir: string;
  evidenceKeyDir: string;
  evidenceStore: S3Settings | null;
  gateway: GatewaySettings | null;
  appSecret: string;
  timeZone: string;
  publicUrl: string;
}

interface JobDependencies {
  /** Carries out what waited for an approval. */
  kernel: Kernel;
  /** Makes the papers that are mailed. */
  pdf: Pdf;
  db: Database;
  /** Of the same database, for the queue's own connections. */
  databaseUrl: string;
  clock: Clock;
  logger: Logger;
  secrets: Secrets;
  config: JobSettings;
  /** Where the portal is called from this machine. */
  url: string;
  stops: Stops;
}

function evidencePlaces({ evidenceDir, evidenceKeyDir, evidenceStore }: JobSettings): EvidencePlaces {
  return {
    dir: evidenceDir,
    keyDir: evidenceKeyDir,
    store: evidenceStore && s3Store(evidenceStore),
    keptDays: evidenceStore?.keptDays ?? 0,
  };
}

/** Longest wait for what is under way when the process stops; what is cut off is done again by another. */
const graceMs = 10_000;

/** Starts what runs beside the requests, and notes in `stops` how it ends. Several processes may run it at once. */
export async function startJobs({
  kernel,
  pdf,
  db,
  databaseUrl,
  clock,
  logger,
  secrets,
  config,
  url,
  stops,
}: JobDependencies): Promise<void> {
  const { dataDir, mailServer, smsGateway, appSecret, timeZone, publicUrl } = config;
  const gateway = config.gateway && openGateway(config.gateway, db, appSecret);
  const businessDayOf = shopCalendar(timeZone);
  const smtp = mailServer && smtpMail(mailServer);
  const ports = {
    mail: smtp ?? filedMail(dataDir),
    sms: smsGateway === null ? filedSms(dataDir) : gatewaySms(smsGateway),
  };
  const queue = openJobQueue(databaseUrl, logger);
  const jobs: Repeating[] = [];
  // Before the first of them starts: one that fails must not leave the others running.
  stops.push(async () => {
    await Promise.all([queue.stop({ timeout: graceMs }), ...jobs.map((job) => job.stop())]);
    smtp?.close();
  });
  await queue.start();
  const services = { pdf: brandedPdf(pdf, db), secrets, timeZone, publicUrl };
  const receiptOf = (paymentId: bigint) => receiptToMail(db, paymentId, clock(), services);
  await startDelivering(queue, { db, clock, logger, secrets, receiptOf, portalUrl: publicUrl, ...ports });
  await startPushing(queue, { db, clock, logger, secrets, timeZone, push: kernel.services.push });
  const watch = watchOf({ db, clock, logger });
  const notices = { db, clock, appSecret, url: `${url}/webhooks/sandbox` };
  const sendNotices = gateway?.name === "sandbox" ? () => sendSandboxNotices(notices) : null;
  const work = { db, databaseUrl, clock, timeZone, evidence: evidencePlaces(config), forgetAnsweredRequests };
  await keepTimetable(queue, timetable, { watch, work });
  jobs.push(
    startRepeating("queue messages", 1_000, watch, () => queueDeliveries(db)),
    startRepeating("bring in and undo imports", 1_000, watch, () => workImports({ db, clock, businessDayOf })),
    startRepeating("carry out and expire approvals", 5_000, watch, () => workApprovals(kernel)),
    startRepeating("tell of refunds at a gateway that is gone", 60_000, watch, () =>
      followStrandedRefunds(db, { now: clock(), gateway: gateway?.name ?? null }),
    ),
    ...(gateway === null ? [] : startGatewayJobs({ db, clock, businessDayOf, logger, watch, gateway, sendNotices })),
  );
}
