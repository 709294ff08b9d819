import { SendFailure } from "#core/send-failure.ts";

export interface Sms {
  /** The same for every attempt to send the same message, so that a repeat is recognised. */
  id: string;
  /** Ten digits. */
  mobile: string;
  text: string;
  /** What it was written from. */
  template: SmsTemplate;
}

/** A text as it is registered with the telecom operators (DLT), `{place}` standing for what differs. */
export interface SmsTemplate {
  /** By which its registration is known here: "payment_acknowledged.en" */
  name: string;
  text: string;
}

/** Will never be taken as it is: sending it again is of no use. */
export class Unsendable extends SendFailure {}

export interface SmsPort {
  send(sms: Sms): Promise<void>;
}
