import type * as english from "#en/messages/rates.ts";
import type { TranslatedMessages } from "#shape.ts";

export const rates: TranslatedMessages<typeof english> = {
  days_invalid: "2 முதல் 366 நாட்கள் வரை தேர்ந்தெடுக்கவும்.",
  gold_rate_invalid: "சரியான தங்க விலையை உள்ளிடவும்",
  branch_without_rate: "இந்தக் கிளைக்குக் கடையின் விலையே பொருந்தும்.",
  gold_rate_missing: "இந்த நாளுக்குத் தங்க விலை இல்லை. விலையைப் பதியவும் அல்லது எடையை உள்ளிடவும்.",
  gold_rate_not_today: "இன்றைய விலையை மட்டுமே பதிய முடியும்.",
  gold_rate_set: "தங்க விலை புதுப்பிக்கப்பட்டது",
};
