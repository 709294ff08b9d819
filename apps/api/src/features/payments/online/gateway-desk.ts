import type { Language } from "@thangam/texts/languages";
import { BadSignature, GatewayTrouble } from "#integrations/payment-gateway/port.ts";
import type { CheckoutPage, Fields, OrderToPay, PaymentGateway } from "#integrations/payment-gateway/port.ts";
import { countAttempt } from "#features/session/index.ts";
import { refuse } from "#kernel/refusal.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/db.ts";
import { networkOf } from "#platform/security/network-of.ts";
import { checkOrder } from "./check-order.ts";
import { orderToPay } from "./gateway-store.ts";
import { ownContext, takeNews } from "./take-news.ts";
import type { GatewayCall } from "./take-news.ts";

interface DeskDependencies {
  db: Database;
  clock: Clock;
  businessDayOf: (moment: Date) => string;
  gateway: PaymentGateway;
}

interface Origin {
  requestId: string;
  address: string;
}

/** Where people and machines come to from a gateway, without a session: webhooks, payment pages, and the way back. */
export type GatewayDesk = ReturnType<typeof gatewayDesk>;

/** How often one network may send what no gateway signed, in 15 minutes. What is signed is never turned away. */
const mostForgeries = 100;

export function gatewayDesk({ db, clock, businessDayOf, gateway }: DeskDependencies) {
  const callOf = (operation: string, origin: Origin): GatewayCall => {
    const now = clock();
    return { db, gateway, context: ownContext(operation, origin), now, today: businessDayOf(now) };
  };

  async function signedBy<T>(origin: Origin, read: () => T): Promise<T> {
    try {
      return read();
    } catch (error) {
      if (error instanceof BadSignature) {
        const limit = { key: `unsigned:${networkOf(origin.address)}`, most: mostForgeries };
        await countAttempt(db, [limit], clock(), refuse);
      }
      throw error;
    }
  }

  async function payable(orderId: string): Promise<{ order: OrderToPay; language: string | null } | null> {
    const order = await orderToPay(db, gateway.name, orderId);
    if (order === null || order.payment.status !== "Pending") return null;
    if (order.expiresAt !== null && order.expiresAt <= clock()) return null;
    const { amountPaise, book } = order.payment;
    const { number: bookNumber, schemeVersion, client } = book;
    const { user, ...payer } = client;
    const { paymentId } = order;
    return {
      order: { orderId, paymentId, amountPaise, bookNumber, schemeName: schemeVersion.name, payer },
      language: user?.language ?? null,
    };
  }

  return {
    gateway: gateway.name,

    /** Takes an event. Answers what came of it; throws BadSignature when the gateway did not sign it. */
    async takeWebhook(rawBody: Buffer, headers: Fields, origin: Origin): Promise<string> {
      const { eventId, news } = await signedBy(origin, () => gateway.readWebhook(rawBody, headers));
      return news === null ? "ignored" : takeNews(callOf("Gateway_Webhook", origin), news, eventId);
    },

    /** Takes a customer back from the gateway; answers which page tells them how their payment stands. */
    async takeReturn(fields: Fields, origin: Origin): Promise<string> {
      const orderId = await signedBy(origin, () => gateway.readReturn(fields));
      const order = await orderToPay(db, gateway.name, orderId);
      if (order === null) throw new BadSignature();
      const call = callOf("Gateway_Return", origin);
      await checkOrder(call, { orderId, expiresAt: order.expiresAt }).catch((error: unknown) => {
        // Nobody knows yet: the page says so, and the reconciler asks again.
        if (!(error instanceof GatewayTrouble)) throw error;
      });
      const now = await orderToPay(db, gateway.name, orderId);
      const page = now?.payment.status === "Failed" ? "/paymentfail" : "/paymentsuccessfull";
      return `${page}?payment=${order.paymentId}`;
    },

    /**
     * The page an order is paid on, in the language the reader is to have, given what the payer chose; null when it is
     * not, or no longer, paid here.
     */
    async pageOf(orderId: string, languageFor: (chosen: string | null) => Language): Promise<CheckoutPage | null> {
      const found = await payable(orderId);
      return found && gateway.page(found.order, languageFor(found.language));
    },

    /** What is pressed on a page of the sandbox; answers where the browser goes. */
    async press(orderId: string, fields: Fields): Promise<string | null> {
      if (gateway.press === undefined || (await payable(orderId)) === null) return null;
      return gateway.press(orderId, fields, clock());
    },
  };
}
