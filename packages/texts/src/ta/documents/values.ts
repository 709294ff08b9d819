import type { values as english } from "#en/documents/values.ts";

/** What stands for a stored value in documents alone, in Tamil; labels.ts has the rest. */
export const values: Readonly<Record<keyof typeof english, string>> = {
  Reversal: "திருப்பித் தரப்பட்டது",
  Opening: "தொடக்கப் பதிவு",
  Close: "மூடல்",
  Yes: "ஆம்",
  No: "இல்லை",
  Joins: "புதிதாகச் சேர்கிறார்",
  "Further book": "மேலும் ஒரு புத்தகம்",
  "Its book was closed": "அதன் புத்தகம் மூடப்பட்டது",
  "It came after the payment was settled otherwise": "கட்டணம் வேறு வழியில் முடிந்த பிறகு வந்தது",
  "It was paid twice": "இருமுறை செலுத்தப்பட்டது",
  "Another amount was paid": "வேறு தொகை செலுத்தப்பட்டது",
  "The gateway sent back money that it was not asked for": "கேட்காத பணத்தை நுழைவாயில் திருப்பி அனுப்பியது",
  "The gateway does not have its money": "அதன் பணம் நுழைவாயிலிடம் இல்லை",
  "No settlement of the gateway contains it yet": "நுழைவாயிலின் எந்தத் தீர்வுக் கணக்கிலும் இது இன்னும் இல்லை",
  "The gateway that was to send it back is gone": "அதைத் திருப்பி அனுப்ப வேண்டிய நுழைவாயில் இப்போது இல்லை",
  "The gateway could not send it back": "நுழைவாயிலால் அதைத் திருப்பி அனுப்ப முடியவில்லை",
  "Another payment was credited by a number of the same money": "இதே பணத்தின் எண்ணால் வேறொரு கட்டணமும் வரவு வைக்கப்பட்டது",
  "It was refunded before the money came": "பணம் வரும் முன்பே கட்டணம் திருப்பித் தரப்பட்டது",
  "Its book cannot take it any more": "அதன் புத்தகம் இனி இதை ஏற்காது",
  "A bank asks for it back": "வங்கி இதைத் திருப்பிக் கேட்கிறது",
  "A lost dispute gave it back": "தோற்ற தகராறு இதைத் திருப்பித் தந்தது",
  "A lost dispute took it": "தோற்ற தகராறு இதை எடுத்துக்கொண்டது",
};
