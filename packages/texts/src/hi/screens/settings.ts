import type { settings as english } from "#en/screens/settings.ts";
import type { Translated } from "#shape.ts";

export const settings: Translated<typeof english> = {
  "A payment that the gateway has verified is credited at once, with a receipt, also those that wait now. Otherwise staff acknowledge each one in the list of transactions.":
    "गेटवे से सत्यापित भुगतान तुरंत रसीद सहित जमा होता है, अभी प्रतीक्षा में पड़े भुगतान भी। अन्यथा कर्मचारी लेनदेन सूची में हर एक की पावती देते हैं।",
  "Above it, for a book": "इससे ऊपर, एक बुक के लिए",
  "Above it, in a day": "इससे ऊपर, एक दिन में",
  "Acknowledge verified payments automatically": "सत्यापित भुगतानों की पावती अपने आप दें",
  "Bank transfers without a transaction number": "ट्रांज़ैक्शन नंबर के बिना बैंक ट्रांसफ़र",
  "Card payments without an approval number": "अप्रूवल नंबर के बिना कार्ड भुगतान",
  "Cash limits": "नकद सीमाएँ",
  "Cash limits so far": "अब तक की नकद सीमाएँ",
  "Cheques without a number": "बिना नंबर के चेक",
  "For a book {limit}: {action}": "एक बुक के लिए {limit}: {action}",
  "For all their books together.": "उनकी सभी बुक मिलाकर।",
  "For one book in all": "एक बुक के लिए कुल",
  "From one client in a day": "एक ग्राहक से एक दिन में",
  "From {date}": "{date} से",
  "Holds for what is acknowledged from now on. Points that are earned stay as they are.":
    "अब से स्वीकृत भुगतानों पर लागू। अर्जित अंक वैसे ही रहते हैं।",
  "Holds from": "लागू होने का दिन",
  "Holds now": "अभी लागू",
  "In a day {limit}: {action}": "एक दिन में {limit}: {action}",
  "No limit": "कोई सीमा नहीं",
  "Numbers at the counter": "काउंटर पर नंबर",
  "Of an instalment 3 days before it is due, on the day, and 1, 7 and 30 days after it; of a book that matures 30 and 7 days before, and on the day. Each person gets one message a day for all their books. Whoever wants none says so in their profile.":
    "किस्त की देय तिथि से 3 दिन पहले, उसी दिन, और 1, 7 व 30 दिन बाद; परिपक्व होने वाली बुक के लिए 30 और 7 दिन पहले, और उसी दिन। हर व्यक्ति को सभी बुकों के लिए दिन में एक संदेश मिलता है। जिसे न चाहिए, वह अपनी प्रोफ़ाइल में बता सकता है।",
  "Open payments for a book": "एक बुक के अधूरे भुगतान",
  "Open payments of a client": "एक ग्राहक के अधूरे भुगतान",
  "Paying online": "ऑनलाइन भुगतान",
  "Points for each ₹ 100": "हर ₹ 100 पर अंक",
  "Refuse it": "मना करें",
  "Remind customers by e-mail and SMS": "ग्राहकों को ईमेल और SMS से याद दिलाएँ",
  "Save Settings": "सेटिंग सहेजें",
  "Save cash limits": "नकद सीमाएँ सहेजें",
  "Send from": "भेजने का समय",
  "Set on {date} by {name}": "{date} को {name} ने तय की",
  "That were started today and can still be paid.": "जो आज शुरू हुए और अब भी किए जा सकते हैं।",
  "The cash limits are saved.": "नकद सीमाएँ सहेजी गईं।",
  "The number shows that the same money is not entered twice. Only tick what your shop cannot do otherwise.":
    "नंबर से पता चलता है कि वही पैसा दो बार दर्ज नहीं हुआ। केवल वही चुनें जो आपकी दुकान किसी और तरह नहीं कर सकती।",
  "The settings are saved.": "सेटिंग सहेज ली गईं।",
  "Today or a later day.": "आज या बाद का कोई दिन।",
  "Two lakh rupees or more in cash from one person in a day, or for one purpose, are against section 269ST.":
    "एक दिन में एक व्यक्ति से, या एक प्रयोजन के लिए, दो लाख रुपये या उससे ज़्यादा नकद लेना धारा 269ST के विरुद्ध है।",
  "UPI payments without a transaction number": "ट्रांज़ैक्शन नंबर के बिना UPI भुगतान",
  "Warn only": "केवल चेतावनी",
  "At the counter": "काउंटर पर",
  "Credit a cheque when the bank has paid it": "बैंक के भुगतान के बाद चेक जमा करें",
  "Go on with the next day after the close": "बंद होने के बाद अगले दिन के साथ जारी रखें",
  "Otherwise it is credited at once, and taken back when it bounces.":
    "अन्यथा यह तुरंत जमा होता है, और लौटने पर वापस लिया जाता है।",
  "Payments at the counter are then posted on the next day, at today's gold rate. Otherwise they are refused until then.":
    "तब काउंटर के भुगतान आज की सोने की दर पर अगले दिन में दर्ज होते हैं। अन्यथा तब तक अस्वीकार होते हैं।",
  "The shop closes at": "दुकान बंद होने का समय",
  "Whoever closes the day before this hour is asked again.": "इस समय से पहले दिन बंद करने वाले से फिर पूछा जाता है।",
  "A closed counter gives no receipts. Its letters stay its own.": "बंद काउंटर रसीदें नहीं देता। उसके अक्षर उसी के रहते हैं।",
  "Add a counter": "काउंटर जोड़ें",
  Change: "बदलें",
  "Change a counter": "काउंटर बदलें",
  "Change {name}": "{name} बदलें",
  Counters: "काउंटर",
  "Each counter numbers its own receipts, beginning with its letters. Several counters share one cash drawer.":
    "हर काउंटर अपनी रसीदों को अपने अक्षरों से शुरू करके क्रमांक देता है। कई काउंटर एक ही नकद दराज साझा करते हैं।",
  "Gives the receipts of online payments": "ऑनलाइन भुगतानों की रसीदें देता है",
  "Letters of its receipts": "उसकी रसीदों के अक्षर",
  "One to three. They cannot be changed later.": "एक से तीन। बाद में नहीं बदले जा सकते।",
  "Online payments": "ऑनलाइन भुगतान",
  "Receipts {letters}": "रसीदें {letters}",
  "The counter is saved.": "काउंटर सहेजा गया।",
  "They stay.": "वे नहीं बदलते।",
  "Days that the bank is given": "बैंक को दिए जाने वाले दिन",
  "Working days of the bank. What its statement does not show by then is told to the Admins.":
    "बैंक के कार्यदिवस। तब तक जो उसके विवरण में नहीं आता, वह एडमिन को बताया जाता है।",
  "Money of online payments that no settlement of the gateway contains by then is an exception.":
    "तब तक गेटवे के किसी सेटलमेंट में न आने वाला ऑनलाइन भुगतानों का पैसा अपवाद है।",
  "Days that cash lies in the safe uncounted": "तिजोरी में नकद बिना गिने रहने के दिन",
  "What lies there longer is told to the Admins, unless an Admin counted it, or somebody who for 30 days closed no day, brought no cash out of the safe and did not count it last.":
    "जो वहाँ उससे अधिक समय रहे, वह एडमिन को बताया जाता है; यदि किसी एडमिन ने उसे गिना हो, या ऐसे व्यक्ति ने जिसने 30 दिनों से न कोई दिन बंद किया, न तिजोरी से नकद निकाला और न उसे पिछली बार गिना, तो नहीं।",
  "A day that has not come yet.": "ऐसा दिन जो अभी आया नहीं है।",
  "Add a holiday": "छुट्टी जोड़ें",
  "An instalment that would fall due on a holiday falls due on the next day that is none.":
    "जो किस्त छुट्टी के दिन देय होती, वह अगले ऐसे दिन देय होती है जब छुट्टी न हो।",
  "Holidays of the last year": "पिछले एक साल की छुट्टियाँ",
  "Holidays to come": "आने वाली छुट्टियाँ",
  "Is the shop open on this day?": "क्या इस दिन दुकान खुली रहेगी?",
  "No holiday is to come.": "कोई छुट्टी आने वाली नहीं है।",
  "Only an Admin adds a holiday or takes one off.": "केवल एडमिन छुट्टी जोड़ या हटा सकता है।",
  Remove: "हटाएँ",
  "Remove {day}": "{day} हटाएँ",
  "What falls due on this day is then due on it, and no longer on the day after.":
    "तब इस दिन देय किस्त इसी दिन देय होगी, अगले दिन पर नहीं जाएगी।",
  "{day} is a holiday.": "{day} छुट्टी है।",
  "{day} is no holiday any more.": "{day} अब छुट्टी नहीं है।",
  "15 letters and digits; the last one checks the others.": "15 अक्षर और अंक; आख़िरी बाकी को जाँचता है।",
  "A PNG or JPEG picture of at most 64 kB.": "ज़्यादा से ज़्यादा 64 kB का PNG या JPEG चित्र।",
  "As your customers know it.": "जैसा आपके ग्राहक जानते हैं।",
  Colour: "रंग",
  GSTIN: "जीएसटी नंबर (GSTIN)",
  Logo: "लोगो",
  "Name of the shop": "दुकान का नाम",
  "Of the bar and the sign-in. The text on it turns white or black, whichever is read better.":
    "ऊपर की पट्टी और साइन इन का। उस पर लिखावट सफ़ेद या काली होगी, जो बेहतर पढ़ी जाए।",
  "On every page and paper": "हर पेज और काग़ज़ पर",
  "On the pages that everybody reads": "उन पन्नों पर जो सब पढ़ते हैं",
  "Beside the opening hours": "समय के साथ टिप्पणी",
  "Closed all day": "पूरे दिन बंद",
  Closes: "बंद होने का समय",
  "Every day": "हर दिन",
  "Everybody reads them in their own language. Leave all days blank to tell none.":
    "हर कोई इन्हें अपनी भाषा में पढ़ता है। कुछ न बताना हो तो सभी दिन खाली छोड़ें।",
  "One line that everybody reads as you type it, such as holidays or a break at noon.":
    "एक पंक्ति, जिसे सब वैसे ही पढ़ते हैं जैसे आप लिखते हैं, जैसे छुट्टियाँ या दोपहर का अवकाश।",
  Opens: "खुलने का समय",
  "Same as above": "ऊपर जैसा",
  "{days}: closed": "{days}: बंद",
  "On receipts and in messages": "रसीदों पर और संदेशों में",
  Phone: "फ़ोन",
  "Remove the logo": "लोगो हटाएँ",
  "Save profile": "परिचय सहेजें",
  "Instalments fall due on these days, too: the shop's settings say that holidays move no due day.":
    "किस्तें इन दिनों भी देय होती हैं: दुकान की सेटिंग के अनुसार छुट्टियाँ कोई देय दिन आगे नहीं बढ़ातीं।",
  "What would fall due on a holiday is due on the next day that is none. A change holds for holidays that have not come yet; another Admin sees it first.":
    "जो छुट्टी के दिन देय होता, वह अगले उस दिन देय होता है जो छुट्टी नहीं है। बदलाव आगे आने वाली छुट्टियों पर लागू होता है; पहले कोई दूसरा एडमिन उसे देखता है।",
  "Admins, and Employees who may move money, show an app or a passkey beside the password. Who has none is signed out, and adds one at the next sign-in.":
    "एडमिन और पैसे का काम कर सकने वाले कर्मचारी पासवर्ड के साथ ऐप का कोड या पासकी भी दिखाते हैं। जिसके पास नहीं है वह साइन आउट हो जाता है और अगली बार साइन इन करते समय जोड़ता है।",
  "Whoever knows e-mail and number can then sign in before the client does, for 7 days. Otherwise a password is made and mailed to the client.":
    "तब ईमेल और नंबर जानने वाला कोई भी 7 दिन तक सदस्य से पहले लॉग इन कर सकता है। नहीं तो एक पासवर्ड बनाकर सदस्य को ईमेल से भेजा जाता है।",
  "Signing in": "साइन इन",
  "Employees count the drawer blind": "कर्मचारी अपेक्षित रकम देखे बिना दराज़ गिनें",
  "They type what they counted before they see what the books expect. Every count is kept.":
    "बही के अनुसार कितना होना चाहिए, यह देखने से पहले वे गिनी हुई रकम लिखते हैं। हर गिनती दर्ज रहती है।",
  "A push message waits until they are over. E-mails and SMS do not.":
    "पुश संदेश इनके समाप्त होने तक रुकता है। ईमेल और SMS नहीं रुकते।",
  "Quiet from": "शांति कब से",
  "Quiet hours": "शांति के घंटे",
  "Quiet until": "शांति कब तक",
};
