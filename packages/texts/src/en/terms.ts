import type { Terms } from "#shape.ts";

/** The terms of the savings schemes in English: paragraphs, in the order they are read. */
export const terms: Terms = [
  "You save in a numbered scheme book of this shop. The scheme says how long it runs and what an instalment is, and your book keeps the rules it was opened under.",
  "Pay each instalment in the month it is due. Every payment is confirmed by the shop and has a receipt; only then does it count.",
  "In a scheme that saves gold, a payment is credited as grams of 22 carat gold at the shop's rate of the day of the payment, rounded as the scheme says.",
  "What you have saved is redeemed for jewellery at this shop when the book has run its time. It earns no interest and is not a deposit with a bank.",
  "You may close a book at any time. It then takes no more payments, and what was saved is settled with you at the shop.",
  "The shop keeps your name, e-mail address, mobile number and payments as long as the law asks, uses them for your books alone, and writes to you about them.",
  "Your request is looked at by a person. The shop may refuse it, and tells you why.",
];
