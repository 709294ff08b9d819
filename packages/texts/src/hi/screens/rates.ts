import type { rates as english } from "#en/screens/rates.ts";
import type { Translated } from "#shape.ts";

export const rates: Translated<typeof english> = {
  "{change} % against the last.": "पिछले भाव की तुलना में {change} %।",
  "18 carat": "18 कैरेट",
  "18 carat, rupees per gram, day by day": "18 कैरेट, रुपये प्रति ग्राम, दिन-प्रतिदिन",
  "22 carat, rupees per gram, day by day": "22 कैरेट, रुपये प्रति ग्राम, दिन-प्रतिदिन",
  "24 carat": "24 कैरेट",
  "24 carat, rupees per gram, day by day": "24 कैरेट, रुपये प्रति ग्राम, दिन-प्रतिदिन",
  "30 days": "30 दिन",
  "90 days": "90 दिन",
  "A picture needs the rates of two days at least.": "चित्र के लिए कम से कम दो दिनों के भाव चाहिए।",
  "A year": "एक साल",
  "Change since {day}": "{day} से बदलाव",
  "Gold rates, rupees per gram": "सोने का भाव, रुपये प्रति ग्राम",
  Highest: "सबसे अधिक",
  Latest: "सबसे नया",
  Lowest: "सबसे कम",
  "No rate yet. Set today's with Update Gold Rate.": "अभी कोई भाव नहीं है। ‘सोने का भाव अपडेट करें’ से आज का भाव दर्ज करें।",
  Period: "अवधि",
  Purity: "शुद्धता",
  "Rupees for one gram.": "एक ग्राम के रुपये।",
  "Rupees for one gram. The last was {rate} on {day}.": "एक ग्राम के रुपये। पिछला भाव {day} को {rate} था।",
  "Set at": "दर्ज होने का समय",
  "Set by": "दर्ज करने वाला",
  "Update Gold Rate": "सोने का भाव अपडेट करें",
  corrected: "सुधारा गया",
};
