import type { shell as english } from "#en/screens/shell.ts";
import type { Translated } from "#shape.ts";

export const shell: Translated<typeof english> = {
  "Clients and books": "உறுப்பினர்களும் புத்தகங்களும்",
  "Enter opens, Ctrl+Enter takes a payment.": "Enter திறக்கும், Ctrl+Enter கட்டணம் பெறும்.",
  "Name, mobile number, book, receipt or screen": "பெயர், கைபேசி எண், புத்தகம், ரசீது அல்லது திரை",
  "Nothing fits.": "எதுவும் பொருந்தவில்லை.",
  Screens: "திரைகள்",
  "Search clients, books, receipts": "உறுப்பினர்கள், புத்தகங்கள், ரசீதுகளைத் தேடு",
  "Search everything": "எல்லாவற்றிலும் தேடு",
};
