import type { evidenceMail as english } from "#en/evidence-mail.ts";
import type { MailText } from "#mail-text.ts";

export const evidenceMail: Readonly<Record<keyof typeof english, MailText>> = {
  books_sealed: {
    subject: "दुकान के खातों की मुहर {number}",
    mail: [
      "दुकान के खातों पर मुहर लगाई गई। यह मेल सँभालकर रखें: दुकान का कंप्यूटर खो जाए या कोई उसमें लिखी बात बदल दे, तब भी इससे कोई भी बाद में दिखा सकता है कि इस क्षण के बाद खाते बदले गए या नहीं।",
      "आपको कुछ नहीं करना है। मुहर नीचे है, अंतिम पंक्ति तक:",
    ],
  },
};
