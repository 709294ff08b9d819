import type * as english from "#en/messages/accounts.ts";
import type { TranslatedMessages } from "#shape.ts";

export const accounts: TranslatedMessages<typeof english> = {
  place_invalid: "दराज़ चुनें।",
  taken_from_invalid: "चुनें कि नकद कहाँ से लिया गया।",
  direction_invalid: "जमा या नामे चुनें।",
  bank_reference_missing: "पर्ची या बैंक विवरण की पंक्ति की संख्या डालें।",
  withdrawal_reference_missing: "चेक या निकासी की संख्या डालें।",
  entry_missing: "एक प्रविष्टि चुनें।",
  correction_reason_missing: "बताएँ कि प्रविष्टि क्यों वापस ली जा रही है।",
  bounce_reason_missing: "बताएँ कि बैंक ने चेक का भुगतान क्यों नहीं किया।",
  account_invalid: "एक खाता चुनें।",
  unit_invalid: "रुपये या सोना चुनें।",
  drawer_not_found: "यह दराज़ मौजूद नहीं है।",
  cheque_not_found: "इस भुगतान का कोई चेक नहीं है जिस पर नज़र रखी जाती हो।",
  entry_not_found: "यह प्रविष्टि मौजूद नहीं है, या वापस नहीं ली जा सकती।",
  cash_not_there: "वहाँ इतना नकद नहीं है। गिनें और पहले की प्रविष्टियाँ देखें।",
  clearing_exceeded: "यह इस भुगतान विधि से मिली और अब तक पुष्टि न हुई राशि से अधिक है।",
  bank_reference_used: "यह संख्या पहले डाली जा चुकी है। हर पर्ची और विवरण की हर पंक्ति एक ही बार गिनी जाती है।",
  entry_corrected: "यह प्रविष्टि पहले ही वापस ली जा चुकी है।",
  later_balance_recorded: "बाद के दिन का शेष पहले ही दर्ज है।",
  nothing_left_over: "इस भुगतान विधि से कुछ बाकी नहीं है।",
  leftover_own: "इनमें से एक भुगतान आपने लिया था। बाकी राशि का कारण कोई और बताए।",
  cheque_decided: "यह चेक अब हाथ में नहीं है।",
  cheque_not_cleared: "बैंक ने अब तक इस चेक का भुगतान नहीं किया है। इसे भुनाया या लौटा हुआ दर्ज करें, या चेक वापस दें।",
  period_invalid: "पहला दिन अंतिम दिन के बाद आता है।",
};
