import type { annex as english } from "#en/documents/annex.ts";

/** What the annex of a settlement in parts says, in Tamil. */
export const annex: Readonly<Record<keyof typeof english, string>> = {
  "Annex {number}/{settlement}": "இணைப்பு {number}/{settlement}",
  "An annex to the bill, not a tax invoice.": "பில்லின் இணைப்பு; வரி விலைப்பட்டியல் அல்ல.",
  "Stays on the book": "புத்தகத்தில் மீதி",
  "Nothing: the book is settled.": "ஒன்றுமில்லை: புத்தகத்தின் கணக்கு தீர்க்கப்பட்டது.",
  "{weight}, for {amount} paid in": "{weight}, செலுத்திய {amount}-க்கு",
  "Of the savings": "சேமிப்பிலிருந்து",
  "Paid back": "திருப்பிக் கொடுத்தது",
  "Pays for": "ஈடுசெய்யும் தொகை",
  "The bill": "பில்",
  "Tax, beside it": "வரி, தனியாக",
  "Paid besides": "கூடுதலாகச் செலுத்தியது",
  Piece: "நகை",
  Weight: "எடை",
  "Value addition": "சேதாரம்",
  Stones: "கற்கள்",
  Price: "விலை",
  "Covered by the savings": "சேமிப்பில் அடங்கியது",
  "Taken off": "தள்ளுபடி",
  "To pay": "செலுத்த வேண்டியது",
  "{amount} a gram": "ஒரு கிராமுக்கு {amount}",
};
