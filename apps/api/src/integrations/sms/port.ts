export interface Sms {
  /** The same for every attempt to send the same message, so that a repeat is recognised. */
  id: string;
  /** Ten digits. */
  mobile: string;
  text: string;
}

export interface SmsPort {
  send(sms: Sms): Promise<void>;
}
