import type * as english from "#en/messages/users.ts";
import type { TranslatedMessages } from "#shape.ts";

export const users: TranslatedMessages<typeof english> = {
  user_missing: "ஒருவரைத் தேர்ந்தெடுக்கவும்.",
  user_name_missing: "உங்கள் முழுப் பெயரை உள்ளிடவும்",
  user_email_missing: "உங்கள் மின்னஞ்சல் முகவரியை உள்ளிடவும்",
  user_email_invalid: "சரியான மின்னஞ்சலை உள்ளிடவும்",
  user_mobile_missing: "மொபைல் எண்ணை உள்ளிடவும்",
  user_mobile_invalid: "சரியான மொபைல் எண்ணை உள்ளிடவும்",
  user_type_missing: "பயனர் வகையைத் தேர்ந்தெடுக்கவும்",
  user_password_missing: "கடவுச்சொல்லை உள்ளிடவும்",
  user_confirm_missing: "கடவுச்சொல்லை மீண்டும் உள்ளிடவும்",
  user_passwords_differ: "கடவுச்சொல் பொருந்தவில்லை",
  person_without_email: "இவருக்கு மின்னஞ்சல் முகவரி இல்லை. மொபைல் எண்ணாலும் SMS-இல் வரும் குறியீட்டாலும் இவர் உள்நுழைகிறார்.",
  user_not_found: "இப்படி ஒருவர் இல்லை.",
  user_not_active: "இவரால் உள்நுழைய முடியாது. முதலில் இவரைச் செயலில் உள்ளவராக மாற்றவும்.",
  user_not_employee: "தனி உரிமைகள் பணியாளருக்கு மட்டுமே தரப்படும்.",
  user_has_books: "இவருக்குத் திட்டப் புத்தகங்கள் உள்ளன; வாடிக்கையாளராகவே இருப்பார்.",
  last_admin: "கடைக்குச் செயலில் உள்ள ஒரு நிர்வாகியாவது தேவை.",
  email_already_registered: "இந்த மின்னஞ்சல் முகவரி ஏற்கெனவே பதிவாகியுள்ளது.",
  designation_not_found: "இப்படியொரு பதவி இல்லை.",
  mobile_not_indian: "இந்திய மொபைல் எண் 6, 7, 8 அல்லது 9 இல் தொடங்கும்.",
  name_not_legible:
    "பெயரில் தெரியும் எழுத்து அல்லது எண் இருக்க வேண்டும்; மறைந்த குறிகள், இணைய முகவரி, மின்னஞ்சல் முகவரி, தொலைபேசி எண் இருக்கக் கூடாது. புள்ளிக்குப் பின் ஓர் இடைவெளி விடவும்.",
  user_added: "பயனர் சேர்க்கப்பட்டார்.",
  own_factors: "உங்கள் சொந்த இரண்டாம் படியைப் பாதுகாப்பு பக்கத்தில் மாற்றுங்கள்.",
  person_without_factor: "மீட்டமைக்க இவருக்கு இரண்டாம் படி எதுவும் இல்லை.",
};
