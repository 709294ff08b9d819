import type { payments as english } from "#en/screens/payments.ts";
import type { Translated } from "#shape.ts";

export const payments: Translated<typeof english> = {
  "Take this payment as well?": "क्या यह भुगतान भी लिया जाए?",
  "{amount} were paid online at {time} and wait to be credited.":
    "{time} पर ऑनलाइन दिए गए {amount} जमा होने की प्रतीक्षा में हैं।",
  "A payment of {amount} online was begun at {time}. It is not known yet whether it was paid.":
    "{time} पर {amount} का ऑनलाइन भुगतान शुरू हुआ। वह हुआ या नहीं, अभी पता नहीं।",
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
  "A payment is open for the day on which it was started. If you have paid, you need do nothing: it is credited once the money is confirmed, at the rate of the day it came. If not, start a new one.":
    "भुगतान उसी दिन किया जा सकता है जिस दिन शुरू किया गया। यदि आप भुगतान कर चुके हैं, तो कुछ न करें: पैसा पक्का होने पर वह जिस दिन आया उस दिन के भाव से जमा होगा। नहीं तो नया भुगतान शुरू करें।",
  "Another amount was paid": "दूसरी रकम चुकाई गई",
  "Asked for on": "माँगने की तारीख",
  "Back to the payment page": "भुगतान पेज पर लौटें",
  "Book it was meant for": "वह बुक जिसके लिए था",
  "Both weights and the reason are kept.": "दोनों वज़न और कारण दर्ज रहते हैं।",
  "Cash for one book is limited to {limit}; {left} is left.": "एक बुक के लिए नकद की सीमा {limit} है; {left} बाकी है।",
  "Cash of one client in a day is limited to {limit}; {left} is left today.":
    "एक ग्राहक से एक दिन में नकद की सीमा {limit} है; आज {left} बाकी है।",
  Done: "हो गया",
  "Credit it all the same": "फिर भी जमा करें",
  "Credited by the bank on": "बैंक में जमा होने का दिन",
  "Earlier instalments stay open": "पहले की किस्तें बाकी रहेंगी",
  "Enter the day first: its rate gives the weight.": "पहले दिन डालें: उस दिन के भाव से वज़न निकलता है।",
  "Failed: transaction {number} of {name}": "असफल: {name} का ट्रांज़ैक्शन {number}",
  "For money that was entered for the wrong book. It stays in the shop and keeps its day and number.":
    "ग़लत बुक में दर्ज पैसे के लिए। पैसा दुकान में ही रहता है, दिन और नंबर वही रहते हैं।",
  "Given up before paying": "भुगतान से पहले छोड़ दिया गया",
  "Go Back": "वापस जाएँ",
  "Gold credited": "जमा हुआ सोना",
  "Gold rate per gram": "सोने का भाव प्रति ग्राम",
  "Installment No.": "किस्त नंबर",
  "Instalments {numbers}": "किस्तें {numbers}",
  "It came after the payment was settled otherwise": "भुगतान दूसरे तरीके से निपटने के बाद आई",
  "It can be taken all the same.": "फिर भी लिया जा सकता है।",
  "It is credited to your book. The receipt is below, and on its way to you by mail.":
    "यह आपकी बुक में जमा हो गया है। रसीद नीचे है और मेल से भी आ रही है।",
  "It stays with the payment and in the audit trail.": "यह भुगतान के साथ और ऑडिट में दर्ज रहता है।",
  "It was paid twice": "दो बार चुकाई गई",
  "Another payment was credited by a number of the same money": "इसी पैसे के नंबर से एक और भुगतान जमा हुआ",
  "It was refunded before the money came": "पैसा आने से पहले ही भुगतान लौटाया गया",
  "Its book cannot take it any more": "उसकी बुक अब इसे नहीं ले सकती",
  "Its book was closed": "उसकी बुक बंद थी",
  "Last receipt": "पिछली रसीद",
  "Left empty, it is computed at the rate of the day the money came on.":
    "खाली छोड़ने पर, पैसा आने के दिन के भाव से गिना जाएगा।",
  "Money that goes back through the payment gateway. It is sent by itself, and tried again until the gateway has made it; each is made once, however often it is tried.":
    "पेमेंट गेटवे से वापस जाने वाला पैसा। यह अपने आप भेजा जाता है, और गेटवे के भेजने तक फिर कोशिश होती है; कितनी भी बार कोशिश हो, हर एक एक ही बार भेजा जाता है।",
  "Move this payment to another book": "यह भुगतान दूसरी बुक में ले जाएँ",
  "Move to another book": "दूसरी बुक में ले जाएँ",
  "Never confirmed": "कभी पुष्टि नहीं हुई",
  "No money goes back through the gateway.": "गेटवे से कोई पैसा वापस नहीं जा रहा है।",
  "No payment fits. Try fewer letters, or take a filter away.": "कोई भुगतान मेल नहीं खाता। कम अक्षर लिखें या कोई फ़िल्टर हटाएँ।",
  "No payment waits for a decision.": "कोई भुगतान निर्णय की प्रतीक्षा में नहीं है।",
  "Not saved yet. See what will be credited, then save.": "अभी सहेजा नहीं गया। देखें कि कितना जमा होगा, फिर सहेजें।",
  "Noted on": "दर्ज तारीख",
  "Nothing changes: the books hold this money as received and given back.":
    "कुछ नहीं बदलता: बही में यह पैसा आया और लौटाया हुआ दर्ज है।",
  "Nothing fits. Try fewer letters, or another state.": "कुछ मेल नहीं खाता। कम अक्षर या दूसरी स्थिति आज़माएँ।",
  "Nothing was credited. If your bank has taken the money all the same, it comes to us late or goes back to you by itself.{reason}":
    "कुछ जमा नहीं हुआ। फिर भी आपके बैंक ने रकम काटी हो, तो वह देर से हमें मिलेगी या अपने आप आपको लौटेगी।{reason}",
  "Offline Acknowledgement": "ऑफ़लाइन पावती",
  "Only an Admin pays a refund another way.": "केवल एडमिन पैसा दूसरे तरीके से लौटा सकता है।",
  "Only an Admin resolves a payment exception.": "भुगतान अपवाद केवल एडमिन निपटा सकते हैं।",
  "Open a UPI app": "UPI ऐप खोलें",
  "Open book": "बुक खोलें",
  "Open book: {book}, payment {number}": "बुक खोलें: {book}, भुगतान {number}",
  "Opening the book does not help here.": "यहाँ बुक खोलने से काम नहीं बनेगा।",
  "Paid another way: {amount} of book {book}": "दूसरे तरीके से दिया गया: बुक {book}, {amount}",
  "Paid by": "भुगतान का तरीका",
  "Pay again": "फिर भुगतान करें",
  "Pay with any UPI app": "किसी भी UPI ऐप से भुगतान करें",
  "Payment Transaction Number": "भुगतान का ट्रांज़ैक्शन नंबर",
  "QR code to pay by UPI": "UPI से भुगतान का QR कोड",
  "Reason for another weight": "अलग वज़न का कारण",
  "Received as an advance, not a tax invoice.": "अग्रिम के रूप में प्राप्त, यह टैक्स इनवॉइस नहीं है।",
  Reference: "संदर्भ नंबर",
  "Reference of the return": "लौटाने की संदर्भ संख्या",
  "Refund this payment": "यह भुगतान लौटाएँ",
  Resolve: "निपटाएँ",
  "Resolve payment {number}": "भुगतान {number} निपटाएँ",
  "Resolve payment {number} of book {book}": "बुक {book} का भुगतान {number} निपटाएँ",
  "Save Payment Details": "भुगतान सहेजें",
  "Saving Book Number": "बुक नंबर",
  "Scan the code, or open the app on this phone. Amount and reference are filled in. The shop confirms the payment once it has come; this page shows it by itself.":
    "कोड स्कैन करें, या इस फ़ोन पर ऐप खोलें। रकम और संदर्भ पहले से भरे हैं। रकम आने पर दुकान पुष्टि करती है; यह पेज अपने आप दिखाएगा।",
  "Search gateway refunds": "गेटवे रिफ़ंड में खोजें",
  "Search payment exceptions": "भुगतान अपवाद खोजें",
  "Search transactions": "लेन-देन खोजें",
  "See the book": "बुक देखें",
  Send: "भेजें",
  "Send Acknowledgement": "पावती भेजें",
  "Send acknowledgement of transaction {number} of {name}": "भेजें: {name} के ट्रांज़ैक्शन {number} की पावती",
  "Send back now": "अभी वापस भेजें",
  "Send back now: {amount} of book {book}": "अभी वापस भेजें: बुक {book} के {amount}",
  "Started on": "शुरू हुआ",
  "Take the rest another way.": "बाकी किसी और तरीके से लें।",
  "Takes {amount} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "बुक {book} से {amount} (किस्त {numbers}, रसीद {receipt}) घटाए जाएँगे। इसे वापस नहीं किया जा सकता।",
  "Takes {amount} and {weight} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "बुक {book} से {amount} और {weight} (किस्त {numbers}, रसीद {receipt}) घटाए जाएँगे। इसे वापस नहीं किया जा सकता।",
  "That day has no gold rate.": "उस दिन का सोने का भाव दर्ज नहीं है।",
  "The bank's number of the transfer back, or of the slip for cash.": "पैसा लौटाने की बैंक संख्या, या नकद पर्ची की संख्या।",
  "The client gets the message of this instalment again, by e-mail and SMS.":
    "सदस्य को इस किस्त का संदेश ईमेल और SMS से फिर से मिलेगा।",
  "The day on the bank's statement. Its gold rate counts, and whether the payment was in time.":
    "बैंक विवरण का दिन। उसी दिन का सोने का भाव लगता है, और उसी से तय होता है कि भुगतान समय पर था।",
  "The earlier payment for book {number} was not saved: {reason}": "बुक {number} का पिछला भुगतान नहीं सहेजा गया: {reason}",
  "The earlier payment for book {number} was saved: receipt {receipt}.":
    "बुक {number} का पिछला भुगतान सहेज लिया गया: रसीद {receipt}।",
  "The first of {count} instalments that this payment is for.": "इस भुगतान की {count} किस्तों में से पहली।",
  "The gateway that was to send it back is gone": "इसे वापस भेजने वाला गेटवे अब नहीं है",
  "Number of the refund": "वापसी की संख्या",
  "As the gateway's own pages show it, such as rfnd_….": "जैसा गेटवे के अपने पन्नों पर है, जैसे rfnd_….",
  "Sign in at the gateway's own pages and look for the payment {payment}. Its refunds tell whether {amount} went back: one that is processed was sent, one that failed or is not there was not. One that is still pending is decided about later.":
    "गेटवे के अपने पन्नों पर साइन इन करें और भुगतान {payment} खोजें। उसकी वापसियाँ बताती हैं कि {amount} वापस गए या नहीं: processed हो तो भेजे गए; failed हो या वहाँ न हो तो नहीं भेजे गए। अभी pending हो तो बाद में निर्णय लें।",
  "The refund is done. Nothing more is sent or paid.": "वापसी पूरी हुई। अब और कुछ न भेजा जाता है, न चुकाया जाता है।",
  "The money is owed to the client still. Pay it another way at Gateway Refunds.":
    "पैसा ग्राहक को अब भी देना है। इसे गेटवे रिफ़ंड में दूसरे तरीके से चुकाएँ।",
  "The gateway could not send it back": "गेटवे इसे वापस नहीं भेज सका",
  "The gateway is asked again within a minute.": "एक मिनट के भीतर गेटवे से फिर कहा जाएगा।",
  "The gateway is asked once more under a new number; see Gateway Refunds.":
    "गेटवे से नए नंबर से फिर कहा जाता है; गेटवे रिफ़ंड देखें।",
  "The gateway is not asked for this refund any more.": "गेटवे से अब यह पैसा लौटाने को नहीं कहा जाएगा।",
  "The gateway may still send this money.": "गेटवे यह पैसा अब भी भेज सकता है।",
  "The gateway says that it has not sent this money. It is not asked again once you have saved.":
    "गेटवे कहता है कि उसने यह पैसा नहीं भेजा है। सहेजने के बाद उससे फिर नहीं कहा जाता।",
  "The gateway sends the money back to where it came from; see Gateway Refunds. The client is told by e-mail.":
    "गेटवे पैसा वहीं लौटाता है जहाँ से आया था; गेटवे रिफ़ंड देखें। ग्राहक को ई-मेल से बताया जाता है।",
  "The gateway sent back money that it was not asked for": "गेटवे ने बिना कहे पैसा वापस भेजा",
  "The money goes back to you and no longer counts towards the book.": "रकम आपको लौटती है और अब बुक में नहीं गिनी जाती।",
  "The money is taken from there today; what the gateway holds stays with the shop.":
    "रकम आज वहीं से ली जाती है; गेटवे के पास जो है वह दुकान का रहता है।",
  "The next instalment of the book is credited today, with a receipt. The client is told by e-mail.":
    "बुक की अगली किस्त आज रसीद के साथ जमा होती है। ग्राहक को ई-मेल से बताया जाता है।",
  "The payment counts towards book {book} now, receipt {receipt}.": "भुगतान अब बुक {book} में गिना जाता है, रसीद {receipt}।",
  "The payment did not succeed": "भुगतान सफल नहीं हुआ",
  "The payment ends as Failed, and the client is told by e-mail.": "भुगतान विफल होगा; ग्राहक को ई-मेल मिलेगा।",
  "The payment gateway holds this money and gives it back by itself.": "ये पैसे पेमेंट गेटवे के पास हैं और वही इन्हें लौटाता है।",
  "The payment is being confirmed": "भुगतान की पुष्टि हो रही है",
  "The payment page could not be opened": "भुगतान पेज नहीं खुल सका",
  "The payment was refunded": "भुगतान लौटा दिया गया",
  "The receipt becomes void, and the money goes back by: {mode}.": "रसीद रद्द हो जाएगी, और पैसे इस तरीके से लौटेंगे: {mode}।",
  "The shop asks the bank itself how it ended, so you need not pay again. Sign in to see how it stands; a mail tells you, too.":
    "दुकान खुद बैंक से पूछती है कि भुगतान का क्या हुआ, इसलिए दोबारा भुगतान न करें। स्थिति देखने के लिए साइन इन करें; ईमेल से भी सूचना मिलेगी।",
  "The shop has another gateway now, or none.": "दुकान का अब दूसरा गेटवे है, या कोई नहीं।",
  "The shop has another gateway now, or none. Look on the pages of the earlier one that it has not sent this money.":
    "दुकान का अब दूसरा गेटवे है, या कोई नहीं। पहले वाले के पेजों पर देख लें कि उसने यह पैसा नहीं भेजा है।",
  "There is no gold rate today.": "आज का सोने का भाव दर्ज नहीं है।",
  "This credits instalment {instalment}. Not paid and still open: {open}. Is that meant?":
    "इससे किस्त {instalment} जमा होगी। अब भी बाकी: {open}। क्या यही करना है?",
  "This money cannot be credited as it came: its book was closed or paid up meanwhile, or the gateway took it twice, late or of another amount. It goes back to the payer, or its book takes it as an instalment; a closed book can be opened again.":
    "यह पैसा जैसे आया वैसे जमा नहीं हो सकता: इसकी बुक बीच में बंद हो गई या पूरी चुक गई, या गेटवे ने इसे दो बार, देर से या दूसरी रकम में लिया। यह भुगतान करने वाले को लौटता है, या इसकी बुक इसे किस्त के रूप में लेती है; बंद बुक फिर खोली जा सकती है।",
  "This page is about a payment, and none is named.": "यह पेज किसी भुगतान के बारे में है, पर कोई बताया नहीं गया।",
  "This payment can no longer be started": "यह भुगतान अब नहीं किया जा सकता",
  "This payment has ended. There is nothing to acknowledge.": "यह भुगतान समाप्त हो चुका है। पावती देने के लिए कुछ नहीं है।",
  "To pay it back another way, open Gateway Refunds.": "दूसरे तरीके से लौटाने के लिए गेटवे रिफ़ंड खोलें।",
  "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.":
    "बुक नंबर डालें। बुक किसकी है, कितना देय है और कितना जमा होगा, यह सब सहेजने से पहले यहाँ दिखेगा।",
  "Weight in grams": "वज़न (ग्राम)",
  "What became of it": "उसका क्या हुआ",
  "What becomes of the money": "पैसे का क्या होगा",
  "Will be credited": "जमा होगा",
  "Your bank has not answered yet. You need not wait or pay again: this page changes by itself, and you get a mail.":
    "आपके बैंक ने अभी जवाब नहीं दिया है। रुकने या फिर भुगतान करने की ज़रूरत नहीं: यह पेज अपने आप बदलेगा और आपको मेल मिलेगा।",
  "Your money has come in. The shop credits it to your book shortly; this page shows it by itself.":
    "आपकी रकम आ गई है। दुकान जल्द इसे आपकी बुक में जमा करेगी; यह पेज अपने आप दिखाएगा।",
  "{amount} for each instalment; several may be paid at once.": "हर किस्त {amount}; एक साथ कई किस्तें भरी जा सकती हैं।",
  "{count, plural, one {Tried once} other {Tried # times}}, next on {date}":
    "{count, plural, one {एक बार कोशिश हुई} other {# बार कोशिश हुई}}, अगली {date} को",
  "{rate} per gram today": "आज {rate} प्रति ग्राम",
  "{weight} at the rate of its day.": "उस दिन के भाव पर {weight}।",
  Counter: "काउंटर",
  "The gateway does not have its money": "इसका पैसा गेटवे के पास नहीं है",
  "No settlement of the gateway contains it yet": "गेटवे के किसी सेटलमेंट में यह अभी नहीं है",
  "The gateway was asked and does not have the money {payment}. An event with a correct signature may have told of it, although it never came: look it up on the gateway's own pages, and change the secret of the events if it is not there.":
    "गेटवे से पूछा गया; {payment} का पैसा उसके पास नहीं है। हो सकता है कि सही हस्ताक्षर वाली किसी सूचना ने इसके बारे में बताया हो, जबकि पैसा कभी आया ही नहीं: गेटवे के अपने पन्नों पर इसे खोजें, और वहाँ न हो तो सूचनाओं का गुप्त कोड बदलें।",
  "Nothing changes.": "कुछ नहीं बदलता।",
  "The payment is taken back from its book. Nothing is sent, and the client is told by e-mail.":
    "भुगतान अपनी बुक से वापस लिया जाएगा। कुछ भेजा नहीं जाएगा; ग्राहक को ई-मेल से बताया जाएगा।",
  "Upload the gateway's report. This ends by itself when one contains the payment.":
    "गेटवे की रिपोर्ट अपलोड करें। किसी रिपोर्ट में यह भुगतान आते ही यह अपने आप समाप्त होगा।",
};
