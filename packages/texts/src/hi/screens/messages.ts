import type { messages as english } from "#en/screens/messages.ts";
import type { Translated } from "#shape.ts";

export const messages: Translated<typeof english> = {
  Unread: "अपठित",
  "All notifications": "सभी सूचनाएँ",
  "Book opened": "बुक खुली",
  "Book opened again": "बुक फिर से खुली",
  "Book settled": "बुक का हिसाब चुकता",
  "Client enrolled": "ग्राहक का नामांकन हुआ",
  "Close it before today's.": "आज से पहले उसे बंद करें।",
  "Code to join": "जुड़ने का कोड",
  "Code to recover a password": "पासवर्ड वापस पाने का कोड",
  "Code to settle a book": "हिसाब चुकाने का कोड",
  "E-mail alone": "केवल ई-मेल",
  "E-mail and SMS": "ई-मेल और SMS",
  "E-mail to": "ईमेल किसे",
  "It carried a code or password, which is not kept.": "इसमें कोड या पासवर्ड था, जो रखा नहीं जाता।",
  "It is out of date.": "यह पुराना हो चुका है।",
  "It is still on its way.": "यह अभी रास्ते में है।",
  "Last error": "पिछली त्रुटि",
  "Mark all as read": "सभी को पढ़ा हुआ चिह्नित करें",
  "Newest notifications": "नवीनतम सूचनाएँ",
  "News of your books": "आपकी बुकों की सूचना",
  "No message fits. Try fewer letters, or other filters.": "कोई संदेश मेल नहीं खाता। कम अक्षर या दूसरे फ़िल्टर आज़माएँ।",
  "Nothing is new.": "कुछ नया नहीं है।",
  "Nothing was written to anybody yet.": "अब तक किसी को कुछ नहीं लिखा गया।",
  "Notifications, {count} new": "सूचनाएँ, {count} नई",
  "Part of a refund paid another way": "वापसी का एक हिस्सा दूसरे तरीके से दिया गया",
  "Password changed": "पासवर्ड बदला गया",
  "Payment acknowledged": "भुगतान की पावती",
  "Payment acknowledged, once more": "भुगतान की पावती, फिर से",
  "Payment came in": "भुगतान आया",
  "Part of a book settled": "बुक के एक हिस्से का हिसाब",
  "Payment failed": "भुगतान विफल",
  "Payment moved to another book": "भुगतान दूसरी बुक में ले जाया गया",
  "Payment not received": "भुगतान नहीं मिला",
  "Payment refunded": "भुगतान वापस हुआ",
  "Payment refunded, once more": "भुगतान लौटाया गया, फिर से",
  "Payment returned": "भुगतान लौटाया गया",
  "Reminder of a maturing book": "परिपक्व होती बुक का अनुस्मारक",
  "Reminder of a payment": "भुगतान का अनुस्मारक",
  "Request approved": "अनुरोध स्वीकृत",
  "Request received": "अनुरोध मिला",
  "Request rejected": "अनुरोध अस्वीकृत",
  SMS: "एसएमएस",
  "SMS to": "एसएमएस किसे",
  "Send again message {id}: {subject}": "फिर से भेजें: संदेश {id}, {subject}",
  "Temporary password": "अस्थायी पासवर्ड",
  Text: "पाठ",
  "The day {day} is not closed": "{day} का दिन बंद नहीं हुआ है",
  "The message is on its way again.": "संदेश फिर से भेजा जा रहा है।",
  "There is nothing to tell you.": "आपको बताने के लिए कुछ नहीं है।",
  "This person wants no reminders any more.": "यह व्यक्ति अब अनुस्मारक नहीं चाहता।",
  Tries: "प्रयास",
  Way: "माध्यम",
  "Welcome again": "फिर से स्वागत",
  "Welcome to a client": "ग्राहक का स्वागत",
  "Welcome with a first password": "पहले पासवर्ड के साथ स्वागत",
  "sent again": "फिर भेजा गया",
  "{count, plural, one {# background task keeps failing: tell whoever runs the portal} other {# background tasks keep failing: tell whoever runs the portal}}":
    "{count, plural, one {# पृष्ठभूमि कार्य लगातार विफल हो रहा है: पोर्टल चलाने वाले को बताएँ} other {# पृष्ठभूमि कार्य लगातार विफल हो रहे हैं: पोर्टल चलाने वाले को बताएँ}}",
  "{count, plural, one {# book has matured or will within 30 days} other {# books have matured or will within 30 days}}":
    "{count, plural, one {# बुक परिपक्व हो चुकी है या 30 दिनों में होगी} other {# बुकें परिपक्व हो चुकी हैं या 30 दिनों में होंगी}}",
  "{count, plural, one {# message could not be sent} other {# messages could not be sent}}":
    "{count, plural, one {# संदेश नहीं भेजा जा सका} other {# संदेश नहीं भेजे जा सके}}",
  "{count, plural, one {# online payment waits to be looked at} other {# online payments wait to be looked at}}":
    "{count, plural, one {# ऑनलाइन भुगतान देखे जाने की प्रतीक्षा में है} other {# ऑनलाइन भुगतान देखे जाने की प्रतीक्षा में हैं}}",
  "{count, plural, one {# payment exception waits for a decision} other {# payment exceptions wait for a decision}}":
    "{count, plural, one {# भुगतान अपवाद निर्णय की प्रतीक्षा में है} other {# भुगतान अपवाद निर्णय की प्रतीक्षा में हैं}}",
  "{count, plural, one {# payment has come in and waits to be acknowledged} other {# payments have come in and wait to be acknowledged}}":
    "{count, plural, one {# भुगतान आ गया है और पावती की प्रतीक्षा में है} other {# भुगतान आ गए हैं और पावती की प्रतीक्षा में हैं}}",
  "{count, plural, one {# request waits for a decision} other {# requests wait for a decision}}":
    "{count, plural, one {# अनुरोध निर्णय की प्रतीक्षा में है} other {# अनुरोध निर्णय की प्रतीक्षा में हैं}}",
  "{count} new": "{count} नए",
  "Something takes effect soon": "जल्द कुछ लागू होगा",
  "{count, plural, one {# request of yours was decided} other {# requests of yours were decided}}":
    "{count, plural, one {आपके # अनुरोध पर फ़ैसला हुआ} other {आपके # अनुरोधों पर फ़ैसला हुआ}}",
  "{count, plural, one {# request waits for an approval} other {# requests wait for an approval}}":
    "{count, plural, one {# अनुरोध मंज़ूरी के इंतज़ार में है} other {# अनुरोध मंज़ूरी के इंतज़ार में हैं}}",
  "{count, plural, one {Another Admin did # dangerous thing} other {Other Admins did # dangerous things}}":
    "{count, plural, one {दूसरे एडमिन ने # जोखिम वाला काम किया} other {दूसरे एडमिन ने # जोखिम वाले काम किए}}",
  "Cheque bounced after the settlement": "निपटारे के बाद चेक बाउंस हुआ",
  "Cheque bounced": "चेक लौटा",
  "Not on the bank's statement": "बैंक के विवरण में नहीं",
  "Customers' money not confirmed by the bank": "ग्राहकों का पैसा बैंक से पुष्ट नहीं",
  "{count, plural, one {# entry is overdue on the bank's statement} other {# entries are overdue on the bank's statement}}":
    "{count, plural, one {# प्रविष्टि बैंक के विवरण में समय पर नहीं आई} other {# प्रविष्टियाँ बैंक के विवरण में समय पर नहीं आईं}}",
  "{count, plural, one {Money of customers by # payment method is not confirmed by the bank} other {Money of customers by # payment methods is not confirmed by the bank}}":
    "{count, plural, one {# भुगतान विधि से आए ग्राहकों के पैसे की बैंक ने पुष्टि नहीं की} other {# भुगतान विधियों से आए ग्राहकों के पैसे की बैंक ने पुष्टि नहीं की}}",
  "{count, plural, one {# line of the gateway's settlements waits for a decision} other {# lines of the gateway's settlements wait for a decision}}":
    "{count, plural, one {गेटवे के निपटान की # पंक्ति निर्णय की प्रतीक्षा में है} other {गेटवे के निपटानों की # पंक्तियाँ निर्णय की प्रतीक्षा में हैं}}",
  "Cash that nobody else counted": "नकद जिसे किसी और ने नहीं गिना",
  "Cash lies in the drawer or the safe and nobody else has counted it":
    "गल्ले या तिजोरी में नकद है और किसी और ने उसे नहीं गिना",
  "{count, plural, one {Somebody counted the safe} other {The safe was counted # times}}":
    "{count, plural, one {किसी ने तिजोरी गिनी} other {तिजोरी # बार गिनी गई}}",
  "Customers' money that stays left over": "ग्राहकों का पैसा जो बाकी रह जाता है",
  "Customers' money stays left over at the bank": "बैंक में ग्राहकों का पैसा बाकी रह जाता है",
};
