import type { settlementMail as english } from "#en/settlement-mail.ts";
import type { MailText } from "#mail-text.ts";

export const settlementMail: Readonly<Record<keyof typeof english, MailText>> = {
  book_settled: {
    subject: "புத்தகம் {book}: கணக்கு தீர்க்கப்பட்டது",
    mail: [
      "உங்கள் புத்தகம் {book} ({scheme}) கணக்கு தீர்க்கப்பட்டது: {settled}. இனி அதில் பணம் செலுத்த முடியாது; மீண்டும் திறக்கவும் முடியாது. எங்களுடன் சேமித்ததற்கு நன்றி.",
    ],
    sms: "உங்கள் நகைச் சேமிப்புப் புத்தகம் {book} தீர்க்கப்பட்டது: {settled}. நன்றி.",
  },
  book_part_settled: {
    subject: "புத்தகம் {book}: ஒரு பகுதி தீர்க்கப்பட்டது",
    mail: ["உங்கள் புத்தகம் {book} ({scheme}) இலிருந்து {settled} பெற்றீர்கள், {given}. மீதி தொடரும்."],
    sms: "உங்கள் நகைச் சேமிப்புப் புத்தகம் {book} இலிருந்து {settled} பெற்றீர்கள், {given}. மீதி தொடரும்.",
  },
};
