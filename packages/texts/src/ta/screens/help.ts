import type { help as english } from "#en/screens/help.ts";
import type { Translated } from "#shape.ts";

export const help: Translated<typeof english> = {
  "All guides": "எல்லா வழிகாட்டிகளும்",
  "Open as a page": "தனிப் பக்கமாகத் திற",
  "At the counter and with clients": "கவுண்டரிலும் உறுப்பினர்களுடனும்",
  "For customers": "சேமிப்பவர்களுக்கு",
  "For whoever answers for the shop": "கடைக்குப் பொறுப்பானவருக்கு",
  Guides: "வழிகாட்டிகள்",
  "No guide has all these words. Try fewer.": "இந்தச் சொற்கள் அனைத்தும் எந்த வழிகாட்டியிலும் இல்லை. குறைவாக எழுதிப் பாருங்கள்.",
  "Search the guides": "வழிகாட்டிகளில் தேடு",
  "{count, plural, one {# guide} other {# guides}}": "{count, plural, one {# வழிகாட்டி} other {# வழிகாட்டிகள்}}",
};
