import type { evidenceMail as english } from "#en/evidence-mail.ts";
import type { MailText } from "#mail-text.ts";

export const evidenceMail: Readonly<Record<keyof typeof english, MailText>> = {
  books_sealed: {
    subject: "கடையின் கணக்குகளின் முத்திரை {number}",
    mail: [
      "கடையின் கணக்குகள் முத்திரையிடப்பட்டன. இந்த மின்னஞ்சலை வைத்திருங்கள்: கடையின் கணினி தொலைந்தாலும், அதில் உள்ளதை யாராவது மாற்றினாலும், இந்த நேரத்திற்குப் பிறகு கணக்குகள் மாற்றப்பட்டனவா என்பதை இதைக் கொண்டு யாரும் பின்னர் காட்டலாம்.",
      "நீங்கள் எதுவும் செய்ய வேண்டியதில்லை. முத்திரை கீழே உள்ளது, கடைசி வரி வரை:",
    ],
  },
};
