import type { settlementMail as english } from "#en/settlement-mail.ts";
import type { MailText } from "#mail-text.ts";

export const settlementMail: Readonly<Record<keyof typeof english, MailText>> = {
  book_settled: {
    subject: "बुक {book} का हिसाब चुकता",
    mail: [
      "आपकी बुक {book} ({scheme}) का हिसाब चुकता हो गया है: {settled}. इसमें अब भुगतान नहीं हो सकता और इसे फिर से नहीं खोला जा सकता। हमारे साथ बचत करने के लिए धन्यवाद।",
    ],
    sms: "आपकी गहना बचत बुक {book} का हिसाब चुकता हुआ: {settled}. धन्यवाद।",
  },
  book_part_settled: {
    subject: "बुक {book} का एक हिस्सा चुकता",
    mail: ["आपकी बुक {book} ({scheme}) में से आपको {settled} मिला, {given}. बाकी जारी रहेगा।"],
    sms: "आपकी गहना बचत बुक {book} में से आपको {settled} मिला, {given}. बाकी जारी रहेगा।",
  },
};
