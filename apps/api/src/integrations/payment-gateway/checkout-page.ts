import type { Language } from "@thangam/texts/languages";
import { formatAmount } from "@thangam/texts/format-money";
import { textsOf } from "@thangam/texts/server";
import type { OrderToPay } from "./port.ts";

/** A piece of HTML whose every text was escaped where it was put in. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Value = string | Html | readonly Html[];

/** HTML as a template: what is put in is text, unless it is HTML made the same way. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(written)));
}

function written(value: Value): string {
  if (value instanceof Html) return value.text;
  return typeof value === "string" ? escaped(value) : value.map(({ text }) => text).join("\n");
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A page on which an order is paid: what is paid, and below it how. `http/checkout.css` is its style sheet. */
export function checkoutPage(
  order: OrderToPay,
  language: Language,
  page: { title: string; notice?: Html; body: Html },
): string {
  const texts = textsOf(language).checkout;
  const { paymentId, amountPaise, bookNumber, schemeName, payer } = order;
  const fact = (label: string, value: string) =>
    html`<div>
      <dt>${label}</dt>
      <dd>${value}</dd>
    </div>`;
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${order.shopName}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/checkout/style.css" />
      </head>
      <body>
        <main>
          <p class="brand">${order.shopName}</p>
          <h1>${page.title}</h1>
          ${page.notice ?? []}
          <p class="amount">₹${formatAmount(amountPaise)}</p>
          <dl>
            ${fact(texts.book, `${bookNumber} · ${schemeName}`)} ${fact(texts.payer, payer.name)}
            ${fact(texts.reference, paymentId.toString())}
          </dl>
          ${page.body}
          <p class="leave"><a href="/paymentfail?payment=${paymentId.toString()}">${texts.leave}</a></p>
        </main>
      </body>
    </html> `.text;
}
