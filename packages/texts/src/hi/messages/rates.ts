import type * as english from "#en/messages/rates.ts";
import type { TranslatedMessages } from "#shape.ts";

export const rates: TranslatedMessages<typeof english> = {
  days_invalid: "2 से 366 दिन चुनें।",
  gold_rate_invalid: "कृपया सोने का सही भाव डालें",
  branch_without_rate: "इस शाखा में दुकान का ही भाव चलता है।",
  gold_rate_missing: "इस दिन के लिए सोने का भाव दर्ज नहीं है। भाव दर्ज करें या वज़न डालें।",
  gold_rate_not_today: "केवल आज का भाव दर्ज किया जा सकता है।",
  gold_rate_set: "सोने का भाव अपडेट हो गया",
};
