import type { receipts as english } from "#en/screens/receipts.ts";
import type { Translated } from "#shape.ts";

export const receipts: Translated<typeof english> = {
  "A number alone proves nothing.": "केवल नंबर से कुछ साबित नहीं होता।",
  "Anybody can write a receipt number. Scan the square picture on the receipt with your phone's camera, or type the whole code where it is printed: the number and 22 characters after it.":
    "रसीद का नंबर कोई भी लिख सकता है। रसीद पर बने चौकोर चित्र को अपने फ़ोन के कैमरे से स्कैन करें, या जहाँ पूरा कोड छपा हो, वह टाइप करें: नंबर और उसके बाद के 22 अक्षर।",
  "Proof of what the shop owes you on this book, as it last wrote it down. Save the folder and keep it. Should there ever be a question, anybody can check it on a computer, even without the shop.":
    "इस बुक पर दुकान को आपको क्या देना है, इसका सबूत, जैसा दुकान ने पिछली बार दर्ज किया। फ़ोल्डर सहेजकर रखें। कभी कोई सवाल उठे, तो कोई भी इसे कंप्यूटर पर, दुकान के बिना भी, जाँच सकता है।",
  Balance: "शेष",
  "Gold balance": "सोना शेष",
  "Instalments {first} to {last}": "किस्तें {first} से {last}",
  "Language of the receipt": "रसीद की भाषा",
  "Nothing was posted to this book yet.": "इस बुक में अभी कुछ दर्ज नहीं हुआ है।",
  "PDF, A5": "PDF, A5",
  "PDF, roll of 80 mm": "PDF, 80 मि.मी. रोल",
  Particulars: "विवरण",
  "The code was not made by this shop. Show the paper at the counter.":
    "यह कोड इस दुकान का बनाया हुआ नहीं है। काग़ज़ काउंटर पर दिखाएँ।",
  "The shop gave it out, and has paid the money back since.": "यह दुकान ने दी थी, और बाद में रकम लौटा दी गई है।",
  "The shop gave it out. Compare what stands below with the paper.": "यह दुकान ने दी है। नीचे लिखे को काग़ज़ से मिलाएँ।",
  "This receipt is ours, and our books lack its payment.": "यह रसीद हमारी ही है, पर इसका भुगतान हमारे खातों में नहीं है।",
  "The payment was lost with a disk of the shop. Bring the paper to the counter, where it is entered again.":
    "दुकान की डिस्क खराब होने पर यह भुगतान खो गया। रसीद काउंटर पर लाइए, वहाँ भुगतान फिर से दर्ज किया जाएगा।",
  "This is no receipt of ours.": "यह हमारी रसीद नहीं है।",
  "This receipt is genuine.": "यह रसीद असली है।",
  "This receipt is void.": "यह रसीद रद्द है।",
  "paid on {day}": "{day} को भुगतान",
  "Save PDF": "PDF सहेजें",
  "Share receipt": "रसीद साझा करें",
  "Save the folder": "फ़ोल्डर सहेजें",
  "Passbook as PDF": "पासबुक (PDF)",
  "Statement as PDF": "विवरण (PDF)",
  "Statement with proof": "प्रमाण सहित विवरण",
  "The books are sealed every hour. The folder holds what the last seal says of this book, and a program that proves it on any computer, even without the shop.":
    "खातों पर हर घंटे मुहर लगती है। फ़ोल्डर में यह है कि पिछली मुहर इस बुक के बारे में क्या कहती है, और एक प्रोग्राम जो इसे किसी भी कंप्यूटर पर, दुकान के बिना भी, साबित करता है।",
  Paper: "काग़ज़",
};
