import type { Language } from "@thangam/texts/languages";
import { BadSignature, GatewayError, MalformedEvent } from "#integrations/payment-gateway/port.ts";
import type { CheckoutPage, Fields, OrderToPay } from "#integrations/payment-gateway/port.ts";
import { countAttempt } from "#features/session/index.ts";
import { readShop } from "#core/shop-store.ts";
import { refuse } from "#core/refusal.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { checkOrder } from "./check-order.ts";
import { keepMalformedEvent, orderToPay } from "./gateway-store.ts";
import { ownContext } from "./apply-gateway-event.ts";
import type { GatewayCall } from "./apply-gateway-event.ts";
import { hearGatewayEvent } from "./hear-gateway-event.ts";
import type { Reconciling } from "./reconciling.ts";

type CheckoutDependencies = Omit<Reconciling, "logger">;

interface Origin {
  requestId: string;
  address: string;
}

/** How often one network may send what no gateway signed, in 15 minutes. What is signed is never turned away. */
const maxForgeries = 100;

/** Where people and machines come to from a gateway, without a session: webhooks, payment pages, and the way back. */
export function gatewayCheckout(dependencies: CheckoutDependencies) {
  const { db, clock, businessDayOf, gateway } = dependencies;
  const callOf = (operation: string, origin: Origin): GatewayCall => {
    const now = clock();
    return { db, gateway, context: ownContext(operation, origin), now, today: businessDayOf(now), businessDayOf };
  };

  /** What the gateway signed; null when it did not, which is counted against the sender. */
  async function signedBy<T>(origin: Origin, read: () => T): Promise<T | null> {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadSignature)) throw error;
      const limit = { key: `unsigned:${networkOf(origin.address)}`, max: maxForgeries };
      await countAttempt(db, [limit], clock(), refuse);
      return null;
    }
  }

  return {
    gateway: gateway.name,

    /**
     * Takes an event. Returns what came of it, null when the gateway did not sign it. One that makes no sense is kept and
     * refused, so that the gateway's own log shows it, too.
     */
    async takeWebhook(rawBody: Buffer, headers: Fields, origin: Origin): Promise<string | null> {
      const reading = signedBy(origin, () => gateway.readWebhook(rawBody, headers));
      const signed = await reading.catch(refuseMalformed(dependencies, rawBody));
      if (signed === null) return null;
      const { eventId, event } = signed;
      return event === null ? "ignored" : hearGatewayEvent(callOf("Gateway_Webhook", origin), event, eventId);
    },

    /**
     * Takes a customer back from the gateway. Returns which page tells them how their payment stands, null when the
     * gateway did not send them for an order of ours.
     */
    async takeReturn(fields: Fields, origin: Origin): Promise<string | null> {
      const orderId = await signedBy(origin, () => gateway.readReturn(fields));
      const order = orderId === null ? null : await orderToPay(db, gateway.name, orderId);
      if (orderId === null || order === null) return null;
      const call = callOf("Gateway_Return", origin);
      await checkOrder(call, { orderId, moneyUntil: order.moneyUntil }).catch((error: unknown) => {
        // Nobody knows yet: the page says so, and the reconciler asks again.
        if (!(error instanceof GatewayError)) throw error;
      });
      const now = await orderToPay(db, gateway.name, orderId);
      const page = now?.payment.status === "failed" ? "/paymentfail" : "/paymentsuccessfull";
      return `${page}?payment=${order.paymentId}`;
    },

    /**
     * The page an order is paid on, in the language the reader is to have, given what the payer chose; null when it is
     * not, or no longer, paid here.
     */
    async pageOf(orderId: string, languageFor: (chosen: string | null) => Language): Promise<CheckoutPage | null> {
      const found = await payableOrder(dependencies, orderId);
      return found && gateway.page(found.order, languageFor(found.language));
    },

    /** Plays what a payer does on the page of the sandbox; returns where the browser goes. */
    async simulate(orderId: string, fields: Fields): Promise<string | null> {
      if (gateway.simulate === undefined || (await payableOrder(dependencies, orderId)) === null) return null;
      return gateway.simulate(orderId, fields, clock());
    },
  };
}

/** Keeps a body that makes no sense and refuses it; throws any other error as it is. */
function refuseMalformed({ db, clock, gateway }: CheckoutDependencies, body: Buffer) {
  return async (error: unknown): Promise<never> => {
    if (!(error instanceof MalformedEvent)) throw error;
    await keepMalformedEvent(db, { gateway: gateway.name, body, problem: error.message, now: clock() });
    throw refuse("event_malformed");
  };
}

/** An order that can still be paid, with the language its payer chose; null when it cannot. */
async function payableOrder(
  { db, clock, gateway }: CheckoutDependencies,
  orderId: string,
): Promise<{ order: OrderToPay; language: string | null } | null> {
  const order = await orderToPay(db, gateway.name, orderId);
  if (order === null || order.payment.status !== "pending") return null;
  if (order.expiresAt <= clock()) return null;
  const { amountPaise, book } = order.payment;
  const { number: bookNumber, schemeVersion, client } = book;
  const { user, ...payer } = client;
  const { paymentId } = order;
  const { name: shopName } = await readShop(db);
  return {
    order: { orderId, paymentId, amountPaise, bookNumber, schemeName: schemeVersion.name, shopName, payer },
    language: user?.language ?? null,
  };
}
