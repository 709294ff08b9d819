import type * as english from "#en/messages/menu.ts";
import type { TranslatedMessages } from "#shape.ts";

export const menu: TranslatedMessages<typeof english> = {
  menu_name_missing: "பதிவின் பெயரை உள்ளிடவும்.",
  menu_page_missing: "ஒரு பக்கத்தைத் தேர்ந்தெடுக்கவும்.",
  menu_page_unknown: "அத்தகைய பக்கம் இல்லை.",
  menu_link_has_entries: "இந்தப் பதிவுக்கு உட்பதிவுகள் உள்ளன. முதலில் அவற்றை நீக்கவும், அல்லது அது தன் பட்டியலைத் திறக்கட்டும்.",
  menu_changed_meanwhile: "{name} அதே நேரத்தில் மெனுவைச் சேமித்துள்ளார். சேமிக்கும் முன் மீண்டும் பாருங்கள்.",
  menu_way_missing:
    "நிர்வாகியால் இந்தப் பக்கத்திற்குத் திரும்ப வர முடியாது: முதன்மை மெனு நிர்வாகிகளுக்குக் காட்டப்பட்டு மெனுவில் இருக்க வேண்டும்.",
};
