import type { settlements as english } from "#en/screens/settlements.ts";
import type { Translated } from "#shape.ts";

export const settlements: Translated<typeof english> = {
  "A report may be brought in again: each line counts once.":
    "रिपोर्ट फिर लाई जा सकती है: हर पंक्ति एक ही बार गिनी जाती है।",
  "Before fees": "शुल्क से पहले",
  "Bring in a report": "रिपोर्ट लाएँ",
  "By the books": "बही के अनुसार",
  "By the report": "रिपोर्ट के अनुसार",
  "Came to the bank": "बैंक में आया",
  "Decide about {name}": "{name}: फ़ैसला करें",
  Fees: "शुल्क",
  "It is being read…": "पढ़ी जा रही है…",
  "It is noted.": "दर्ज हो गया।",
  "The books say {amount}. What differs stays beside their payments, as other money of the gateway.":
    "बुक के अनुसार {amount}। अंतर गेटवे के अन्य पैसे के रूप में भुगतानों से अलग रहता है।",
  "It was taken from the settlement and stays beside the payments of the books, as other money of the gateway.":
    "यह निपटान में से काटा गया और गेटवे के अन्य पैसे के रूप में भुगतानों से अलग रहता है।",
  "Its money came with the settlement and stays beside the payments of the books, as other money of the gateway.":
    "इसका पैसा निपटान के साथ आया और गेटवे के अन्य पैसे के रूप में भुगतानों से अलग रहता है।",
  Lines: "पंक्तियाँ",
  "Match again": "फिर मिलाएँ",
  "No lines to show.": "दिखाने के लिए कोई पंक्ति नहीं है।",
  "No settlement was brought in.": "कोई निपटान नहीं लाया गया।",
  "Only an Admin decides about it.": "इसका निर्णय केवल एडमिन लेते हैं।",
  "Search lines": "पंक्तियाँ खोजें",
  "Search settlements": "निपटान खोजें",
  "Settlement report of the gateway (CSV)": "गेटवे की निपटान रिपोर्ट (CSV)",
  "Show the lines that differ": "अलग पंक्तियाँ दिखाएँ",
  "The gateway pays out what it took, less refunds, disputes, its fees and their tax. Its own report says so line by line; each line stands beside what the books say of it.":
    "गेटवे जो लेता है उसमें से रिफ़ंड, विवाद, अपने शुल्क और उन पर कर काटकर देता है। उसकी रिपोर्ट यह पंक्ति-दर-पंक्ति बताती है; हर पंक्ति बही के हिसाब के साथ दिखती है।",
  "To decide": "निर्णय बाकी",
  Transaction: "लेन-देन",
  "{count, plural, one {# line fits now.} other {# lines fit now.}}":
    "{count, plural, one {अब # पंक्ति मेल खाती है।} other {अब # पंक्तियाँ मेल खाती हैं।}}",
  "{count, plural, one {# new line} other {# new lines}} of {all}, {net} to the bank, {open} to decide.":
    "{all} में से {count, plural, one {# नई पंक्ति} other {# नई पंक्तियाँ}}, बैंक में {net}, निर्णय बाकी {open}।",
};
