import { join } from "node:path";
import { writeWhole } from "#integrations/files/write-whole.ts";
import type { Mail, MailPort } from "./port.ts";
import { mailText } from "./mail-text.ts";

/** Sends nothing: keeps each mail as a file that any mail program opens. */
export function filedMail(dataDir: string): MailPort {
  return {
    send: (mail: Mail) => writeWhole(join(dataDir, "mail"), `${mail.id}.eml`, mailText(mail)),
  };
}
