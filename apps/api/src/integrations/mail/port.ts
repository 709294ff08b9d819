/** A PDF that goes with a mail. */
export interface Attachment {
  name: string;
  content: Uint8Array;
}

export interface Mail {
  /** The same for every attempt to send the same mail, so that a repeat is recognised. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** The same for programs that show formatted mail. */
  html: string;
  attachments: readonly Attachment[];
  writtenAt: Date;
}

export interface MailPort {
  send(mail: Mail): Promise<void>;
}
