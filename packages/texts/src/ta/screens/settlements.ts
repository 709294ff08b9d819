import type { settlements as english } from "#en/screens/settlements.ts";
import type { Translated } from "#shape.ts";

export const settlements: Translated<typeof english> = {
  "A report may be brought in again: each line counts once.":
    "ஓர் அறிக்கையை மீண்டும் கொண்டுவரலாம்: ஒவ்வொரு வரியும் ஒருமுறையே கணக்கில் வரும்.",
  "Before fees": "கட்டணங்களுக்கு முன்",
  "Bring in a report": "அறிக்கையைக் கொண்டுவரவும்",
  "By the books": "கணக்குகளின்படி",
  "By the report": "அறிக்கையின்படி",
  "Came to the bank": "வங்கிக்கு வந்தது",
  "Decide about {name}": "{name} பற்றி முடிவு செய்யவும்",
  Fees: "கட்டணங்கள்",
  "It is being read…": "படிக்கப்படுகிறது…",
  "It is noted.": "குறிக்கப்பட்டது.",
  "The books say {amount}. What differs stays beside their payments, as other money of the gateway.":
    "புத்தகங்களின்படி {amount}. வேறுபாடு நுழைவாயிலின் பிற பணமாக அவற்றின் கட்டணங்களுக்கு வெளியே இருக்கும்.",
  "It was taken from the settlement and stays beside the payments of the books, as other money of the gateway.":
    "இது தீர்விலிருந்து எடுக்கப்பட்டு, நுழைவாயிலின் பிற பணமாகப் புத்தகங்களின் கட்டணங்களுக்கு வெளியே இருக்கும்.",
  "Its money came with the settlement and stays beside the payments of the books, as other money of the gateway.":
    "அதன் பணம் தீர்வோடு வந்தது; நுழைவாயிலின் பிற பணமாகக் கட்டணங்களுக்குப் புறம்பாக இருக்கும்.",
  Lines: "வரிகள்",
  "Match again": "மீண்டும் பொருத்தவும்",
  "No lines to show.": "காட்ட வரிகள் எதுவும் இல்லை.",
  "No settlement was brought in.": "எந்தத் தீர்வும் கொண்டுவரப்படவில்லை.",
  "Only an Admin decides about it.": "நிர்வாகி மட்டுமே இதை முடிவு செய்கிறார்.",
  "Search lines": "வரிகளைத் தேடவும்",
  "Search settlements": "தீர்வுகளைத் தேடவும்",
  "Settlement report of the gateway (CSV)": "நுழைவாயிலின் தீர்வு அறிக்கை (CSV)",
  "Show the lines that differ": "வேறுபடும் வரிகளைக் காட்டவும்",
  "The gateway pays out what it took, less refunds, disputes, its fees and their tax. Its own report says so line by line; each line stands beside what the books say of it.":
    "நுழைவாயில் பெற்றதிலிருந்து திருப்பங்கள், தகராறுகள், அதன் கட்டணங்கள், அவற்றின் வரி போக மீதியைத் தரும். அதன் அறிக்கை ஒவ்வொரு வரியாகச் சொல்கிறது; ஒவ்வொன்றும் கணக்குகள் சொல்வதோடு ஒப்பிடப்படுகிறது.",
  "To decide": "முடிவு செய்ய வேண்டியது",
  Transaction: "பரிவர்த்தனை",
  "{count, plural, one {# line fits now.} other {# lines fit now.}}":
    "{count, plural, one {இப்போது # வரி பொருந்துகிறது.} other {இப்போது # வரிகள் பொருந்துகின்றன.}}",
  "{count, plural, one {# new line} other {# new lines}} of {all}, {net} to the bank, {open} to decide.":
    "{all} இல் {count, plural, one {# புதிய வரி} other {# புதிய வரிகள்}}, வங்கிக்கு {net}, முடிவு செய்ய வேண்டியவை {open}.",
};
