/** A message: what stands in its mail, and in its SMS if it is worth one. `{place}` stands for a fact. */
export interface MailText {
  subject: string;
  mail: readonly string[];
  sms?: string;
  /** The SMS to somebody who has no e-mail, who gets it in the place of mail and `sms`. */
  smsInstead?: string;
}
