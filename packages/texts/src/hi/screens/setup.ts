import type { setup as english } from "#en/screens/setup.ts";
import type { Translated } from "#shape.ts";

export const setup: Translated<typeof english> = {
  "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.":
    "अगर दुकान में पहले से एडमिन है तो साइन इन करें। नहीं तो पोर्टल फिर से शुरू करें: उसके लॉग में एक दिन चलने वाला नया लिंक मिलेगा।",
  "Make the first Admin": "पहला एडमिन बनाएँ",
  "Make the first Admin. They bring in everyone else.": "पहला एडमिन बनाएँ। बाकी सबको वही जोड़ेंगे।",
  "The first Admin is made. Please sign in.": "पहला एडमिन बन गया। कृपया साइन इन करें।",
  "This set-up link is not good any more, or not whole.": "सेटअप का यह लिंक अब काम का नहीं, या पूरा नहीं है।",
};
