import { createTransport } from "nodemailer";
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
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id, to, subject, text, html, attachments, writtenAt }: Mail) {
      await transport.sendMail({
        from,
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
        // Follows from the message alone, so that whoever gets it twice can tell.
        messageId: `<${id}@${domain}>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
    },
    close: () => transport.close(),
  };
}
