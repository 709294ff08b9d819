import { join } from "node:path";
import { writeWhole } from "#integrations/files/write-whole.ts";
import type { Sms, SmsPort } from "./port.ts";

/** Sends nothing: keeps each message as a file. */
export function filedSms(dataDir: string): SmsPort {
  return {
    send: (sms: Sms) => writeWhole(join(dataDir, "sms"), `${sms.id}.txt`, `To: ${sms.mobile}\n\n${sms.text}\n`),
  };
}
