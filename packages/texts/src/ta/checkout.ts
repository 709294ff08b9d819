import type { CheckoutTexts } from "#shape.ts";

/** What the payment pages say, in Tamil. */
export const checkout: CheckoutTexts = {
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
};
