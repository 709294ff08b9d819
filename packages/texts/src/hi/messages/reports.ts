import type * as english from "#en/messages/reports.ts";
import type { TranslatedMessages } from "#shape.ts";

export const reports: TranslatedMessages<typeof english> = {
  report_criteria_missing: "कृपया खोज की कम से कम एक शर्त चुनें",
  report_period_invalid: "पिछले 3 दिन, पिछले 7 दिन या यह महीना चुनें।",
  report_missing: "कोई रिपोर्ट चुनें।",
  report_group_invalid: "दिन, भुगतान के तरीके, स्कीम या कर्मचारी में से चुनें।",
  loyalty_group_invalid: "अंक ग्राहक या कर्मचारी के अनुसार गिने जाते हैं।",
  report_range_too_long: "ज़्यादा से ज़्यादा दो साल के बीच के दिन चुनें।",
};
