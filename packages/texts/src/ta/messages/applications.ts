import type * as english from "#en/messages/applications.ts";
import type { TranslatedMessages } from "#shape.ts";

export const applications: TranslatedMessages<typeof english> = {
  terms_not_accepted: "விதிமுறைகளை ஏற்றுக்கொள்ளுங்கள்.",
  request_missing: "ஒரு கோரிக்கையைத் தேர்ந்தெடுக்கவும்.",
  approve_name_missing: "பெயரை உள்ளிடவும்",
  approve_book_missing: "திட்டக் கணக்கு எண்ணை உள்ளிடவும்",
  reject_reason_missing: "காரணத்தை உள்ளிடவும்.",
  request_not_found: "அப்படி ஒரு கோரிக்கை இல்லை.",
  request_token_invalid: "இந்தக் கோரிக்கை முடிந்துவிட்டது. மீண்டும் தொடங்கவும்.",
  request_already_decided: "இந்தக் கோரிக்கை இதற்குள் முடிவு செய்யப்பட்டுவிட்டது.",
  request_already_approved: "{name} இந்தக் கோரிக்கையை ஏற்கனவே ஒப்புக்கொண்டுவிட்டார்.",
  request_already_rejected: "{name} இந்தக் கோரிக்கையை ஏற்கனவே நிராகரித்துவிட்டார்.",
  request_already_waiting: "இதை நீங்கள் ஏற்கனவே கேட்டுள்ளீர்கள். கடை விரைவில் தெரிவிக்கும்.",
  too_many_requests_waiting: "உங்கள் பல கோரிக்கைகள் இன்னும் காத்திருக்கின்றன. கடை விரைவில் அவற்றைப் பார்க்கும்.",
  terms_changed: "விதிமுறைகள் மாறிவிட்டன. பக்கத்தை மீண்டும் ஏற்றி அவற்றைப் படிக்கவும்.",
  request_approved: "வாடிக்கையாளர் வெற்றிகரமாக ஒப்புக்கொள்ளப்பட்டார்.",
  request_rejected: "பயனர் வெற்றிகரமாக நிராகரிக்கப்பட்டார்.",
};
