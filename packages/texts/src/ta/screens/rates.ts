import type { rates as english } from "#en/screens/rates.ts";
import type { Translated } from "#shape.ts";

export const rates: Translated<typeof english> = {
  "This is far from the last rate. Type it once more, the same.":
    "இது முந்தைய விலையிலிருந்து மிகவும் வேறுபட்டுள்ளது. அதே விலையை மீண்டும் ஒருமுறை உள்ளிடவும்.",
  "The same rate again, {purity}": "அதே விலை மீண்டும், {purity}",
  "The last was {rate} on {day}.": "கடைசி விலை {day} அன்று {rate}.",
  "Gold Rate, {purity}": "தங்க விலை, {purity}",
  "{change} % against the last.": "முந்தைய விலையைவிட {change} %.",
  "18 carat": "18 காரட்",
  "18 carat, rupees per gram, day by day": "18 காரட், கிராமுக்கு ரூபாய், நாள்தோறும்",
  "22 carat, rupees per gram, day by day": "22 காரட், கிராமுக்கு ரூபாய், நாள்தோறும்",
  "24 carat": "24 காரட்",
  "24 carat, rupees per gram, day by day": "24 காரட், கிராமுக்கு ரூபாய், நாள்தோறும்",
  "30 days": "30 நாட்கள்",
  "90 days": "90 நாட்கள்",
  "A picture needs the rates of two days at least.": "வரைபடத்துக்குக் குறைந்தது இரண்டு நாட்களின் விலை தேவை.",
  "A year": "ஓர் ஆண்டு",
  "Change since {day}": "{day} முதல் மாற்றம்",
  "Gold rates, rupees per gram": "தங்க விலை, கிராமுக்கு ரூபாய்",
  Highest: "அதிகபட்சம்",
  Latest: "சமீபத்தியது",
  Lowest: "குறைந்தபட்சம்",
  "No rate yet. Set today's with Update Gold Rate.":
    "இன்னும் விலை இல்லை. ‘தங்க விலையைப் புதுப்பி’ மூலம் இன்றைய விலையைப் பதியவும்.",
  Period: "காலம்",
  Purity: "தூய்மை",
  "Rupees for one gram. What stays empty is not changed.": "ஒரு கிராமுக்கு ரூபாய். காலியாக விட்ட விலை மாறாது.",
  "Set at": "பதிந்த நேரம்",
  "Set by": "பதிந்தவர்",
  "Update Gold Rate": "தங்க விலையைப் புதுப்பி",
  corrected: "திருத்தப்பட்டது",
};
