import { createTransport } from "nodemailer";
import { SendFailure } from "#core/send-failure.ts";
import type { Mail, MailPort } from "./port.ts";

export interface MailServer {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  /** Who writes: "Thangam <shop@example.com>" */
  from: string;
}

/** How long a server may take, in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Hands mail to a mail server over a few connections that are kept open. */
export function smtpMail({ url, from }: MailServer, wait = patience): MailPort & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...wait,
  });
  // The id follows from the message alone, so that whoever gets it twice can tell.
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send(mail: Mail) {
      const letter = { ...letterOf(mail), from, messageId: `<${mail.id}@${domain}>` };
      await transport.sendMail(letter).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    close: () => transport.close(),
  };
}

/** The mail as the transport takes it. */
function letterOf({ to, subject, text, html, attachments, writtenAt }: Mail) {
  return {
    to,
    subject,
    text,
    html,
    attachments: attachments.map(({ name, content }) => ({
      filename: name,
      content: Buffer.from(content),
      contentType: "application/pdf",
    })),
    date: writtenAt,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** A server that answered has a code of three digits and words of its own; the others could not be reached. */
function failureOf(error: unknown): SendFailure {
  if (!(error instanceof Error)) return new SendFailure("mail_unreachable", String(error));
  if (!("responseCode" in error)) return new SendFailure("mail_unreachable", error.message, { cause: error });
  const said = "response" in error && typeof error.response === "string" ? error.response : error.message;
  return new SendFailure("mail_refused", said, { cause: error });
}
