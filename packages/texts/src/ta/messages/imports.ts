import type * as english from "#en/messages/imports.ts";
import type { TranslatedMessages } from "#shape.ts";

export const imports: TranslatedMessages<typeof english> = {
  import_missing: "ஓர் இறக்குமதியைத் தேர்ந்தெடுங்கள்.",
  import_file_missing: "ஒரு கோப்பைத் தேர்ந்தெடுங்கள்.",
  import_unreadable: "இந்தக் கோப்பைப் படிக்க முடியவில்லை. CSV அல்லது XLSX ஆகச் சேமித்து மீண்டும் தேர்ந்தெடுங்கள்.",
  import_empty: "இந்தக் கோப்பில் வரிசைகள் இல்லை.",
  import_headings_missing: "முதல் வரிசையில் நெடுவரிசைகளின் பெயர்கள் இருக்க வேண்டும்; காணாதவை: {columns}.",
  import_headings_repeated: "இந்தக் கோப்பின் இரண்டு நெடுவரிசைகள் ஒன்றே: {columns}.",
  import_too_many_rows: "இந்தக் கோப்பில் {most} வரிசைகளுக்கு மேல் உள்ளன. பல கோப்புகளாகப் பிரியுங்கள்.",
  import_too_many_lines:
    "இந்தக் கோப்பில் வெற்று வரிகளையும் சேர்த்து {most} வரிகளுக்கு மேல் உள்ளன. வெற்று வரிகளை நீக்குங்கள், அல்லது பல கோப்புகளாகப் பிரியுங்கள்.",
  import_unpacks_too_large: "இந்தக் கோப்பில் அடங்கியிருப்பது மிகப் பெரியது. பல கோப்புகளாகப் பிரியுங்கள்.",
  import_scheme_missing: "இப்படி ஒரு திட்டம் இல்லை.",
  import_date_invalid: "நாளை DD-MM-YYYY என உள்ளிடுங்கள்.",
  import_joined_later: "சேர்ந்த நாள் இன்றைக்குப் பிந்தையது.",
  import_grams_invalid: "அதிகபட்சம் மூன்று தசமங்களுடன் கிராமை உள்ளிடுங்கள்.",
  import_grams_not_saved: "தங்கத் திட்டத்தில் மாதங்கள் செலுத்திய உறுப்பினருக்கு மட்டுமே தொடக்க கிராம் உண்டு.",
  import_row_refused: "பதிவேடு இந்த வரிசையை ஏற்கவில்லை; இதிலிருந்து எதுவும் இறக்குமதி செய்யப்படவில்லை.",
  import_number_repeated: "அதே புத்தக எண் வரிசை {row}-இல் உள்ளது.",
  import_person_contradicts: "வரிசை {row}-இல் இதே மின்னஞ்சல் வேறு பெயர் அல்லது மொபைல் எண்ணுடன் உள்ளது.",
  import_mobile_differs: "இந்த மின்னஞ்சலுடன் ஒருவர் வேறு மொபைல் எண்ணுடன் ஏற்கனவே உள்ளார்.",
  import_not_found: "இப்படி ஓர் இறக்குமதி இல்லை.",
  import_file_known: "இதே கோப்பு ஏற்கனவே {day} அன்று கொண்டுவரப்பட்டது.",
  import_file_too_large: "இந்தக் கோப்பு மிகப் பெரியது. ஒரே நேரத்தில் அதிகபட்சம் 7 MB கொண்டுவரலாம்.",
  import_not_in_state: "இப்போது இது இயலாது: இறக்குமதி வேறு நிலையில் உள்ளது.",
  import_nothing_good: "இறக்குமதி செய்ய சரியான வரிசை எதுவும் இல்லை.",
  import_in_use: "இந்த இறக்குமதியை இனி ரத்து செய்ய முடியாது: இதன் {books} புத்தகங்கள் பயன்பாட்டில் உள்ளன, முதலாவது {book}.",
};
