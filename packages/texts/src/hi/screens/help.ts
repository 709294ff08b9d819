import type { help as english } from "#en/screens/help.ts";
import type { Translated } from "#shape.ts";

export const help: Translated<typeof english> = {
  "All guides": "सब गाइड",
  "Open as a page": "अलग पेज में खोलें",
  "At the counter and with clients": "काउंटर पर और ग्राहकों के साथ",
  "For customers": "बचत करने वालों के लिए",
  "For whoever answers for the shop": "दुकान के ज़िम्मेदार के लिए",
  Guides: "गाइड",
  "No guide has all these words. Try fewer.": "इन सब शब्दों वाली कोई गाइड नहीं। कम शब्द लिखें।",
  "Search the guides": "गाइड में खोजें",
  "{count, plural, one {# guide} other {# guides}}": "{count, plural, one {# गाइड} other {# गाइड}}",
};
