import type * as english from "#en/messages/applications.ts";
import type { TranslatedMessages } from "#shape.ts";

export const applications: TranslatedMessages<typeof english> = {
  terms_not_accepted: "कृपया नियम और शर्तें स्वीकार करें।",
  request_missing: "एक अनुरोध चुनें।",
  approve_name_missing: "कृपया नाम दर्ज करें",
  approve_book_missing: "कृपया स्कीम बुक नंबर दर्ज करें",
  reject_reason_missing: "कृपया कारण दर्ज करें।",
  request_not_found: "ऐसा कोई अनुरोध नहीं है।",
  request_token_invalid: "यह अनुरोध समाप्त हो गया है। कृपया फिर से शुरू करें।",
  request_already_decided: "इस अनुरोध पर इस बीच निर्णय हो चुका है।",
  request_already_approved: "{name} यह अनुरोध पहले ही स्वीकार कर चुके हैं।",
  request_already_rejected: "{name} यह अनुरोध पहले ही अस्वीकार कर चुके हैं।",
  request_already_waiting: "आप यह पहले ही माँग चुके हैं। दुकान आपको जल्द बताएगी।",
  too_many_requests_waiting: "आपके कई अनुरोध अभी प्रतीक्षा में हैं। दुकान उन्हें जल्द देखेगी।",
  terms_changed: "नियम बदल गए हैं। कृपया पृष्ठ फिर से लोड करके उन्हें पढ़ें।",
  request_approved: "ग्राहक सफलतापूर्वक स्वीकृत हुआ।",
  request_rejected: "उपयोगकर्ता सफलतापूर्वक अस्वीकार किया गया।",
};
