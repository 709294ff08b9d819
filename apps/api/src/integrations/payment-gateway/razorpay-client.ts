import { parseJson } from "./parse-json.ts";
import { GatewayError, GatewayRefusal } from "./port.ts";

export interface RazorpaySettings {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
}

/** What fetch does, of which no more is used here. */
export type Send = (url: string, init: RequestInit) => Promise<Response>;

export type Ask = (path: string, sent?: Sent) => Promise<unknown>;

interface Sent {
  body?: object;
  headers?: Record<string, string>;
  /** How long an answer is waited for; ten seconds unless told. */
  patienceMs?: number | undefined;
}

const api = "https://api.razorpay.com/v1";

/** With these Razorpay says that it did nothing; after any other error it may have. */
const refusals = new Set([400, 404, 422]);

/** Calls Razorpay's REST interface: a POST where there is a body, else a GET. Throws GatewayError, or GatewayRefusal. */
export function razorpayClient({ keyId, keySecret }: RazorpaySettings, send: Send): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  return async (path, { body, headers = {}, patienceMs = 10_000 } = {}) => {
    const request = {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization, "content-type": "application/json", ...headers },
      signal: AbortSignal.timeout(patienceMs),
      redirect: "error",
      ...(body !== undefined && { body: JSON.stringify(body) }),
    } as const;
    const response = await send(`${api}${path}`, request).catch((error: unknown) => {
      throw new GatewayError(`Razorpay did not answer ${path}`, { cause: error });
    });
    const text = await response.text().catch(() => "");
    const problem = `Razorpay answered ${path} with ${response.status}: ${text.slice(0, 300)}`;
    if (refusals.has(response.status)) throw new GatewayRefusal(problem);
    if (!response.ok) throw new GatewayError(problem);
    return parseJson(text);
  };
}
