/** A message: what stands in its mail, and in its SMS if it is worth one. `{place}` stands for a fact. */
export interface MailText {
  subject: string;
  mail: readonly string[];
  sms?: string;
  /** The same to somebody who has no e-mail, where who has one gets no SMS. */
  smsInstead?: string;
}
