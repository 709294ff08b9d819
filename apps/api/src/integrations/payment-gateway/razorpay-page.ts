import type { Language } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import { checkoutPage, html } from "./checkout-page.ts";
import type { CheckoutPage, OrderToPay } from "./port.ts";

/** Razorpay's Checkout on a page of ours, which may load what it needs and nothing else. */
export function razorpayPage(keyId: string, order: OrderToPay, language: Language): CheckoutPage {
  return {
    html: checkoutPage(order, language, {
      title: textsOf(language).checkout.title,
      body: html`<form action="/checkout/razorpay/return" method="post">
        <script
          src="https://checkout.razorpay.com/v1/checkout.js"
          data-key="${keyId}"
          data-order_id="${order.orderId}"
          data-amount="${order.amountPaise.toString()}"
          data-currency="INR"
          data-buttontext="${textsOf(language).checkout.pay}"
          data-name="${order.shopName}"
          data-description="${order.bookNumber}"
          data-prefill.name="${order.payer.name}"
          data-prefill.email="${order.payer.email}"
          data-prefill.contact="+91${order.payer.mobile}"
        ></script>
      </form>`,
    }),
    allows: {
      "script-src": ["https://checkout.razorpay.com"],
      "frame-src": ["https://api.razorpay.com", "https://checkout.razorpay.com"],
      "connect-src": ["https://api.razorpay.com", "https://checkout.razorpay.com", "https://lumberjack.razorpay.com"],
      "img-src": ["https://cdn.razorpay.com", "https://checkout.razorpay.com"],
      "form-action": ["https://api.razorpay.com"],
      // Checkout styles the window it opens in our page.
      "style-src": ["'unsafe-inline'"],
    },
  };
}
