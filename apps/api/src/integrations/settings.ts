import type { MailServer } from "./mail/smtp-mail.ts";
import type { SmsGateway } from "./sms/gateway-sms.ts";

type Read = (name: string) => string | undefined;

/** The mail server that the environment names, or null. A mistake becomes a sentence in `mistakes`. */
export function readMailServer(read: Read, mistakes: string[]): MailServer | null {
  const url = read("MAIL_URL");
  const from = read("MAIL_FROM");
  if (url === undefined) return null;
  // The URL may hold a password, so no sentence repeats it.
  if (!URL.canParse(url) || !["smtp:", "smtps:"].includes(new URL(url).protocol))
    mistakes.push("MAIL_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465.");
  if (from === undefined || !/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/.test(from))
    mistakes.push('MAIL_FROM must be an address such as "Thangam <shop@example.com>" when MAIL_URL is set.');
  return { url, from: from ?? "" };
}

/** The SMS service that the environment names, or null. A mistake becomes a sentence in `mistakes`. */
export function readSmsGateway(read: Read, mistakes: string[]): SmsGateway | null {
  const url = read("SMS_URL");
  if (url === undefined) return null;
  const isWhole = ["{mobile}", "{text}"].every((place) => url.includes(place));
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol) || !isWhole)
    mistakes.push("SMS_URL must be an http or https address with {mobile} and {text} where those go.");
  const method = read("SMS_METHOD") ?? "GET";
  if (method !== "GET" && method !== "POST") mistakes.push(`SMS_METHOD is "${method}", but must be GET or POST.`);
  return {
    url,
    method: method === "POST" ? "POST" : "GET",
    key: read("SMS_KEY") ?? "",
    sender: read("SMS_SENDER") ?? "",
    route: read("SMS_ROUTE") ?? "2",
    templateIdByName: readTemplateIds(read("SMS_TEMPLATE_IDS"), mistakes),
  };
}

/** "payment_acknowledged.en=1107161234, …" */
function readTemplateIds(text: string | undefined, mistakes: string[]): ReadonlyMap<string, string> {
  const entries = (text ?? "").split(",").filter((entry) => entry.trim() !== "");
  const ids = entries.map((entry): [string, string] => {
    const [name = "", id = ""] = entry.split("=").map((part) => part.trim());
    if (!/^\w+\.(en|ta|hi)$/.test(name) || !/^\w+$/.test(id))
      mistakes.push(
        `SMS_TEMPLATE_IDS has "${entry.trim()}", but each entry must look like payment_acknowledged.en=1107161234.`,
      );
    return [name, id];
  });
  return new Map(ids);
}
