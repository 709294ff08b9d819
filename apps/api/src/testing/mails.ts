import type { Mail } from "#integrations/mail/port.ts";
import { deliverDueMessages } from "#outbox/deliver.ts";
import { makeLogger } from "#platform/logger.ts";
import type { TestApp } from "./harness.ts";

/** Sends what is due and answers the mails; what could not be sent fails the test. */
export async function deliveredMails({ db, clock, secrets }: TestApp): Promise<Mail[]> {
  const mails: Mail[] = [];
  const lines: string[] = [];
  const logger = makeLogger("warn", { write: (line) => void lines.push(line) });
  const mail = { send: async (sent: Mail) => void mails.push(sent) };
  const sms = { send: async () => undefined };
  while ((await deliverDueMessages({ db, clock: () => clock.now, logger, secrets, mail, sms })) > 0);
  if (lines.length > 0) throw new Error(lines.join(""));
  return mails;
}

/** The code or password that a mail carries after "is: ". */
export function secretOf(mail: Mail | undefined): string {
  const secret = /is: (\S+)$/m.exec(mail?.text ?? "")?.[1];
  if (secret === undefined) throw new Error(`No secret in the mail ${mail?.text}`);
  return secret;
}
