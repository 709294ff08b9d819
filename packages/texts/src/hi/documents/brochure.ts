import type { brochure as english } from "#en/documents/brochure.ts";

/** What stands over and under the table of a brochure on paper, in Hindi. */
export const brochure: Readonly<Record<keyof typeof english, string>> = {
  "No.": "क्र.",
  "Paid in": "जमा",
  "Off the making": "मेकिंग में छूट",
  Ready: "तैयार",
  "The terms of this scheme": "इस स्कीम की शर्तें",
  "{share} off the making": "मेकिंग में {share} छूट",
  "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.":
    "ग्राम सोने की दर {rate} प्रति ग्राम मानकर हैं; हर भुगतान की अपने समय की दर होगी।",
  "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.":
    "सभी भुगतानों के लिए आज की दर, {rate} प्रति ग्राम; असल में हर एक की अपने समय की दर होगी।",
  "Gold at {rate} a gram, the rate of this day, for all payments; each one has the rate of its own time.":
    "सभी भुगतानों के लिए इस दिन की दर, {rate} प्रति ग्राम; असल में हर एक की अपने समय की दर होगी।",
};
