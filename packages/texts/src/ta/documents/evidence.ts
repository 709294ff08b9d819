import type { evidence as english } from "#en/documents/evidence.ts";

/** What statements say, in Tamil. */
export const evidence: Readonly<Record<keyof typeof english, string>> = {
  "Statement of {number}": "{number} புத்தகத்தின் அறிக்கை",
  "Paid in all": "மொத்தம் செலுத்தியது",
  "Gold in all": "மொத்தத் தங்கம்",
  "Sealed on": "முத்திரையிட்ட நேரம்",
  "Number of the seal": "முத்திரை எண்",
  "Key of the seals": "முத்திரைகளின் திறவுகோல்",
  "This is what the shop's books held when they were sealed. The folder that is saved with this paper proves it, also where the shop cannot be reached: {url}":
    "கடையின் கணக்குகள் முத்திரையிடப்பட்டபோது அவற்றில் இருந்தது இது. இத்துடன் சேமிக்கும் கோப்புறை, கடையை அணுக முடியாதபோதும், இதை நிரூபிக்கும்: {url}",
};
