import type { receipts as english } from "#en/screens/receipts.ts";
import type { Translated } from "#shape.ts";

export const receipts: Translated<typeof english> = {
  Balance: "शेष",
  "Gold balance": "सोना शेष",
  "Instalments {first} to {last}": "किस्तें {first} से {last}",
  "Language of the receipt": "रसीद की भाषा",
  "Nothing was posted to this book yet.": "इस बुक में अभी कुछ दर्ज नहीं हुआ है।",
  PDF: "PDF",
  "PDF, A5": "PDF, A5",
  "PDF, roll of 80 mm": "PDF, 80 मि.मी. रोल",
  Particulars: "विवरण",
  "The code was not made by this shop. Show the paper at the counter.":
    "यह कोड इस दुकान का बनाया हुआ नहीं है। काग़ज़ काउंटर पर दिखाएँ।",
  "The shop gave it out, and has paid the money back since.": "यह दुकान ने दी थी, और बाद में रकम लौटा दी गई है।",
  "The shop gave it out. Compare what stands below with the paper.": "यह दुकान ने दी है। नीचे लिखे को काग़ज़ से मिलाएँ।",
  "This is no receipt of ours.": "यह हमारी रसीद नहीं है।",
  "This receipt is genuine.": "यह रसीद असली है।",
  "This receipt is void.": "यह रसीद रद्द है।",
  "paid on {day}": "{day} को भुगतान",
  "Save PDF": "PDF सहेजें",
  "Share receipt": "रसीद साझा करें",
};
