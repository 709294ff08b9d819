import type * as english from "#en/messages/messages.ts";
import type { TranslatedMessages } from "#shape.ts";

export const messages: TranslatedMessages<typeof english> = {
  message_missing: "एक संदेश चुनें।",
  message_kind_invalid: "ऐसा कोई संदेश प्रकार नहीं है।",
  message_way_invalid: "संदेश केवल ईमेल से, या ईमेल और SMS दोनों से जाता है।",
  notification_missing: "एक सूचना चुनें।",
  message_not_found: "ऐसा कोई संदेश नहीं है।",
  message_still_waiting: "यह संदेश अभी रास्ते में है।",
  message_secret: "इस संदेश में कोड या पासवर्ड था, जो रखा नहीं जाता। इसे दोबारा नहीं भेजा जा सकता।",
  message_late: "यह संदेश पुराना हो चुका है और दोबारा नहीं भेजा जाता।",
  message_unwanted: "यह व्यक्ति अब अनुस्मारक नहीं चाहता।",
  push_service_unknown: "यह ब्राउज़र ऐसी सेवा से पुश संदेश लेता है जिसे पोर्टल नहीं जानता।",
};
