import type { audit as english } from "#en/screens/audit.ts";
import type { Translated } from "#shape.ts";

export const audit: Translated<typeof english> = {
  Details: "விவரங்கள்",
  "Details of entry {id} by {name}": "விவரங்கள்: {name} செய்த பதிவு {id}",
  Entry: "பதிவு",
  "Everything about {record}": "{record} பற்றிய அனைத்தும்",
  "From where": "எங்கிருந்து",
  "Kind of record": "பதிவின் வகை",
  "Not signed in": "உள்நுழையவில்லை",
  "Nothing fits. Take away a filter, or choose other days.":
    "எதுவும் பொருந்தவில்லை. ஒரு வடிகட்டியை நீக்கவும் அல்லது வேறு தேதிகளைத் தேர்ந்தெடுக்கவும்.",
  "Number of the record": "பதிவின் எண்",
  Operation: "செயல்பாடு",
  Record: "பதிவு",
  Request: "கோரிக்கை",
  What: "என்ன",
  When: "எப்போது",
  Who: "யார்",
};
