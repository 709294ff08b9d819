import type { exceptions as english } from "#en/screens/exceptions.ts";
import type { Translated } from "#shape.ts";

export const exceptions: Translated<typeof english> = {
  "A bank asks for it back": "बैंक इसे वापस माँगता है",
  "A lost dispute gave it back": "हारे हुए विवाद में यह वापस आया",
  "A lost dispute took it": "हारे हुए विवाद में यह गया",
  "What the gateway gives back is booked as the shop's. The client is not told.":
    "गेटवे जो लौटाता है वह दुकान के नाम दर्ज होता है। ग्राहक को सूचना नहीं जाती।",
  "Answer it until {date}": "{date} तक उत्तर दें",
  "Answer the dispute on the gateway's own pages. This ends by itself when the bank has decided.":
    "विवाद का उत्तर गेटवे के अपने पेजों पर दें। बैंक के फ़ैसले पर यह अपने आप समाप्त होता है।",
  "The book keeps the payment. The amount is booked as a loss of the shop.":
    "बुक भुगतान रखती है। रकम दुकान के घाटे में दर्ज होती है।",
  "The payment is taken back from its book. What the gateway has not sent yet, it is asked for; what it sent beyond that is a loss of the shop.":
    "भुगतान उसकी बुक से वापस लिया जाता है। जो गेटवे ने अब तक नहीं भेजा, वह उससे माँगा जाता है; उससे ज़्यादा जो उसने भेजा, वह दुकान का घाटा है।",
  "Another amount was paid": "दूसरी रकम चुकाई गई",
  "Both weights and the reason are kept.": "दोनों वज़न और कारण दर्ज रहते हैं।",
  "It came after the payment was settled otherwise": "भुगतान दूसरे तरीके से निपटने के बाद आई",
  "It was paid twice": "दो बार चुकाई गई",
  "Another payment was credited by a number of the same money": "इसी पैसे के नंबर से एक और भुगतान जमा हुआ",
  "It was refunded before the money came": "पैसा आने से पहले ही भुगतान लौटाया गया",
  "Its book cannot take it any more": "उसकी बुक अब इसे नहीं ले सकती",
  "Its book was closed": "उसकी बुक बंद थी",
  "Left empty, it is computed at the rate of the day the money came on.":
    "खाली छोड़ने पर, पैसा आने के दिन के भाव से गिना जाएगा।",
  "No payment waits for a decision.": "कोई भुगतान निर्णय की प्रतीक्षा में नहीं है।",
  "Noted on": "दर्ज तारीख",
  "Nothing changes: the books hold this money as received and given back.":
    "कुछ नहीं बदलता: बही में यह पैसा आया और लौटाया हुआ दर्ज है।",
  "Nothing fits. Try fewer letters, or another state.": "कुछ मेल नहीं खाता। कम अक्षर या दूसरी स्थिति आज़माएँ।",
  "Only an Admin resolves a payment exception.": "भुगतान अपवाद केवल एडमिन निपटा सकते हैं।",
  "Open book": "बुक खोलें",
  "Open book: {book}, payment {number}": "बुक खोलें: {book}, भुगतान {number}",
  "Opening the book does not help here.": "यहाँ बुक खोलने से काम नहीं बनेगा।",
  "Reason for another weight": "अलग वज़न का कारण",
  Resolve: "निपटाएँ",
  "Resolve payment {number}": "भुगतान {number} निपटाएँ",
  "Resolve payment {number} of book {book}": "बुक {book} का भुगतान {number} निपटाएँ",
  "Search payment exceptions": "भुगतान अपवाद खोजें",
  "The gateway that was to send it back is gone": "इसे वापस भेजने वाला गेटवे अब नहीं है",
  "Number of the refund": "वापसी की संख्या",
  "As the gateway's own pages show it, such as rfnd_….": "जैसा गेटवे के अपने पन्नों पर है, जैसे rfnd_….",
  "Sign in at the gateway's own pages and look for the payment {payment}. Its refunds tell whether {amount} went back: one that is processed was sent, one that failed or is not there was not. One that is still pending is decided about later.":
    "गेटवे के अपने पन्नों पर साइन इन करें और भुगतान {payment} खोजें। उसकी वापसियाँ बताती हैं कि {amount} वापस गए या नहीं: processed हो तो भेजे गए; failed हो या वहाँ न हो तो नहीं भेजे गए। अभी pending हो तो बाद में निर्णय लें।",
  "The refund is done. Nothing more is sent or paid.": "वापसी पूरी हुई। अब और कुछ न भेजा जाता है, न चुकाया जाता है।",
  "The money is owed to the client still. Pay it another way at Gateway Refunds.":
    "पैसा ग्राहक को अब भी देना है। इसे गेटवे रिफ़ंड में दूसरे तरीके से चुकाएँ।",
  "The gateway could not send it back": "गेटवे इसे वापस नहीं भेज सका",
  "The gateway is asked once more under a new number; see Gateway Refunds.":
    "गेटवे से नए नंबर से फिर कहा जाता है; गेटवे रिफ़ंड देखें।",
  "The gateway sends the money back to where it came from; see Gateway Refunds. The client is told by e-mail.":
    "गेटवे पैसा वहीं लौटाता है जहाँ से आया था; गेटवे रिफ़ंड देखें। ग्राहक को ईमेल से बताया जाता है।",
  "The gateway sent back money that it was not asked for": "गेटवे ने बिना कहे पैसा वापस भेजा",
  "The next instalment of the book is credited today, with a receipt. The client is told by e-mail.":
    "बुक की अगली किस्त आज रसीद के साथ जमा होती है। ग्राहक को ईमेल से बताया जाता है।",
  "The payment ends as Failed, and the client is told by e-mail.": "भुगतान विफल होगा; ग्राहक को ईमेल मिलेगा।",
  "This money cannot be credited as it came: its book was closed or paid up meanwhile, or the gateway took it twice, late or of another amount. It goes back to the payer, or its book takes it as an instalment; a closed book can be opened again.":
    "यह पैसा जैसे आया वैसे जमा नहीं हो सकता: इसकी बुक बीच में बंद हो गई या पूरी चुक गई, या गेटवे ने इसे दो बार, देर से या दूसरी रकम में लिया। यह भुगतान करने वाले को लौटता है, या इसकी बुक इसे किस्त के रूप में लेती है; बंद बुक फिर खोली जा सकती है।",
  "To pay it back another way, open Gateway Refunds.": "दूसरे तरीके से लौटाने के लिए गेटवे रिफ़ंड खोलें।",
  "Weight in grams": "वज़न (ग्राम)",
  "What became of it": "उसका क्या हुआ",
  "What becomes of the money": "पैसे का क्या होगा",
  "The gateway does not have its money": "इसका पैसा गेटवे के पास नहीं है",
  "No settlement of the gateway contains it yet": "गेटवे के किसी सेटलमेंट में यह अभी नहीं है",
  "The gateway was asked and does not have the money {payment}. An event with a correct signature may have told of it, although it never came: look it up on the gateway's own pages, and change the secret of the events if it is not there.":
    "गेटवे से पूछा गया; {payment} का पैसा उसके पास नहीं है। हो सकता है कि सही हस्ताक्षर वाली किसी सूचना ने इसके बारे में बताया हो, जबकि पैसा कभी आया ही नहीं: गेटवे के अपने पन्नों पर इसे खोजें, और वहाँ न हो तो सूचनाओं का गुप्त कोड बदलें।",
  "Nothing changes.": "कुछ नहीं बदलता।",
  "The payment is taken back from its book. Nothing is sent, and the client is told by e-mail.":
    "भुगतान अपनी बुक से वापस लिया जाएगा। कुछ भेजा नहीं जाएगा; ग्राहक को ईमेल से बताया जाएगा।",
  "Upload the gateway's report. This ends by itself when one contains the payment.":
    "गेटवे की रिपोर्ट अपलोड करें। किसी रिपोर्ट में यह भुगतान आते ही यह अपने आप समाप्त होगा।",
};
