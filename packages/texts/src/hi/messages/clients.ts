import type * as english from "#en/messages/clients.ts";
import type { TranslatedMessages } from "#shape.ts";

export const clients: TranslatedMessages<typeof english> = {
  client_missing: "सदस्य चुनें।",
  client_name_missing: "अपना नाम डालें",
  client_email_missing: "अपना ईमेल डालें",
  client_email_invalid: "कृपया सही ईमेल दें।",
  client_mobile_missing: "मोबाइल नंबर डालें",
  client_mobile_invalid: "10 अंकों का मोबाइल नंबर डालें।",
  client_update_name_missing: "नाम डालें",
  client_update_email_missing: "ईमेल डालें",
  too_many_books: "एक बार में ज़्यादा से ज़्यादा 20 बुक जोड़ी जा सकती हैं।",
  client_not_found: "ऐसा कोई सदस्य नहीं है।",
  client_already_exists: "इस ईमेल से एक सदस्य पहले से जुड़ा है। बुक उसी सदस्य में जोड़ें।",
  client_without_email_exists:
    "इसी नाम और मोबाइल नंबर का, बिना ईमेल वाला एक और ग्राहक है। बुक उसी में जोड़ें, या दोनों में से एक का ईमेल दर्ज करें।",
  email_belongs_to_staff: "यह ईमेल दुकान के किसी कर्मचारी का है।",
  client_added: "चिट जोड़ दी गई।",
  client_updated: "चिट अपडेट कर दी गई।",
};
