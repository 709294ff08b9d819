import { fileURLToPath } from "node:url";
import type { Language } from "@thangam/texts/languages";
import { raw, Router, urlencoded } from "express";
import type { Request, RequestHandler, Response } from "express";
import { BadRequest } from "./error-answer.ts";
import { fieldsOf } from "./form-fields.ts";
import type { Fields } from "./form-fields.ts";
import { languageFor } from "./language.ts";
import { stateOf } from "./request-state.ts";
import { neverStore } from "./security.ts";

const rawBody = raw({ type: () => true, limit: "256kb" });
const form = urlencoded({ extended: false, limit: "20kb", parameterLimit: 50 });

interface Origin {
  requestId: string;
  address: string;
}

interface CheckoutPage {
  html: string;
  /** What this page may load beside our own files, by directive of the content security policy. */
  allows: Readonly<Record<string, readonly string[]>>;
}

/** What the routes call. Where null is returned for something sent, the gateway did not sign it. */
export interface Checkout {
  /** Its name in the paths. */
  readonly gateway: string;
  takeWebhook(rawBody: Buffer, headers: Fields, origin: Origin): Promise<string | null>;
  takeReturn(fields: Fields, origin: Origin): Promise<string | null>;
  /** null: this order is not, or no longer, paid here. */
  pageOf(orderId: string, languageFor: (chosen: string | null) => Language): Promise<CheckoutPage | null>;
  /** Where the browser goes; null where nothing is simulated. */
  simulate(orderId: string, fields: Fields): Promise<string | null>;
}

const styleSheet = fileURLToPath(new URL("checkout.css", import.meta.url));

/**
 * What a gateway and its customers call, without a session: `POST /webhooks/<gateway>` with the body byte for byte, the
 * payment pages below `/checkout`, and the way back from them.
 */
export function gatewayRoutes(checkout: Checkout): Router {
  const router = Router({ caseSensitive: true, strict: true });

  router.post(`/webhooks/${checkout.gateway}`, neverStore, rawBody, async (request, response) => {
    const body: unknown = request.body;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    const outcome = await signedOnly(checkout.takeWebhook(bytes, headersOf(request), originOf(request, response)));
    response.json({ data: { outcome } });
  });

  router.get("/checkout/style.css", (_request, response) => {
    response.sendFile(styleSheet, { dotfiles: "allow", headers: { "Cache-Control": "public, max-age=3600" } });
  });

  const takeReturn: RequestHandler = async (request, response) => {
    const fields = request.method === "GET" ? request.query : request.body;
    response.redirect(303, await signedOnly(checkout.takeReturn(fieldsOf(fields), originOf(request, response))));
  };
  router.get(`/checkout/${checkout.gateway}/return`, neverStore, takeReturn);
  router.post(`/checkout/${checkout.gateway}/return`, neverStore, form, takeReturn);

  router.get(`/checkout/${checkout.gateway}/:orderId`, neverStore, async (request, response) => {
    const accepted = request.headers["accept-language"];
    const page = await checkout.pageOf(orderIdOf(request), (chosen) => languageFor(chosen, accepted));
    // Paid, expired or never there: the portal's own pages say so.
    if (page === null) {
      response.redirect(303, "/");
      return;
    }
    allow(response, page);
    response.type("html").send(page.html);
  });
  router.post(`/checkout/${checkout.gateway}/:orderId`, neverStore, form, async (request, response) => {
    response.redirect(303, (await checkout.simulate(orderIdOf(request), fieldsOf(request.body))) ?? "/");
  });
  return router;
}

async function signedOnly<T>(answer: Promise<T | null>): Promise<T> {
  const signed = await answer;
  if (signed === null) throw new BadRequest(400, "signature_invalid");
  return signed;
}

/** Widens the content security policy for this page alone. */
function allow(response: Response, { allows }: CheckoutPage): void {
  const policy = String(response.getHeader("Content-Security-Policy") ?? "");
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const [name, sources] of Object.entries(allows))
    directives.set(name, [...(directives.get(name) ?? ["'self'"]), ...sources]);
  response.setHeader(
    "Content-Security-Policy",
    [...directives].map(([name, sources]) => [name, ...sources].join(" ")).join(";"),
  );
  // A bank's own window must be able to tell the page that it is done.
  if (Object.keys(allows).length > 0) response.setHeader("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
}

function originOf(request: Request, response: Response): Origin {
  return { requestId: stateOf(response).requestId, address: request.ip ?? "" };
}

function orderIdOf(request: Request): string {
  return String(request.params["orderId"]).slice(0, 100);
}

function headersOf({ headers }: Request): Fields {
  return fieldsOf(headers);
}
