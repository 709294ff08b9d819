export interface Mail {
  /** The same for every attempt to send the same mail, so that a repeat is recognised. */
  id: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  /** The same for programs that show formatted mail. */
  html: string;
  writtenAt: Date;
}

export interface MailPort {
  send(mail: Mail): Promise<void>;
}
