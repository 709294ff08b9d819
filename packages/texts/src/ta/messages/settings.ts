import type * as english from "#en/messages/settings.ts";
import type { TranslatedMessages } from "#shape.ts";

export const settings: TranslatedMessages<typeof english> = {
  hour_invalid: "ஒரு நாளின் மணியைத் தேர்ந்தெடுக்கவும், 0 முதல் 23 வரை.",
  cash_limit_invalid: "வரம்பை ரூபாயில் உள்ளிடவும்.",
  cash_action_missing: "வரம்பைத் தாண்டினால் என்ன ஆகும் என்பதைத் தேர்ந்தெடுக்கவும்.",
  open_payments_invalid: "1 முதல் 1000 வரை ஓர் எண்ணை உள்ளிடவும்.",
  loyalty_points_invalid: "முழுப் புள்ளிகளை உள்ளிடவும், 0 முதல் 1000 வரை.",
  settings_changed: "இதற்கிடையில் வேறொருவர் அமைப்புகளை மாற்றியுள்ளார். சேமிக்கும் முன் மீண்டும் பாருங்கள்.",
  cash_limit_day_past: "வரம்பு இன்றிலிருந்தோ பிந்தைய நாளிலிருந்தோ பொருந்தும்.",
};
