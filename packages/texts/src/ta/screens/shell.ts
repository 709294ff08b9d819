import type { shell as english } from "#en/screens/shell.ts";
import type { Translated } from "#shape.ts";

export const shell: Translated<typeof english> = {
  "Help on this screen": "இந்தத் திரைக்கான உதவி",
  "Receipts and payments": "ரசீதுகளும் கட்டணங்களும்",
  "Clients and books": "உறுப்பினர்களும் புத்தகங்களும்",
  "Enter opens, Ctrl+Enter takes a payment.": "Enter திறக்கும், Ctrl+Enter கட்டணம் பெறும்.",
  "Name, mobile number, book, receipt or screen": "பெயர், மொபைல் எண், புத்தகம், ரசீது அல்லது திரை",
  "Nothing fits.": "எதுவும் பொருந்தவில்லை.",
  Screens: "திரைகள்",
  "Search clients, books, receipts": "உறுப்பினர்கள், புத்தகங்கள், ரசீதுகளைத் தேடு",
  "Search everything": "எல்லாவற்றிலும் தேடு",
  Branch: "கிளை",
  "Money between branches": "கிளைகளுக்கு இடையிலான பணம்",
  "Book {number} is of the other branch now.": "புத்தகம் {number} இப்போது மற்ற கிளைக்கு உரியது.",
  "Give book {number} to another branch": "புத்தகம் {number} வேறு கிளைக்கு மாற்று",
  "Give to another branch": "வேறு கிளைக்கு மாற்று",
  "What was paid stays where it is: the branch before owes it to the new one.":
    "செலுத்தியது இருந்த இடத்திலேயே இருக்கும்: முந்தைய கிளை அதைப் புதிய கிளைக்குத் தர வேண்டும்.",
};
