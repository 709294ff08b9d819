import type * as english from "#en/messages/approvals.ts";
import type { TranslatedMessages } from "#shape.ts";

export const approvals: TranslatedMessages<typeof english> = {
  approval_missing: "எதைப் பற்றி முடிவு செய்வது எனத் தேர்ந்தெடுக்கவும்.",
  decision_missing: "ஒப்புதல் அளிக்கவும் அல்லது மறுக்கவும்.",
  refusal_reason_missing: "ஏன் மறுக்கிறீர்கள் எனக் குறிப்பிடவும்.",
  approval_reason_missing: "இது ஏன் தேவை எனக் குறிப்பிடவும்.",
  share_invalid: "0.01 முதல் 100 வரை ஒரு சதவீதத்தை உள்ளிடவும்.",
  hours_invalid: "1 முதல் 720 மணி நேரம் வரை உள்ளிடவும்.",
  minutes_invalid: "1 முதல் 10080 நிமிடங்கள் வரை உள்ளிடவும்.",
  approval_not_found: "இப்படியொரு ஒப்புதல் கோரிக்கை இல்லை.",
  approval_waiting: "இதே கோரிக்கை ஏற்கெனவே {approval} என்ற எண்ணில் ஒப்புதலுக்காகக் காத்திருக்கிறது.",
  approval_decided: "இது ஏற்கெனவே முடிவு செய்யப்பட்டது.",
  approval_expired: "இதன் காலம் முடிந்துவிட்டது. மீண்டும் கோர வேண்டும்.",
  approval_own: "தன் கோரிக்கைக்குத் தானே ஒப்புதல் அளிக்க முடியாது; வேறொருவர் அளிக்க வேண்டும்.",
  approval_not_own: "கோரியவர் மட்டுமே இதைச் செய்ய முடியும்.",
  approval_not_yours: "நிர்வாகி மட்டுமே செய்யக்கூடியதைப் பற்றி நிர்வாகி மட்டுமே முடிவு செய்வார்.",
  approval_changed: "இது கோரப்பட்ட பிறகு பதிவுகள் மாறிவிட்டன. மீண்டும் கோர வேண்டும்.",
  approval_explained: "காரணம் ஏற்கெனவே தரப்பட்டுள்ளது.",
  approval_settings_changed: "இதற்கிடையில் வேறொருவர் இந்த அமைப்புகளை மாற்றியுள்ளார். மீண்டும் பாருங்கள்.",
  approval_needs_two:
    "கடையில் இரண்டு நிர்வாகிகள் இருந்தால் மட்டுமே எல்லோரும் மற்றவருக்காகக் காத்திருக்க முடியும். முதலில் இரண்டாவது நிர்வாகியைச் சேர்க்கவும்.",
};
