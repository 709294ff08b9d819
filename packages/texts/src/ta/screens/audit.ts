import type { audit as english } from "#en/screens/audit.ts";
import type { Translated } from "#shape.ts";

export const audit: Translated<typeof english> = {
  "A payer came back from the gateway": "செலுத்துபவர் கட்டணத் தளத்திலிருந்து திரும்பினார்",
  "Asked the gateway by itself": "தானாகக் கட்டணத் தளத்திடம் கேட்டது",
  Book: "புத்தகம்",
  "Credited a verified payment by itself": "உறுதிசெய்த கட்டணத்தைத் தானாக வரவு வைத்தது",
  Details: "விவரங்கள்",
  "Details of entry {id} by {name}": "விவரங்கள்: {name} செய்த பதிவு {id}",
  Entry: "பதிவு",
  "Everything about {record}": "{record} பற்றிய அனைத்தும்",
  "From where": "எங்கிருந்து",
  Import: "இறக்குமதி",
  "Kind of record": "பதிவின் வகை",
  "Not signed in": "உள்நுழையவில்லை",
  "Nothing fits. Take away a filter, or choose other days.":
    "எதுவும் பொருந்தவில்லை. ஒரு வடிகட்டியை நீக்கவும் அல்லது வேறு தேதிகளைத் தேர்ந்தெடுக்கவும்.",
  "Number of the record": "பதிவின் எண்",
  Operation: "செயல்பாடு",
  Person: "நபர்",
  Record: "பதிவு",
  Request: "கோரிக்கை",
  "Sign-in": "உள்நுழைவு",
  "The gateway told of a payment": "கட்டணத் தளம் ஒரு கட்டணத்தைத் தெரிவித்தது",
  What: "என்ன",
  When: "எப்போது",
  Who: "யார்",
};
