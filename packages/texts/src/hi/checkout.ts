import type { CheckoutTexts } from "#shape.ts";

/** What the payment pages say, in Hindi. */
export const checkout: CheckoutTexts = {
  title: "अपनी बुक का भुगतान करें",
  testTitle: "परीक्षण भुगतान",
  testNote: "यह परीक्षण पेज है। कोई रकम नहीं कटती: बैंक क्या कहेगा, यह आप तय करते हैं।",
  book: "बुक",
  payer: "नाम",
  reference: "संदर्भ संख्या",
  pay: "अभी भुगतान करें",
  success: "भुगतान सफल होता है",
  slow: "बैंक को देर लगती है",
  failure: "भुगतान विफल होता है",
  notice: "दुकान को सूचना",
  once: "एक बार, तुरंत",
  twice: "दो बार",
  late: "एक मिनट देर से",
  outOfOrder: "उलटे क्रम में",
  never: "कभी नहीं",
  leave: "बिना भुगतान लौटें",
};
