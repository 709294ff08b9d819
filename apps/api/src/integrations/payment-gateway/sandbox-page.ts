import { textsOf } from "@thangam/texts/server";
import type { Language } from "@thangam/texts/languages";
import { checkoutPage, html } from "./checkout-page.ts";
import type { OrderToPay } from "./port.ts";
import { webhookScenarios } from "./webhook-scenarios.ts";

/** The sandbox's payment page: says before all else that it is a test, and lets the tester be the bank. */
export function sandboxPage(order: OrderToPay, language: Language): string {
  const texts = textsOf(language).checkout;
  const labelOf: Record<(typeof webhookScenarios)[number], string> = {
    once: texts.once,
    twice: texts.twice,
    late: texts.late,
    out_of_order: texts.outOfOrder,
    never: texts.never,
  };
  const options = webhookScenarios.map((scenario) => html`<option value="${scenario}">${labelOf[scenario]}</option>`);
  return checkoutPage(order, language, {
    title: texts.testTitle,
    notice: html`<p class="note">${texts.testNote}</p>`,
    body: html`<form method="post" action="/checkout/sandbox/${order.orderId}">
      <button class="first" name="outcome" value="success">${texts.success}</button>
      <button name="outcome" value="slow">${texts.slow}</button>
      <button name="outcome" value="failure">${texts.failure}</button>
      <label
        >${texts.notice}
        <select name="notice">
          ${options}
        </select></label
      >
    </form>`,
  });
}
