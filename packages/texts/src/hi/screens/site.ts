import type { site as english } from "#en/screens/site.ts";
import type { Translated } from "#shape.ts";

export const site: Translated<typeof english> = {
  "Ask at the counter how the shop is reached.": "दुकान से संपर्क कैसे करें, यह काउंटर पर पूछें।",
  "Ask to join a gold savings scheme of {shop}. You pay nothing before the shop has accepted you.":
    "{shop} की स्वर्ण बचत स्कीम से जुड़ने का अनुरोध करें। दुकान के स्वीकार करने से पहले आपको कुछ नहीं देना होता।",
  "At the counter or online. We remind you in your language, and each payment has a receipt that anybody can check.":
    "काउंटर पर या ऑनलाइन। हम आपकी भाषा में याद दिलाते हैं, और हर भुगतान की रसीद होती है जिसे कोई भी जाँच सकता है।",
  "At which rate is my gold credited?": "मेरा सोना किस भाव पर जमा होता है?",
  "Can I stop early?": "क्या मैं बीच में रुक सकता हूँ?",
  "Check it": "जाँचें",
  "Choose a scheme and an amount, here or at the counter. You see every term before you accept.":
    "यहाँ या काउंटर पर स्कीम और रकम चुनें। मानने से पहले आप हर शर्त देखते हैं।",
  "Code or link of the receipt": "रसीद का कोड या लिंक",
  "Every payment is confirmed by the shop and has a receipt. Its code can be checked here by anybody, without a sign-in.":
    "दुकान हर भुगतान की पुष्टि करती है और रसीद देती है। उसका कोड यहाँ कोई भी बिना साइन-इन के जाँच सकता है।",
  "Gold savings schemes": "स्वर्ण बचत स्कीमें",
  "How do I know that my payment has arrived?": "मुझे कैसे पता चले कि मेरा भुगतान पहुँच गया?",
  "How saving for gold works at {shop}: join, pay each month, take jewellery home.":
    "{shop} में सोने की बचत: जुड़ें, हर महीने भुगतान करें, गहने घर ले जाएँ।",
  "In a scheme that saves gold, each payment becomes grams at the shop's rate of its own time. In the other schemes your rupees are kept as rupees.":
    "सोना बचाने वाली स्कीम में हर भुगतान उस समय के दुकान के भाव पर ग्राम में बदलता है। दूसरी स्कीमों में आपके रुपये रुपये ही रहते हैं।",
  "Is my money a bank deposit?": "क्या मेरा पैसा बैंक में जमा है?",
  "Join with {amount}": "{amount} से जुड़ें",
  "Leave these fields empty to name nobody now; several nominees are named at the counter.":
    "अभी किसी को नामित नहीं करना हो तो इन्हें खाली छोड़ दें; एक से अधिक लोगों को काउंटर पर नामित किया जाता है।",
  "Nothing was kept of it. Open the form again, and fill it in there.":
    "उसका कुछ भी रखा नहीं गया। फ़ॉर्म फिर से खोलें और वहीं भरें।",
  "Of a nominee under 18.": "केवल 18 वर्ष से कम आयु के नामित व्यक्ति के लिए।",
  "Rates of the last days": "पिछले दिनों के भाव",
  "Read what this scheme promises, accept it, and send the form.": "इस स्कीम की शर्तें पढ़ें, उन्हें स्वीकार करें और फ़ॉर्म भेजें।",
  "Show the terms": "शर्तें दिखाएँ",
  "Many people are reading the shop's pages at this moment.": "इस समय बहुत से लोग दुकान के पन्ने पढ़ रहे हैं।",
  "No. It is an advance for jewellery of this shop. It earns no interest and is not a deposit with a bank.":
    "नहीं। यह इस दुकान के गहनों के लिए अग्रिम है। इस पर ब्याज नहीं मिलता और यह बैंक में जमा नहीं है।",
  "On {day} you have": "{day} को आपके पास होगा",
  "Pay your instalments": "किस्तें भरें",
  "Please try again in a moment": "कृपया थोड़ी देर में फिर कोशिश करें",
  "Savings are advances for jewellery, not deposits with a bank.": "बचत गहनों के लिए अग्रिम है, बैंक में जमा नहीं।",
  "Savings schemes of {shop}": "{shop} की बचत स्कीमें",
  "Scan the code on the receipt with your phone's camera, or paste what it says here.":
    "रसीद का कोड फ़ोन के कैमरे से स्कैन करें, या उसमें जो लिखा है उसे यहाँ चिपकाएँ।",
  "See the schemes": "स्कीमें देखें",
  "See the table of {scheme}": "{scheme} की तालिका देखें",
  "See whether a receipt of {shop} is genuine.": "देखें कि {shop} की रसीद असली है या नहीं।",
  "Sign in": "साइन इन करें",
  "Sign in to your savings books at {shop}, or see today's gold rate and the schemes.":
    "{shop} में अपनी बचत पुस्तिकाओं में साइन इन करें, या आज का सोने का भाव और स्कीमें देखें।",
  "Signing in needs JavaScript. The pages of the shop below are read without it.":
    "साइन इन करने के लिए JavaScript चाहिए। नीचे दिए दुकान के पेज उसके बिना भी पढ़े जा सकते हैं।",
  "Stop after this many instalments": "इतनी किस्तों के बाद रुकें",
  "Take jewellery home": "गहने घर ले जाएँ",
  "The address may be mistyped, the page has moved, or the scheme takes no new savers.":
    "पता ग़लत लिखा हो सकता है, पेज हट गया हो सकता है, या स्कीम में नए लोग नहीं जुड़ सकते।",
  "The form could not be read": "फ़ॉर्म पढ़ा नहीं जा सका",
  "The gold savings schemes of {shop}, with what each becomes in rupees and grams.":
    "{shop} की सोने की बचत स्कीमें, और हर एक रुपयों और ग्राम में कितनी बनती है।",
  "The page of each scheme says below its table until when an instalment counts as paid in time, and what paying late changes.":
    "किस्त कब तक समय पर मानी जाती है और देर से क्या बदलता है, यह हर स्कीम के पेज पर तालिका के नीचे लिखा है।",
  "The shop adds {what}": "दुकान जोड़ती है {what}",
  "The shop's records cannot be reached at this moment.": "दुकान के रिकॉर्ड तक इस समय पहुँचा नहीं जा सका।",
  "The table for {amount}": "{amount} की किस्त की तालिका",
  "This button needs JavaScript.": "इस बटन के लिए JavaScript चाहिए।",
  "This is no amount of this scheme.": "यह इस स्कीम की रकम नहीं है।",
  "Three steps from the first instalment to jewellery.": "पहली किस्त से गहनों तक तीन क़दम।",
  "Too many pages were asked for from your connection at once.": "आपके कनेक्शन से एक साथ बहुत ज़्यादा पन्ने माँगे गए।",
  "What do I need to join?": "जुड़ने के लिए क्या चाहिए?",
  "What if I miss a month?": "एक महीना छूट जाए तो?",
  "What savers ask before they join.": "जुड़ने से पहले लोग क्या पूछते हैं।",
  "What savers ask {shop} before they join, with the answers.": "जुड़ने से पहले लोग {shop} से क्या पूछते हैं, जवाबों के साथ।",
  "When your book has run its time, choose your jewellery. What you saved and what the shop adds are taken off the bill.":
    "किताब की अवधि पूरी होने पर अपने गहने चुनें। आपकी बचत और दुकान की ओर से जोड़ा गया हिस्सा बिल से घटा दिया जाता है।",
  "Where {shop} is, and how it is reached.": "{shop} कहाँ है और संपर्क कैसे करें।",
  "Yes, you may close a book at any time; what was saved is settled with you at the shop. The table of each scheme shows what there is on each day, and the terms below it say what leaving early costs.":
    "हाँ, आप किताब कभी भी बंद कर सकते हैं; जो बचाया है उसका हिसाब दुकान पर आपके साथ होता है। हर स्कीम की तालिका दिखाती है कि किस दिन कितना है, और उसके नीचे की शर्तें बताती हैं कि जल्दी छोड़ने पर क्या घटता है।",
  "You get": "आपको मिलता है",
  "You pay nothing now. The shop looks at your request first.": "अभी कुछ नहीं भरना है। दुकान पहले आपका अनुरोध देखती है।",
  "You pay {amount}": "आप भरते हैं {amount}",
  "Your figures": "आपका हिसाब",
  "Your name and mobile number, and your e-mail address if you have one. Choose a scheme here and ask to join, or come to the counter. You pay nothing before the shop has accepted you.":
    "आपका नाम और मोबाइल नंबर, और ईमेल पता अगर हो। यहाँ स्कीम चुनकर जुड़ने का अनुरोध करें, या काउंटर पर आएँ। दुकान के मानने से पहले कुछ नहीं भरना है।",
  "{count} times {amount}": "{count} बार {amount}",
  "{scheme} of {shop}: {what}. The table with every day and figure, and all terms in sentences.":
    "{shop} की {scheme}: {what}। हर दिन और रकम की तालिका, और सभी शर्तें वाक्यों में।",
};
