import { filedMail } from "#integrations/mail/filed-mail.ts";
import { filedSms } from "#integrations/sms/filed-sms.ts";
import { makeLogger } from "#platform/process/logger.ts";
import { filesBelow } from "./files-below.ts";
import type { useApp } from "./harness.ts";
import { deliverWaiting, noReceipt, portalUrl } from "./mails.ts";

/** Delivers what waits into files, and tells the log of it. Returns the text of the newest mail. */
export async function deliverToFiles(app: ReturnType<typeof useApp>, folder: string): Promise<string> {
  const logger = makeLogger("debug", { write: (line) => void app.logLines.push(line) });
  const ports = { mail: filedMail(folder), sms: filedSms(folder) };
  const { db, clock, secrets } = app;
  await deliverWaiting({ db, clock: () => clock.now, logger, secrets, receiptOf: noReceipt, portalUrl, ...ports });
  return (await filesBelow(folder)).findLast(({ name }) => name.endsWith(".eml"))?.text ?? "";
}
