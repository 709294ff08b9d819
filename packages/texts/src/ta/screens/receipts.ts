import type { receipts as english } from "#en/screens/receipts.ts";
import type { Translated } from "#shape.ts";

export const receipts: Translated<typeof english> = {
  "A number alone proves nothing.": "எண் மட்டும் எதையும் நிரூபிக்காது.",
  "Anybody can write a receipt number. Scan the square picture on the receipt with your phone's camera, or type the whole code where it is printed: the number and 22 characters after it.":
    "ரசீது எண்ணை யார் வேண்டுமானாலும் எழுதலாம். ரசீதில் உள்ள சதுரப் படத்தை உங்கள் கைபேசியின் கேமராவால் ஸ்கேன் செய்யுங்கள், அல்லது குறியீடு அச்சிடப்பட்டிருந்தால் அதை முழுவதும் தட்டச்சு செய்யுங்கள்: எண்ணும் அதன் பின் வரும் 22 எழுத்துகளும்.",
  "Proof of what the shop owes you on this book, as it last wrote it down. Save the folder and keep it. Should there ever be a question, anybody can check it on a computer, even without the shop.":
    "இந்தப் புத்தகத்தில் கடை உங்களுக்குத் தர வேண்டியதற்கான சான்று, கடை கடைசியாகப் பதிவு செய்தபடி. கோப்புறையைச் சேமித்து வைத்துக்கொள்ளுங்கள். எப்போதாவது சந்தேகம் எழுந்தால், கடை இல்லாமலேயே யாரும் கணினியில் அதைச் சரிபார்க்கலாம்.",
  Balance: "இருப்பு",
  "Gold balance": "தங்க இருப்பு",
  "Instalments {first} to {last}": "தவணைகள் {first} முதல் {last} வரை",
  "Language of the receipt": "ரசீதின் மொழி",
  "Nothing was posted to this book yet.": "இந்தப் புத்தகத்தில் இன்னும் எதுவும் பதியப்படவில்லை.",
  "PDF, A5": "PDF, A5",
  "PDF, roll of 80 mm": "PDF, 80 மி.மீ. சுருள்",
  Particulars: "விவரம்",
  "The code was not made by this shop. Show the paper at the counter.":
    "இந்தக் குறியீட்டை இந்தக் கடை உருவாக்கவில்லை. தாளைக் கவுண்டரில் காட்டவும்.",
  "The shop gave it out, and has paid the money back since.": "கடை இதை வழங்கியது; பின்னர் பணத்தைத் திருப்பித் தந்துவிட்டது.",
  "The shop gave it out. Compare what stands below with the paper.": "கடை இதை வழங்கியது. கீழே உள்ளதைத் தாளுடன் ஒப்பிடவும்.",
  "This receipt is ours, and our books lack its payment.": "இது எங்கள் ரசீதுதான்; ஆனால் இதன் கட்டணம் எங்கள் பதிவில் இல்லை.",
  "The payment was lost with a disk of the shop. Bring the paper to the counter, where it is entered again.":
    "கடையின் கணினி வட்டு பழுதானபோது இந்தக் கட்டணப் பதிவு தொலைந்தது. ரசீதைக் கவுண்டருக்குக் கொண்டு வாருங்கள்; அங்கே அது மீண்டும் பதிவு செய்யப்படும்.",
  "This is no receipt of ours.": "இது எங்கள் ரசீது அல்ல.",
  "This receipt is genuine.": "இந்த ரசீது உண்மையானது.",
  "This receipt is void.": "இந்த ரசீது செல்லாது.",
  "paid on {day}": "{day} அன்று செலுத்தப்பட்டது",
  "Save PDF": "PDF ஆகச் சேமி",
  "Share receipt": "ரசீதைப் பகிர்",
  "Save the folder": "கோப்புறையைச் சேமி",
  "Passbook as PDF": "பாஸ்புக் (PDF)",
  "Statement as PDF": "அறிக்கை (PDF)",
  "Statement with proof": "சான்றுடன் அறிக்கை",
  "The books are sealed every hour. The folder holds what the last seal says of this book, and a program that proves it on any computer, even without the shop.":
    "கணக்குகள் ஒவ்வொரு மணி நேரமும் முத்திரையிடப்படுகின்றன. கடைசி முத்திரை இந்தப் புத்தகத்தைப் பற்றிச் சொல்வதும், அதைக் கடை இல்லாமலேயே எந்தக் கணினியிலும் நிரூபிக்கும் நிரலும் கோப்புறையில் உள்ளன.",
  Paper: "தாள்",
};
