import type { annex as english } from "#en/documents/annex.ts";

/** What the annex of a settlement in parts says, in Hindi. */
export const annex: Readonly<Record<keyof typeof english, string>> = {
  "Annex {number}/{settlement}": "अनुलग्नक {number}/{settlement}",
  "An annex to the bill, not a tax invoice.": "बिल का अनुलग्नक है, कर बीजक नहीं।",
  "Stays on the book": "बुक में शेष",
  "Nothing: the book is settled.": "कुछ नहीं: बुक का हिसाब चुकता हो गया।",
  "{weight}, for {amount} paid in": "{weight}, जमा {amount} के लिए",
  "Of the savings": "बचत में से",
  "Paid back": "वापस दिया",
  "Pays for": "इससे चुकता",
  "The bill": "बिल",
  "Tax, beside it": "कर, अलग से",
  "Paid besides": "अलग से चुकाया",
  Piece: "आभूषण",
  Weight: "वज़न",
  "Value addition": "वैल्यू एडिशन",
  Stones: "नग",
  Price: "मूल्य",
  "Covered by the savings": "बचत से ढका",
  "Taken off": "छूट",
  "To pay": "देय",
  "{amount} a gram": "{amount} प्रति ग्राम",
};
