import type { audit as english } from "#en/screens/audit.ts";
import type { Translated } from "#shape.ts";

export const audit: Translated<typeof english> = {
  "A payer came back from the gateway": "भुगतानकर्ता गेटवे से लौटा",
  "Asked the gateway by itself": "अपने आप गेटवे से पूछा",
  Book: "बुक",
  "Credited a verified payment by itself": "सत्यापित भुगतान अपने आप जमा किया",
  Details: "विवरण",
  "Details of entry {id} by {name}": "विवरण: {name} की प्रविष्टि {id}",
  Entry: "प्रविष्टि",
  "Everything about {record}": "{record} के बारे में सब कुछ",
  "From where": "कहाँ से",
  Import: "आयात",
  "Kind of record": "रिकॉर्ड का प्रकार",
  "Not signed in": "लॉग इन नहीं",
  "Nothing fits. Take away a filter, or choose other days.": "कुछ नहीं मिला। कोई फ़िल्टर हटाएँ या दूसरी तारीखें चुनें।",
  "Number of the record": "रिकॉर्ड का नंबर",
  Operation: "ऑपरेशन",
  Person: "व्यक्ति",
  Record: "रिकॉर्ड",
  Request: "अनुरोध",
  "Sign-in": "लॉग इन",
  "The gateway told of a payment": "गेटवे ने भुगतान की सूचना दी",
  What: "क्या",
  When: "कब",
  Who: "कौन",
};
