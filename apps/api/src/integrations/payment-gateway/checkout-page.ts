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

/** A page on which an order is paid: what is paid, and below it how. */
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
        <title>${page.title} · Thangam</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/checkout/style.css" />
      </head>
      <body>
        <main>
          <p class="brand">Thangam</p>
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

/** The look of these pages: the colours of the portal's tokens, without its build. */
export const checkoutStyle = `:root { color-scheme: light dark; --ground: #f7f3ea; --sheet: #fffdf8; --ink: #1f2a24; --muted: #5b655f; --line: #d9d2c2; --brand: #1d4b3a; --on-brand: #fff; --note: #fbeec9; --note-ink: #5a4206; }
@media (prefers-color-scheme: dark) { :root { --ground: #121815; --sheet: #1b2320; --ink: #eef1ec; --muted: #a9b4ad; --line: #37423c; --brand: #8fd0b2; --on-brand: #0e1a14; --note: #3d3212; --note-ink: #f3dfa3; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem; background: var(--sheet); min-height: 100dvh; }
@media (min-width: 34rem) { main { margin: 2.5rem auto; min-height: 0; border: 1px solid var(--line); border-radius: 1rem; padding: 2rem; } }
.brand { margin: 0; color: var(--muted); letter-spacing: .04em; }
h1 { margin: .25rem 0 1rem; font-size: 1.5rem; line-height: 1.25; }
.amount { margin: 0; font-size: 2.25rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.note { margin: 0 0 1.25rem; padding: .75rem 1rem; border-radius: .6rem; background: var(--note); color: var(--note-ink); }
dl { margin: 1rem 0 1.5rem; display: grid; gap: .6rem; }
dl div { display: flex; justify-content: space-between; gap: 1rem; border-bottom: 1px solid var(--line); padding-bottom: .5rem; }
dt { color: var(--muted); }
dd { margin: 0; font-weight: 550; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin: 0; }
button, .razorpay-payment-button { min-height: 3rem; width: 100%; padding: .6rem 1rem; border: 1px solid var(--brand); border-radius: .6rem; background: transparent; color: var(--brand); font: inherit; font-weight: 600; cursor: pointer; }
button.first, .razorpay-payment-button { background: var(--brand); color: var(--on-brand); }
button:focus-visible, a:focus-visible, select:focus-visible, summary:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }
label { display: grid; gap: .3rem; color: var(--muted); font-size: .95rem; }
select { min-height: 2.75rem; width: 100%; border: 1px solid var(--line); border-radius: .6rem; background: var(--sheet); color: var(--ink); font: inherit; padding: 0 .6rem; }
.leave { margin: 1.5rem 0 0; text-align: center; }
a { color: var(--brand); text-underline-offset: 3px; display: inline-block; padding: .5rem; }
`;
