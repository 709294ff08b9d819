import type { books as english } from "#en/screens/books.ts";
import type { Translated } from "#shape.ts";

export const books: Translated<typeof english> = {
  "A part of the bonus is lost: payments were late by {count} days in all.":
    "बोनस का एक हिस्सा नहीं मिलेगा: भुगतान में कुल {count} दिन की देरी हुई।",
  "A payment of this book has to be decided about first.": "पहले इस बुक के एक भुगतान पर फ़ैसला करना होगा।",
  "A voucher": "वाउचर",
  "Account Number": "खाता संख्या",
  "Account number": "खाता संख्या",
  "Approve: open book {number} again": "स्वीकृत करें: बुक {number} फिर खोलें",
  "At maturity": "परिपक्वता पर",
  "At maturity: if every instalment is paid by its due day, and what is overdue today.":
    "परिपक्वता पर: यदि हर किस्त अपने दिन तक और बकाया किस्तें आज चुकाई जाएँ।",
  "At maturity: if nothing more is paid.": "परिपक्वता पर: यदि आगे कुछ न चुकाया जाए।",
  "Before it was opened here": "यहाँ खुलने से पहले",
  "Book {number} is settled.": "बुक {number} का हिसाब चुकता हुआ।",
  "Chit Details of book {number}": "बुक {number} का चिट विवरण",
  "Close A/C": "खाता बंद करें",
  "Close A/C of book {number}": "खाता बंद करें: बुक {number}",
  "Closed accounts": "बंद खाते",
  "Closed between": "बंद होने की अवधि",
  "Closed by": "किसने बंद किया",
  "Closed on": "बंद होने की तारीख",
  "Closing this book": "यह बुक बंद करने पर",
  "Customers pay here; staff take payments at the counter.": "यहाँ ग्राहक भुगतान करते हैं; कर्मचारी काउंटर पर लेते हैं।",
  "Go to payment": "भुगतान पर जाएँ",
  "Gold at today's rate of {rate} a gram.": "सोना आज की दर {rate} प्रति ग्राम पर।",
  "Gold is worth today": "सोने का आज का मूल्य",
  "Gold saved": "जमा सोना",
  "If it is redeemed": "यदि भुनाया जाए",
  "If redeemed today": "आज भुनाने पर",
  "In all": "कुल",
  "Instalments to pay": "भरने वाली किस्तें",
  "Jewellery on a bill": "बिल पर गहने",
  "Late payments moved maturity by {count, plural, one {# day} other {# days}}.":
    "देर से भुगतान के कारण परिपक्वता {count, plural, one {# दिन} other {# दिन}} आगे बढ़ी।",
  "My scheme books": "मेरी स्कीम बुक",
  "No account is closed.": "कोई खाता बंद नहीं है।",
  "No bonus yet: the first step is not reached.": "अभी बोनस नहीं: पहला चरण पूरा नहीं हुआ है।",
  "No closed account fits. Try fewer letters, or another range of days.":
    "कोई बंद खाता मेल नहीं खाता। कम अक्षर या दूसरे दिन आज़माएँ।",
  "No gold rate is set today": "आज सोने की दर दर्ज नहीं है",
  "No payment can be made on it any more, by any way. An Admin can open it again.":
    "इसमें अब किसी भी तरह भुगतान नहीं हो सकेगा। एडमिन इसे फिर खोल सकते हैं।",
  "None with a refund": "पैसे लौटाने पर नहीं",
  "Nothing has been paid for this book yet.": "इस बुक के लिए अभी कुछ नहीं चुकाया गया है।",
  "Number of the bill": "बिल नंबर",
  "Number of the transfer or slip": "भुगतान या पर्ची का नंबर",
  "Number of the voucher": "वाउचर नंबर",
  "Online payment is off. Please pay at the shop.": "ऑनलाइन भुगतान बंद है। कृपया दुकान पर भुगतान करें।",
  "Pages of the instalments": "किस्तों के पृष्ठ",
  "Paid ahead, an instalment counts on its due day, and the last one at maturity: {counted} of {paid} count today.":
    "पहले चुकाई किस्त अपने देय दिन पर और आख़िरी किस्त परिपक्वता पर गिनी जाती है: आज {paid} में से {counted} गिनी गई हैं।",
  "Paid on": "भुगतान की तारीख",
  "Pay Now": "अभी भुगतान करें",
  "Pay Now for book {number}": "अभी भुगतान करें: बुक {number}",
  "Pay for book {number}": "बुक {number} का भुगतान",
  "Payment History": "भुगतान इतिहास",
  "Print book": "पुस्तक छापें",
  "Printed on {moment}": "छपाई: {moment}",
  "S no.": "क्रम सं.",
  "S.NO": "क्र.सं.",
  Saved: "बचत",
  "Search closed accounts": "बंद खाते खोजें",
  "Settle book {number}": "बुक {number} का हिसाब चुकाएँ",
  "Settle for good": "हमेशा के लिए चुकाएँ",
  "The benefits are lost: payments were late by {count, plural, one {# day} other {# days}} in all.":
    "लाभ नहीं मिलेंगे: भुगतान में कुल {count, plural, one {# दिन} other {# दिन}} की देरी हुई।",
  "The benefits could be had until {day}.": "लाभ {day} तक मिल सकते थे।",
  "The client is told by e-mail.": "ग्राहक को ईमेल से बताया जाता है।",
  "The first step is not reached yet.": "पहला चरण अभी पूरा नहीं हुआ है।",
  "The money back, without a bonus": "बिना बोनस के पैसे वापस",
  "The money is taken from there today, and the day's close counts it.": "पैसे आज वहीं से निकलेंगे, और दिन की बंदी में गिने जाएँगे।",
  "The client gets": "बचतकर्ता को मिलेगा",
  "This book matures on {day}. Say why it is settled now.":
    "यह बुक {day} को पूरी होगी। बताएँ कि हिसाब अभी क्यों चुकाया जा रहा है।",
  "This is final: a settled book cannot be opened again.": "यह अंतिम है: चुकता बुक फिर से नहीं खोली जा सकती।",
  "This scheme gives back what was saved, without a bonus.": "यह योजना बिना बोनस के बचत लौटाती है।",
  "Today's gold rate is not set.": "आज की सोने की दर दर्ज नहीं है।",
  "Type an account number. Whose book it is, what it holds and what closing does stand here before it is closed.":
    "खाता संख्या लिखें। बुक किसकी है, उसमें क्या है और बंद करने से क्या होगा, यह बंद करने से पहले यहाँ दिखेगा।",
  Weight: "वज़न",
  "What is saved in it, {amount}, stays on the book until it is settled.": "इसमें बचाए {amount} हिसाब होने तक बुक में रहेंगे।",
  "What the bonus depends on": "बोनस किन बातों पर निर्भर है",
  "What the shop owes": "दुकान को जो देना है",
  "What will be closed": "क्या बंद होगा",
  "Why it is closed. Kept with the book and seen in the closed account list.":
    "क्यों बंद हो रही है। बुक के साथ रखी जाती है और बंद खातों की सूची में दिखती है।",
  "With the benefits until {day}.": "लाभ सहित {day} तक।",
  "You have no scheme book yet. Ask for one here, or at the shop.":
    "आपके पास अभी कोई स्कीम बुक नहीं है। यहाँ या दुकान पर माँगें।",
  "at {rate} a gram": "{rate} प्रति ग्राम",
  "worth {amount} today": "आज का मूल्य {amount}",
  "worth {amount} today, with the bonus": "बोनस सहित आज का मूल्य {amount}",
  "{count, plural, one {# instalment} other {# instalments}}": "{count, plural, one {# किस्त} other {# किस्तें}}",
  "{count, plural, one {# instalment} other {# instalments}} of {amount} in all.":
    "कुल {amount} की {count, plural, one {# किस्त} other {# किस्तें}}।",
  "{count, plural, one {# instalment} other {# instalments}}, {amount}":
    "{count, plural, one {# किस्त} other {# किस्तें}}, {amount}",
  "{count, plural, one {# payment is} other {# payments are}} under way and cannot be credited then; an Admin has to see to that:":
    "{count, plural, one {# भुगतान} other {# भुगतान}} चल रहा है और बाद में जमा नहीं हो सकेगा; एडमिन को इसे देखना होगा:",
  "{count, plural, one {# payment was} other {# payments were}} under way":
    "{count, plural, one {# भुगतान} other {# भुगतान}} चल रहा था",
  "{total} goes back to the client by {mode}, without a bonus, and nothing stays on the book.":
    "{total} बिना बोनस के {mode} से बचतकर्ता को लौटाए जाएँगे, और बुक में कुछ नहीं बचेगा।",
  "{total} goes back to the client, without a bonus, and nothing stays on the book.":
    "{total} बिना बोनस के बचतकर्ता को लौटाए जाएँगे, और बुक में कुछ नहीं बचेगा।",
  "{total} goes on the jewellery bill, and nothing stays on the book.":
    "{total} गहनों के बिल में जाएगा, और बुक में कुछ नहीं बचेगा।",
  "{total} goes on the voucher, and nothing stays on the book.": "{total} वाउचर में जाएगा, और बुक में कुछ नहीं बचेगा।",
};
