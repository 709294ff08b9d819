import type * as english from "#en/messages/menu.ts";
import type { TranslatedMessages } from "#shape.ts";

export const menu: TranslatedMessages<typeof english> = {
  menu_name_missing: "प्रविष्टि का नाम दर्ज करें।",
  menu_page_missing: "एक पेज चुनें।",
  menu_page_unknown: "ऐसा कोई पेज नहीं है।",
  menu_link_has_entries: "इस प्रविष्टि की अपनी प्रविष्टियाँ हैं। पहले उन्हें हटाएँ, या इसे अपनी सूची खोलने दें।",
  menu_changed_meanwhile: "{name} ने उसी समय मेनू सहेजा है। सहेजने से पहले उसे फिर से देखें।",
  menu_way_missing: "एडमिन इस पेज पर वापस नहीं आ पाएगा: मुख्य मेनू, एडमिन को दिखाया हुआ, मेनू में रहना चाहिए।",
};
