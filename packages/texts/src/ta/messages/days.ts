import type * as english from "#en/messages/days.ts";
import type { TranslatedMessages } from "#shape.ts";

export const days: TranslatedMessages<typeof english> = {
  day_missing: "ஒரு நாளைத் தேர்ந்தெடுக்கவும்.",
  counts_missing: "ஒவ்வொரு கட்டண முறைக்கும் எண்ணியதை ஒருமுறை உள்ளிடவும்.",
  reopen_reason_missing: "நாளை ஏன் மீண்டும் திறக்கிறீர்கள் என்று கூறவும்.",
  day_closed: "இந்த நாளின் கணக்கு முடிக்கப்பட்டது. இதில் இனி எதையும் பதிய முடியாது.",
  day_already_closed: "இந்த நாள் ஏற்கனவே முடிக்கப்பட்டுள்ளது.",
  later_day_closed: "பிந்தைய ஒரு நாள் முடிக்கப்பட்டுள்ளது. முதலில் அதைத் திறக்கவும்.",
  earlier_day_open: "பணம் பெற்ற முந்தைய ஒரு நாள் இன்னும் முடிக்கப்படவில்லை. முதலில் அதை முடிக்கவும்.",
  day_not_closed: "இந்த நாள் முடிக்கப்படவில்லை.",
  day_not_come: "இந்த நாள் இன்னும் வரவில்லை.",
  count_missing: "எண்ணியதை உள்ளிடவும்.",
  cash_below_zero: "ரொக்கம் பூஜ்ஜியத்துக்குக் குறைவாக இருக்க முடியாது.",
  variance_reason_missing: "எண்ணியது எதிர்பார்த்ததிலிருந்து வேறுபடுகிறது. காரணத்தைக் கூறவும்.",
  carried_exceeds_cash: "எண்ணியதை விட அதிகமாகப் பெட்டியில் வைக்க முடியாது.",
};
