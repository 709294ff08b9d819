import type { values as english } from "#en/documents/values.ts";

/** What stands for a stored value in documents alone, in Hindi; labels.ts has the rest. */
export const values: Readonly<Record<keyof typeof english, string>> = {
  Reversal: "रकम लौटाई गई",
  Opening: "शुरुआती जमा",
  Close: "बंद",
  Yes: "हाँ",
  No: "नहीं",
  Joins: "नया सदस्य",
  "Further book": "एक और बुक",
  "Its book was closed": "उसकी बुक बंद थी",
  "It came after the payment was settled otherwise": "भुगतान दूसरे तरीके से निपटने के बाद आई",
  "It was paid twice": "दो बार चुकाई गई",
  "Another amount was paid": "दूसरी रकम चुकाई गई",
  "The gateway sent back money that it was not asked for": "गेटवे ने बिना कहे पैसा वापस भेजा",
  "The gateway does not have its money": "इसका पैसा गेटवे के पास नहीं है",
  "No settlement of the gateway contains it yet": "गेटवे के किसी सेटलमेंट में यह अभी नहीं है",
  "The gateway that was to send it back is gone": "इसे वापस भेजने वाला गेटवे अब नहीं है",
  "The gateway could not send it back": "गेटवे इसे वापस नहीं भेज सका",
  "Another payment was credited by a number of the same money": "इसी पैसे के नंबर से एक और भुगतान जमा हुआ",
  "It was refunded before the money came": "पैसा आने से पहले ही भुगतान लौटाया गया",
  "Its book cannot take it any more": "उसकी बुक अब इसे नहीं ले सकती",
  "A bank asks for it back": "बैंक इसे वापस माँगता है",
  "A lost dispute gave it back": "हारे हुए विवाद में यह वापस आया",
  "A lost dispute took it": "हारे हुए विवाद में यह गया",
};
