import type * as english from "#en/messages/messages.ts";
import type { TranslatedMessages } from "#shape.ts";

export const messages: TranslatedMessages<typeof english> = {
  message_missing: "ஒரு செய்தியைத் தேர்ந்தெடுக்கவும்.",
  message_kind_invalid: "இப்படி ஒரு செய்தி வகை இல்லை.",
  message_way_invalid: "செய்தி மின்னஞ்சலில் மட்டும், அல்லது மின்னஞ்சலிலும் SMS-இலும் செல்லும்.",
  notification_missing: "ஓர் அறிவிப்பைத் தேர்ந்தெடுக்கவும்.",
  message_not_found: "இப்படி ஒரு செய்தி இல்லை.",
  message_still_waiting: "இந்தச் செய்தி இன்னும் வழியில் உள்ளது.",
  message_secret: "இந்தச் செய்தியில் இருந்த குறியீடு அல்லது கடவுச்சொல் சேமிக்கப்படுவதில்லை. அதை மீண்டும் அனுப்ப முடியாது.",
  message_late: "இந்தச் செய்தி காலாவதியானது; மீண்டும் அனுப்பப்படாது.",
  message_unwanted: "இவருக்கு இனி நினைவூட்டல்கள் வேண்டாம்.",
  push_service_unknown: "இந்த உலாவி, தளம் அறியாத ஒரு சேவை வழியாகப் புஷ் செய்திகளைப் பெறுகிறது.",
};
