import type { evidence as english } from "#en/documents/evidence.ts";

/** What statements say, in Hindi. */
export const evidence: Readonly<Record<keyof typeof english, string>> = {
  "Statement of {number}": "{number} का विवरण",
  "Paid in all": "कुल जमा",
  "Gold in all": "कुल सोना",
  "Sealed on": "मुहर का समय",
  "Number of the seal": "मुहर संख्या",
  "Key of the seals": "मुहरों की कुंजी",
  "This is what the shop's books held when they were sealed. The folder that is saved with this paper proves it, also where the shop cannot be reached: {url}":
    "दुकान के खातों पर मुहर लगते समय उनमें यही था। इस काग़ज़ के साथ सहेजा गया फ़ोल्डर इसे साबित करता है, तब भी जब दुकान से संपर्क न हो: {url}",
};
