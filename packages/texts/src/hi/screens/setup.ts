import type { setup as english } from "#en/screens/setup.ts";
import type { Translated } from "#shape.ts";

export const setup: Translated<typeof english> = {
  "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.":
    "अगर दुकान में पहले से एडमिन है तो साइन इन करें। नहीं तो पोर्टल फिर से शुरू करें: उसके लॉग में एक दिन चलने वाला नया लिंक मिलेगा।",
  "Make the first Admin": "पहला एडमिन बनाएँ",
  "Make the first Admin. They bring in everyone else.": "पहला एडमिन बनाएँ। बाकी सबको वही जोड़ेंगे।",
  "The first Admin is made. Please sign in.": "पहला एडमिन बन गया। कृपया साइन इन करें।",
  "This set-up link is not good any more, or not whole.": "सेटअप का यह लिंक अब काम का नहीं, या पूरा नहीं है।",
  "Bring in the books you have": "जो बुक पहले से हैं उन्हें लाएँ",
  "Brochures that shops already print. Change what is different with you.":
    "वे विवरणिकाएँ जो दुकानें पहले से छापती हैं। जो आपके यहाँ अलग है, उसे बदलें।",
  "Each with a sign-in of their own, and the rights they need.": "हर एक का अपना साइन इन और ज़रूरी अधिकार।",
  "Enrol yourself, pay one instalment and look at the receipt. It can be refunded.":
    "ख़ुद को जोड़ें, एक किस्त चुकाएँ और रसीद देखें। उसे लौटाया जा सकता है।",
  "Enter today's gold rate": "आज का सोने का भाव लिखें",
  "From a file, checked before anything is written. A shop that begins anew does not need it.":
    "एक फ़ाइल से, जो कुछ लिखने से पहले जाँची जाती है। नई दुकान को इसकी ज़रूरत नहीं।",
  "Let your people in": "अपने लोगों को जोड़ें",
  "Make a scheme from a template": "नमूने से एक स्कीम बनाएँ",
  "Name, logo, colour, address and GSTIN stand on the sign-in, on receipts and in messages.":
    "नाम, लोगो, रंग, पता और GSTIN साइन इन पर, रसीदों पर और संदेशों में रहते हैं।",
  "Not needed": "ज़रूरत नहीं",
  "Not needed: {step}": "ज़रूरत नहीं: {step}",
  "Put the list away": "सूची हटाएँ",
  "Say who you are": "बताएँ कि आप कौन हैं",
  "Schemes that save gold credit their grams at it.": "सोना जोड़ने वाली स्कीमें इसी भाव पर ग्राम जमा करती हैं।",
  "Set up your shop": "अपनी दुकान तैयार करें",
  "Take a payment to try it": "आज़माने के लिए एक भुगतान लें",
  "{done} of {all} done": "{all} में से {done} पूरे",
};
