import { smsPattern } from "@thangam/texts/sms-places";
import type { Sms } from "./port.ts";
import { Unsendable } from "./port.ts";

/**
 * Refuses a text that is not an instance of the template it claims: operators block those, and with them, after a
 * while, the sender.
 */
export function requireInstance({ text, template }: Pick<Sms, "text" | "template">): void {
  if (!smsPattern(template.text).test(text)) throw new Unsendable("sms_altered", template.name);
}
