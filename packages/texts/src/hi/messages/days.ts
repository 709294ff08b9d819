import type * as english from "#en/messages/days.ts";
import type { TranslatedMessages } from "#shape.ts";

export const days: TranslatedMessages<typeof english> = {
  day_missing: "एक दिन चुनें।",
  counts_missing: "हर भुगतान के तरीके के लिए गिनी हुई रकम एक बार भरें।",
  reopen_reason_missing: "बताएँ कि दिन फिर से क्यों खोला जा रहा है।",
  day_closed: "इस दिन का हिसाब बंद हो चुका है। अब इसमें कुछ दर्ज नहीं हो सकता।",
  day_already_closed: "यह दिन पहले ही बंद हो चुका है।",
  later_day_closed: "इसके बाद का एक दिन बंद है। पहले उसे खोलें।",
  earlier_day_open: "इससे पहले का एक दिन, जिसमें पैसे आए थे, अभी खुला है। पहले उसे बंद करें।",
  day_closes_early: "दुकान अभी खुली है। बंद होने के समय से पहले आज का दिन बंद करना है, इसकी पुष्टि करें।",
  drawer_not_counted: "पहले दराज़ गिनें, यह देखने से पहले कि हिसाब में कितना होना चाहिए। फिर दिन बंद करें।",
  day_not_closed: "यह दिन बंद नहीं है।",
  day_not_come: "यह दिन अभी आया नहीं है।",
  count_missing: "गिनी हुई रकम भरें।",
  cash_below_zero: "नकद शून्य से कम नहीं हो सकता।",
  variance_reason_missing: "गिनी हुई रकम अपेक्षित रकम से अलग है। कारण बताएँ।",
  carried_exceeds_cash: "जितना गिना गया, उससे अधिक दराज़ में नहीं रह सकता।",
  carried_too_little: "इस दिन के बाद दराज़ से नकद दिया गया या बैंक ले जाया गया। दराज़ में अधिक रहने दें।",
  cash_banked_since: "इस दिन का नकद बाद में बैंक में जमा किया गया। पहले {day} की जमा {reference} वापस लें।",
  cash_withdrawn_since: "इस दिन का नकद बाद में तिजोरी से दराज़ में लाया गया। पहले {day} की प्रविष्टि {journalId} वापस लें।",
  cash_sent_since: "इस दिन का नकद बाद में दूसरी शाखा को भेजा गया। पहले {day} की वह प्रविष्टि {journalId} वापस लें।",
};
