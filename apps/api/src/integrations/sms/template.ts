import type { Sms } from "./port.ts";
import { Unsendable } from "./port.ts";

/** What operators let stand in one place of a template. */
const maxFactLength = 30;

/**
 * Refuses a text that is not an instance of the template it claims: operators block those, and with them, after a
 * while, the sender.
 */
export function requireInstance({ text, template }: Pick<Sms, "text" | "template">): void {
  const pattern = template.text
    .split(/\{\w+\}/)
    .map((part) => RegExp.escape(part))
    .join(`(.{1,${maxFactLength}})`);
  if (!new RegExp(`^${pattern}$`, "su").test(text)) {
    throw new Unsendable("sms_altered", template.name);
  }
}
