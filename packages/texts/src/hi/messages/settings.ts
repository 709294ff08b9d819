import type * as english from "#en/messages/settings.ts";
import type { TranslatedMessages } from "#shape.ts";

export const settings: TranslatedMessages<typeof english> = {
  hour_invalid: "दिन का एक घंटा चुनें, 0 से 23।",
  cash_limit_invalid: "सीमा रुपये में लिखें।",
  cash_action_missing: "सीमा से ऊपर क्या हो, यह चुनें।",
  open_payments_invalid: "1 से 1000 तक की संख्या दर्ज करें।",
  loyalty_points_invalid: "पूरे अंक दर्ज करें, 0 से 1000 तक।",
  counter_missing: "कोई काउंटर चुनें।",
  counter_name_missing: "काउंटर का नाम लिखें, जैसे भूतल।",
  counter_series_invalid: "A से Z तक एक से तीन अक्षर लिखें।",
  shop_name_missing: "दुकान का नाम लिखें, जैसा ग्राहक जानते हैं।",
  shop_phone_invalid: "दुकान का फ़ोन नंबर लिखें, जैसे 0452 2345678।",
  gstin_invalid: "GSTIN वैसा ही लिखें जैसा प्रमाणपत्र पर है: 15 अक्षर और अंक।",
  colour_invalid: "कोई रंग चुनें, जैसे #14493b।",
  shop_logo_too_large: "लोगो ज़्यादा से ज़्यादा 64 kB का हो सकता है। इसे छोटा करके सहेजें।",
  settings_changed: "इस बीच किसी और ने सेटिंग बदल दी हैं। सहेजने से पहले उन्हें फिर देख लें।",
  shop_logo_invalid: "ज़्यादा से ज़्यादा 1024 × 1024 बिंदुओं का PNG या JPEG चित्र चुनें।",
  cash_limit_day_past: "सीमा आज या किसी बाद के दिन से लागू होती है।",
  holiday_past: "छुट्टी आने से पहले ही जोड़ी या हटाई जा सकती है।",
  holidays_in_a_row: "दुकान लगातार ज़्यादा से ज़्यादा 15 दिन बंद रह सकती है।",
  holidays_in_a_year: "एक कैलेंडर वर्ष में ज़्यादा से ज़्यादा 100 छुट्टियाँ हो सकती हैं।",
  counter_not_found: "ऐसा कोई खुला काउंटर नहीं है।",
  counter_series_fixed: "काउंटर के अक्षर नहीं बदलते, क्योंकि उनसे रसीदें दी गई हैं। दूसरा काउंटर जोड़ें।",
  counter_series_used: "ये अक्षर किसी और काउंटर के हैं। बंद होने के बाद भी उसी के रहते हैं।",
  counter_name_used: "यह नाम किसी और काउंटर का है।",
  counter_needed: "पहला काउंटर और ऑनलाइन भुगतानों की रसीदें देने वाला काउंटर खुले रहते हैं। पहले ऑनलाइन भुगतानों के लिए दूसरा चुनें।",
};
