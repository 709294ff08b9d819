import type * as english from "#en/messages/clients.ts";
import type { TranslatedMessages } from "#shape.ts";

export const clients: TranslatedMessages<typeof english> = {
  client_missing: "உறுப்பினரைத் தேர்ந்தெடுக்கவும்.",
  client_name_missing: "உங்கள் பெயரை உள்ளிடவும்",
  client_email_missing: "உங்கள் மின்னஞ்சலை உள்ளிடவும்",
  client_email_invalid: "சரியான மின்னஞ்சலைத் தரவும்.",
  client_mobile_missing: "மொபைல் எண்ணை உள்ளிடவும்",
  client_mobile_invalid: "10 இலக்க மொபைல் எண்ணை உள்ளிடவும்.",
  client_update_name_missing: "பெயரை உள்ளிடவும்",
  client_update_email_missing: "மின்னஞ்சலை உள்ளிடவும்",
  too_many_books: "ஒரே நேரத்தில் அதிகபட்சம் 20 புத்தகங்களைச் சேர்க்கலாம்.",
  client_not_found: "இப்படியொரு உறுப்பினர் இல்லை.",
  client_already_exists: "இந்த மின்னஞ்சலில் ஏற்கெனவே ஓர் உறுப்பினர் உள்ளார். புத்தகத்தை அவருக்கே சேர்க்கவும்.",
  client_without_email_exists:
    "இதே பெயரிலும் மொபைல் எண்ணிலும் மின்னஞ்சல் இல்லாத வேறொரு வாடிக்கையாளர் உள்ளார். புத்தகத்தை அவருக்கே சேர்க்கவும், அல்லது இருவரில் ஒருவருக்கு மின்னஞ்சல் கொடுக்கவும்.",
  email_belongs_to_staff: "இந்த மின்னஞ்சல் கடைப் பணியாளர் ஒருவருடையது.",
  client_added: "சீட்டு சேர்க்கப்பட்டது.",
  client_updated: "சீட்டு புதுப்பிக்கப்பட்டது.",
};
