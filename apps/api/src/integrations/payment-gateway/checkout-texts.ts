import type { languages } from "@thangam/texts/languages";

export type Language = (typeof languages)[number];

interface CheckoutTexts {
  title: string;
  testTitle: string;
  testNote: string;
  book: string;
  payer: string;
  reference: string;
  pay: string;
  success: string;
  slow: string;
  failure: string;
  notice: string;
  once: string;
  twice: string;
  late: string;
  outOfOrder: string;
  never: string;
  leave: string;
}

/** What the payment pages say, by the reader's language. */
export const checkoutTexts: Readonly<Record<Language, CheckoutTexts>> = {
  en: {
    title: "Pay for your book",
    testTitle: "Test payment",
    testNote: "This is a test page. No money moves: you decide what the bank would have said.",
    book: "Book",
    payer: "Name",
    reference: "Reference",
    pay: "Pay now",
    success: "The payment succeeds",
    slow: "The bank is slow",
    failure: "The payment fails",
    notice: "The shop is told",
    once: "once, at once",
    twice: "twice",
    late: "a minute late",
    outOfOrder: "out of order",
    never: "never",
    leave: "Go back without paying",
  },
  ta: {
    title: "உங்கள் புத்தகத்திற்குச் செலுத்துங்கள்",
    testTitle: "சோதனைக் கட்டணம்",
    testNote: "இது சோதனைப் பக்கம். பணம் எதுவும் மாறாது: வங்கி என்ன சொல்லும் என்பதை நீங்களே முடிவு செய்யலாம்.",
    book: "புத்தகம்",
    payer: "பெயர்",
    reference: "குறிப்பு எண்",
    pay: "இப்போது செலுத்து",
    success: "கட்டணம் நிறைவேறுகிறது",
    slow: "வங்கி தாமதிக்கிறது",
    failure: "கட்டணம் நிறைவேறவில்லை",
    notice: "கடைக்குத் தெரிவிப்பது",
    once: "ஒருமுறை, உடனே",
    twice: "இருமுறை",
    late: "ஒரு நிமிடம் தாமதமாக",
    outOfOrder: "வரிசை மாறி",
    never: "ஒருபோதும் இல்லை",
    leave: "செலுத்தாமல் திரும்பு",
  },
  hi: {
    title: "अपनी बुक का भुगतान करें",
    testTitle: "परीक्षण भुगतान",
    testNote: "यह परीक्षण पेज है। कोई रकम नहीं कटती: बैंक क्या कहेगा, यह आप तय करते हैं।",
    book: "बुक",
    payer: "नाम",
    reference: "संदर्भ संख्या",
    pay: "अभी भुगतान करें",
    success: "भुगतान सफल होता है",
    slow: "बैंक को देर लगती है",
    failure: "भुगतान विफल होता है",
    notice: "दुकान को सूचना",
    once: "एक बार, तुरंत",
    twice: "दो बार",
    late: "एक मिनट देर से",
    outOfOrder: "उलटे क्रम में",
    never: "कभी नहीं",
    leave: "बिना भुगतान लौटें",
  },
};
