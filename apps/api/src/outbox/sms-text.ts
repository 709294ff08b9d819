import { interpolate } from "@thangam/texts/interpolate";
import { isSmsUrl, smsFact } from "@thangam/texts/sms-places";
import type { ServerTexts } from "@thangam/texts/shape";
import type { SmsTemplate } from "#integrations/sms/port.ts";
import type { MessageKind } from "./messages.ts";

export interface SmsText {
  /** With `PORTAL` where the address of the portal goes. */
  text: string;
  template: SmsTemplate;
  /** What goes instead where the address of the portal is too long for an SMS. */
  withoutPortal?: SmsText;
}

/** Where the address of the portal stands until an SMS is sent. */
const PORTAL = "{portal}";

/** An SMS as it is sent. */
export function smsBodyOf(sms: SmsText, portalUrl: string): Pick<SmsText, "text" | "template"> {
  const { text, template, withoutPortal } = sms;
  if (withoutPortal === undefined) return { text, template };
  return isSmsUrl(portalUrl) ? { text: text.replaceAll(PORTAL, portalUrl), template } : withoutPortal;
}

/** The SMS of a message; null where it is not worth one. Who has no e-mail gets more of them, and says how to sign in. */
export function smsOf(
  kind: MessageKind,
  { mail, language }: ServerTexts,
  facts: Readonly<Record<string, string>>,
  hasEmail: boolean,
): SmsText | null {
  const { sms, smsInstead } = mail.messages[kind];
  const always = sms === undefined ? null : filled(kind, sms);
  if (hasEmail || smsInstead === undefined) return always;
  // Beside the text of those who have an e-mail this is another one, and registered by another name.
  return always === null
    ? filled(kind, smsInstead)
    : { ...filled(`${kind}_without_email`, smsInstead), withoutPortal: always };

  /** Each fact is what operators allow in its place: a text that is queued never waits for one that they refuse. */
  function filled(name: string, written: string): SmsText {
    const text = `${mail.dear} ${written}`;
    const fitting = Object.entries({ ...facts, portal: PORTAL }).map(([place, fact]) => [
      place,
      smsFact(place, fact, mail.unnamed),
    ]);
    return {
      text: interpolate(text, Object.fromEntries(fitting), language),
      template: { name: `${name}.${language}`, text },
    };
  }
}
