import type { receipts as english } from "#en/screens/receipts.ts";
import type { Translated } from "#shape.ts";

export const receipts: Translated<typeof english> = {
  Balance: "இருப்பு",
  "Gold balance": "தங்க இருப்பு",
  "Instalments {first} to {last}": "தவணைகள் {first} முதல் {last} வரை",
  "Language of the receipt": "ரசீதின் மொழி",
  "Nothing was posted to this book yet.": "இந்தப் புத்தகத்தில் இன்னும் எதுவும் பதியப்படவில்லை.",
  PDF: "PDF",
  "PDF, A5": "PDF, A5",
  "PDF, roll of 80 mm": "PDF, 80 மி.மீ. சுருள்",
  Particulars: "விவரம்",
  "The code was not made by this shop. Show the paper at the counter.":
    "இந்தக் குறியீட்டை இந்தக் கடை உருவாக்கவில்லை. தாளைக் கவுண்டரில் காட்டவும்.",
  "The shop gave it out, and has paid the money back since.": "கடை இதை வழங்கியது; பின்னர் பணத்தைத் திருப்பித் தந்துவிட்டது.",
  "The shop gave it out. Compare what stands below with the paper.": "கடை இதை வழங்கியது. கீழே உள்ளதைத் தாளுடன் ஒப்பிடவும்.",
  "This is no receipt of ours.": "இது எங்கள் ரசீது அல்ல.",
  "This receipt is genuine.": "இந்த ரசீது உண்மையானது.",
  "This receipt is void.": "இந்த ரசீது செல்லாது.",
  "paid on {day}": "{day} அன்று செலுத்தப்பட்டது",
  "Save PDF": "PDF ஆகச் சேமி",
  "Share receipt": "ரசீதைப் பகிர்",
};
