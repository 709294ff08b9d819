import type * as english from "#en/messages/users.ts";
import type { TranslatedMessages } from "#shape.ts";

export const users: TranslatedMessages<typeof english> = {
  user_missing: "किसी व्यक्ति को चुनें।",
  user_name_missing: "कृपया अपना पूरा नाम डालें",
  user_email_missing: "कृपया अपना ईमेल पता डालें",
  user_email_invalid: "कृपया सही ईमेल डालें",
  user_mobile_missing: "कृपया मोबाइल नंबर डालें",
  user_mobile_invalid: "कृपया सही मोबाइल नंबर डालें",
  user_type_missing: "कृपया यूज़र का प्रकार चुनें",
  user_password_missing: "कृपया पासवर्ड डालें",
  user_confirm_missing: "कृपया पासवर्ड दोबारा डालें",
  user_passwords_differ: "पासवर्ड मेल नहीं खाता",
  person_without_email: "इस व्यक्ति का कोई ईमेल पता नहीं है। वे मोबाइल नंबर और SMS से मिले कोड से साइन इन करते हैं।",
  user_not_found: "ऐसा कोई व्यक्ति नहीं है।",
  user_not_active: "यह व्यक्ति लॉग इन नहीं कर सकता। पहले इसे सक्रिय करें।",
  user_not_employee: "अलग-अलग अधिकार केवल कर्मचारी को दिए जाते हैं।",
  user_has_books: "इस व्यक्ति के पास स्कीम बुक हैं, इसलिए यह ग्राहक ही रहेगा।",
  last_admin: "दुकान में कम से कम एक सक्रिय एडमिन होना चाहिए।",
  email_already_registered: "यह ईमेल पता पहले से दर्ज है।",
  designation_not_found: "ऐसा कोई पद नहीं है।",
  mobile_not_indian: "भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होता है।",
  name_not_legible:
    "नाम में दिखने वाला अक्षर या अंक होना चाहिए; कोई छिपा चिह्न, वेब पता, ईमेल पता या फ़ोन नंबर नहीं। बिंदु के बाद खाली जगह छोड़ें।",
  user_added: "यूज़र जोड़ दिया गया।",
  own_factors: "अपना दूसरा चरण आप सुरक्षा पेज पर बदलते हैं।",
  person_without_factor: "इस व्यक्ति का कोई दूसरा चरण नहीं है जिसे रीसेट किया जाए।",
};
