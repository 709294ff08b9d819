import type { lists as english } from "#en/screens/lists.ts";
import type { Translated } from "#shape.ts";

export const lists: Translated<typeof english> = {
  "Actions: {name}": "कार्य: {name}",
  Columns: "कॉलम",
  "Delete the view {name}": "दृश्य {name} हटाएँ",
  Export: "निर्यात",
  "Height of the rows": "पंक्तियों की ऊँचाई",
  "Last 7 days": "पिछले 7 दिन",
  "Last financial year": "पिछला वित्तीय वर्ष",
  "Last month": "पिछले महीने",
  "Low rows": "कम ऊँची पंक्तियाँ",
  "Name of the view": "दृश्य का नाम",
  "Next row": "अगली पंक्ति",
  "Previous row": "पिछली पंक्ति",
  "Save view": "दृश्य सहेजें",
  "Say first what the list is to hold.": "पहले बताएँ कि सूची में क्या हो।",
  "Take away the filter: {name}": "फ़िल्टर हटाएँ: {name}",
  "This financial year": "यह वित्तीय वर्ष",
  "This month": "इस महीने",
  "Usual columns": "सामान्य कॉलम",
  "Usual rows": "सामान्य पंक्तियाँ",
  Views: "दृश्य",
  Yesterday: "कल (बीता)",
  "from {day}": "{day} से",
  "until {day}": "{day} तक",
  "All branches": "सभी शाखाएँ",
};
