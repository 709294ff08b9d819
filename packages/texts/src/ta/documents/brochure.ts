import type { brochure as english } from "#en/documents/brochure.ts";

/** What stands over and under the table of a brochure on paper, in Tamil. */
export const brochure: Readonly<Record<keyof typeof english, string>> = {
  "No.": "எண்",
  "Paid in": "கட்டியது",
  "Off the making": "செய்கூலித் தள்ளுபடி",
  Ready: "முதிர்வு",
  "The terms of this scheme": "இந்தத் திட்டத்தின் விதிமுறைகள்",
  "{share} off the making": "செய்கூலியில் {share} தள்ளுபடி",
  "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.":
    "கிராம்கள் தங்க விலை கிராமுக்கு {rate} எனக் கொண்டவை; உண்மையில் ஒவ்வொரு பணத்திற்கும் அதன் காலத்து விலை.",
  "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.":
    "எல்லாப் பணத்திற்கும் இன்றைய விலை, கிராமுக்கு {rate}; உண்மையில் ஒவ்வொன்றுக்கும் அதன் காலத்து விலை.",
  "Gold at {rate} a gram, the rate of this day, for all payments; each one has the rate of its own time.":
    "எல்லாப் பணத்திற்கும் இந்த நாளின் விலை, கிராமுக்கு {rate}; உண்மையில் ஒவ்வொன்றுக்கும் அதன் காலத்து விலை.",
};
