import { SendFailure } from "#core/send-failure.ts";
import { Unsendable } from "./port.ts";
import type { Sms, SmsPort } from "./port.ts";
import { requireInstance } from "./template.ts";

/** An SMS service over HTTP, as shops rent them. */
export interface SmsGateway {
  /**
   * With `{key}`, `{route}`, `{sender}`, `{mobile}`, `{text}` and `{template}` where those go, and `{reference}`, the same
   * for every attempt, for a service that tells a repeat by it.
   */
  url: string;
  method: "GET" | "POST";
  key: string;
  sender: string;
  route: string;
  /** The operators' id of each registered template: "payment_acknowledged.en" → "1107…" */
  templateIdByName: ReadonlyMap<string, string>;
}

const maxWaitMs = 15_000;

/** Sends by a gateway. Its errors name neither the address called nor the key in it. */
export function gatewaySms(gateway: SmsGateway, waitMs = maxWaitMs): SmsPort {
  return {
    async send(sms: Sms) {
      requireInstance(sms);
      const template = gateway.templateIdByName.get(sms.template.name);
      if (template === undefined) throw new Unsendable("sms_unregistered", sms.template.name);
      const { key, route, sender } = gateway;
      const { mobile, text, id: reference } = sms;
      const address = filled(gateway.url, { key, route, sender, mobile, text, template, reference });
      await request(gateway.method, address, waitMs);
    },
  };
}

function filled(url: string, facts: Readonly<Record<string, string>>): string {
  return url.replaceAll(/\{(\w+)\}/g, (place, name: string) => encodeURIComponent(facts[name] ?? place));
}

/** A POST carries in its body what a GET has behind the question mark. */
async function request(method: SmsGateway["method"], address: string, waitMs: number): Promise<void> {
  const url = new URL(address);
  const body = method === "POST" ? new URLSearchParams(url.search) : null;
  if (body !== null) url.search = "";
  const answer = await fetch(url, {
    method,
    body,
    redirect: "error",
    signal: AbortSignal.timeout(waitMs),
  }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === "TimeoutError";
    throw new SendFailure("sms_unreachable", isTimeout ? `timeout ${waitMs} ms` : null);
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new SendFailure("sms_refused", `HTTP ${answer.status}`);
}
