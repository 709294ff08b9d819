import type { payments as english } from "#en/screens/payments.ts";
import type { Translated } from "#shape.ts";

export const payments: Translated<typeof english> = {
  "Take this payment as well?": "क्या यह भुगतान भी लिया जाए?",
  "The client gets the message of this payment again, by e-mail and SMS.":
    "सदस्य को इस भुगतान का संदेश ईमेल और SMS से फिर से मिलेगा।",
  "The first of the {count} that this payment is for.": "इस भुगतान की {count} किस्तों में से पहली।",
  "{amount} were paid online at {time} and wait to be credited.":
    "{time} पर ऑनलाइन दिए गए {amount} जमा होने की प्रतीक्षा में हैं।",
  "{count, plural, one {# not credited is left out} other {# not credited are left out}}":
    "{count, plural, one {जमा न हुआ # छोड़ा गया} other {जमा न हुए # छोड़े गए}}",
  "A payment of {amount} online was begun at {time}. It is not known yet whether it was paid.":
    "{time} पर {amount} का ऑनलाइन भुगतान शुरू हुआ। वह हुआ या नहीं, अभी पता नहीं।",
  "A payment is open for the day on which it was started. If you have paid, you need do nothing: it is credited once the money is confirmed, at the rate of the day it came. If not, start a new one.":
    "भुगतान उसी दिन किया जा सकता है जिस दिन शुरू किया गया। यदि आप भुगतान कर चुके हैं, तो कुछ न करें: पैसा पक्का होने पर वह जिस दिन आया उस दिन के भाव से जमा होगा। नहीं तो नया भुगतान शुरू करें।",
  "Asked for on": "माँगने की तारीख",
  "Back to the payment page": "भुगतान पेज पर लौटें",
  "Book it was meant for": "वह बुक जिसके लिए था",
  "By itself": "अपने आप",
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
  "It can be taken all the same.": "फिर भी लिया जा सकता है।",
  "It is credited to your book. The receipt is below, and on its way to you by mail.":
    "यह आपकी बुक में जमा हो गया है। रसीद नीचे है और मेल से भी आ रही है।",
  "It stays with the payment and in the audit trail.": "यह भुगतान के साथ और ऑडिट में दर्ज रहता है।",
  "Last receipt": "पिछली रसीद",
  "Left out": "छोड़े गए",
  "Money that goes back through the payment gateway. It is sent by itself, and tried again until the gateway has made it; each is made once, however often it is tried.":
    "पेमेंट गेटवे से वापस जाने वाला पैसा। यह अपने आप भेजा जाता है, और गेटवे के भेजने तक फिर कोशिश होती है; कितनी भी बार कोशिश हो, हर एक एक ही बार भेजा जाता है।",
  "Move this payment to another book": "यह भुगतान दूसरी बुक में ले जाएँ",
  "Move to another book": "दूसरी बुक में ले जाएँ",
  "Never confirmed": "कभी पुष्टि नहीं हुई",
  "No money goes back through the gateway.": "गेटवे से कोई पैसा वापस नहीं जा रहा है।",
  "No payment fits. Try fewer letters, or take a filter away.": "कोई भुगतान मेल नहीं खाता। कम अक्षर लिखें या कोई फ़िल्टर हटाएँ।",
  "Not saved yet. See what will be credited, then save.": "अभी सहेजा नहीं गया। देखें कि कितना जमा होगा, फिर सहेजें।",
  "Nothing was credited. If your bank has taken the money all the same, it comes to us late or goes back to you by itself.{reason}":
    "कुछ जमा नहीं हुआ। फिर भी आपके बैंक ने रकम काटी हो, तो वह देर से हमें मिलेगी या अपने आप आपको लौटेगी।{reason}",
  "Offline Acknowledgement": "ऑफ़लाइन पावती",
  "Only an Admin pays a refund another way.": "केवल एडमिन पैसा दूसरे तरीके से लौटा सकता है।",
  "Open a UPI app": "UPI ऐप खोलें",
  Paid: "भुगतान",
  "Paid another way: {amount} of book {book}": "दूसरे तरीके से दिया गया: बुक {book}, {amount}",
  "Paid by": "भुगतान का तरीका",
  "Pay again": "फिर भुगतान करें",
  "Pay with any UPI app": "किसी भी UPI ऐप से भुगतान करें",
  "Payment Transaction Number": "भुगतान का ट्रांज़ैक्शन नंबर",
  "QR code to pay by UPI": "UPI से भुगतान का QR कोड",
  "Receipt number": "रसीद संख्या",
  "Received as an advance, not a tax invoice.": "अग्रिम के रूप में प्राप्त, यह टैक्स इनवॉइस नहीं है।",
  Reference: "संदर्भ नंबर",
  "Reference of the return": "लौटाने की संदर्भ संख्या",
  "Refund this payment": "यह भुगतान लौटाएँ",
  "Save Payment Details": "भुगतान सहेजें",
  "Saving Book Number": "बुक नंबर",
  "Scan the code, or open the app on this phone. Amount and reference are filled in. The shop confirms the payment once it has come; this page shows it by itself.":
    "कोड स्कैन करें, या इस फ़ोन पर ऐप खोलें। रकम और संदर्भ पहले से भरे हैं। रकम आने पर दुकान पुष्टि करती है; यह पेज अपने आप दिखाएगा।",
  "Search gateway refunds": "गेटवे रिफ़ंड में खोजें",
  "Search transactions": "लेन-देन खोजें",
  "See the book": "बुक देखें",
  Send: "भेजें",
  "Send Acknowledgement": "पावती भेजें",
  "Send acknowledgement of transaction {number} of {name}": "भेजें: {name} के ट्रांज़ैक्शन {number} की पावती",
  "Send back now": "अभी वापस भेजें",
  "Send back now: {amount} of book {book}": "अभी वापस भेजें: बुक {book} के {amount}",
  "Started on": "शुरू हुआ",
  "Sum of the list": "सूची का योग",
  "Take the rest another way.": "बाकी किसी और तरीके से लें।",
  "Takes {amount} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "बुक {book} से {amount} (किस्त {numbers}, रसीद {receipt}) घटाए जाएँगे। इसे वापस नहीं किया जा सकता।",
  "Takes {amount} and {weight} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "बुक {book} से {amount} और {weight} (किस्त {numbers}, रसीद {receipt}) घटाए जाएँगे। इसे वापस नहीं किया जा सकता।",
  "That day has no gold rate.": "उस दिन का सोने का भाव दर्ज नहीं है।",
  "The bank has not paid this cheque yet, so the cheque itself goes back.":
    "बैंक ने इस चेक का भुगतान अभी नहीं किया है, इसलिए चेक ही लौटाया जाता है।",
  "The bank's number of the transfer back, or of the slip for cash.": "पैसा लौटाने की बैंक संख्या, या नकद पर्ची की संख्या।",
  "The day on the bank's statement. Its gold rate counts, and whether the payment was in time.":
    "बैंक विवरण का दिन। उसी दिन का सोने का भाव लगता है, और उसी से तय होता है कि भुगतान समय पर था।",
  "The earlier payment for book {number} was not saved: {reason}": "बुक {number} का पिछला भुगतान नहीं सहेजा गया: {reason}",
  "The earlier payment for book {number} was saved: receipt {receipt}.":
    "बुक {number} का पिछला भुगतान सहेज लिया गया: रसीद {receipt}।",
  "The gateway is asked again within a minute.": "एक मिनट के भीतर गेटवे से फिर कहा जाएगा।",
  "The gateway is not asked for this refund any more.": "गेटवे से अब यह पैसा लौटाने को नहीं कहा जाएगा।",
  "The gateway may still send this money.": "गेटवे यह पैसा अब भी भेज सकता है।",
  "The gateway says that it has not sent this money. It is not asked again once you have saved.":
    "गेटवे कहता है कि उसने यह पैसा नहीं भेजा है। सहेजने के बाद उससे फिर नहीं कहा जाता।",
  "The money goes back to you and no longer counts towards the book.": "रकम आपको लौटती है और अब बुक में नहीं गिनी जाती।",
  "The money is taken from there today; what the gateway holds stays with the shop.":
    "रकम आज वहीं से ली जाती है; गेटवे के पास जो है वह दुकान का रहता है।",
  "The payment counts towards book {book} now, receipt {receipt}.": "भुगतान अब बुक {book} में गिना जाता है, रसीद {receipt}।",
  "The payment did not succeed": "भुगतान सफल नहीं हुआ",
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
  "This page is about a payment, and none is named.": "यह पेज किसी भुगतान के बारे में है, पर कोई बताया नहीं गया।",
  "This payment can no longer be started": "यह भुगतान अब नहीं किया जा सकता",
  "This payment has ended. There is nothing to acknowledge.": "यह भुगतान समाप्त हो चुका है। पावती देने के लिए कुछ नहीं है।",
  "To credit": "जमा करने हैं",
  "Too many to add up: choose fewer days for a sum.": "जोड़ने के लिए बहुत ज़्यादा: योग के लिए कम दिन चुनें।",
  "Transaction {id}": "लेन-देन {id}",
  "Transaction {id} · receipt {number}": "लेन-देन {id} · रसीद {number}",
  "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.":
    "बुक नंबर डालें। बुक किसकी है, कितना देय है और कितना जमा होगा, यह सब सहेजने से पहले यहाँ दिखेगा।",
  "Will be credited": "जमा होगा",
  "Your bank has not answered yet. You need not wait or pay again: this page changes by itself, and you get a mail.":
    "आपके बैंक ने अभी जवाब नहीं दिया है। रुकने या फिर भुगतान करने की ज़रूरत नहीं: यह पेज अपने आप बदलेगा और आपको मेल मिलेगा।",
  "Your money has come in. The shop credits it to your book shortly; this page shows it by itself.":
    "आपकी रकम आ गई है। दुकान जल्द इसे आपकी बुक में जमा करेगी; यह पेज अपने आप दिखाएगा।",
  "{amount} for each instalment; several may be paid at once.": "हर किस्त {amount}; एक साथ कई किस्तें भरी जा सकती हैं।",
  "{count, plural, one {Tried once} other {Tried # times}}, next on {date}":
    "{count, plural, one {एक बार कोशिश हुई} other {# बार कोशिश हुई}}, अगली {date} को",
  "{count} credited": "{count} जमा हुए",
  "{rate} per gram today": "आज {rate} प्रति ग्राम",
  "{weight} at the rate of its day.": "उस दिन के भाव पर {weight}।",
  Counter: "काउंटर",
  "Each book has its own payment and receipt: you pay {count} times, one after the other.":
    "हर बुक का अपना भुगतान और रसीद है: आप एक के बाद एक {count} बार भुगतान करते हैं।",
  "How much": "कितना",
  "Look again": "फिर देखें",
  "Not now": "अभी नहीं",
  "Nothing to pay here": "यहाँ कुछ भुगतान करना नहीं है",
  "Other amount": "अन्य राशि",
  "Still to pay": "अभी भुगतान बाकी",
  "Still to pay: {amount} for {scheme}.": "अभी बाकी: {scheme} के लिए {amount}।",
  "Then {count, plural, one {# more book} other {# more books}}.":
    "फिर {count, plural, one {# और बुक} other {# और बुक}}।",
  "This week": "इस हफ़्ते",
  "You go to your own app and come back. Your receipt comes when the bank confirms, even if you close this page.":
    "आप अपने ऐप में जाकर लौटते हैं। यह पेज बंद करने पर भी, बैंक की पुष्टि होते ही रसीद आती है।",
  "You have no scheme book yet.": "आपकी अभी कोई स्कीम बुक नहीं है।",
  "You pay": "आप भुगतान करते हैं",
  "about {weight}": "लगभग {weight}",
  "then {amount}": "फिर {amount}",
  "{count, plural, one {Next instalment} other {All # books}}": "{count, plural, one {अगली किस्त} other {सभी # बुक}}",
  "{number} of {all}": "{all} में से {number}",
};
