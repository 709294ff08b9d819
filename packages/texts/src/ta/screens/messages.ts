import type { messages as english } from "#en/screens/messages.ts";
import type { Translated } from "#shape.ts";

export const messages: Translated<typeof english> = {
  "The books were sealed": "கணக்குகள் முத்திரையிடப்பட்டன",
  Unread: "படிக்காதது",
  "All notifications": "எல்லா அறிவிப்புகளும்",
  "Book opened": "புத்தகம் தொடங்கப்பட்டது",
  "Book opened again": "புத்தகம் மீண்டும் திறக்கப்பட்டது",
  "Book settled": "புத்தகம் தீர்க்கப்பட்டது",
  "Client enrolled": "வாடிக்கையாளர் சேர்க்கப்பட்டார்",
  "Close it before today's.": "இன்றைய நாளுக்கு முன் அதை முடிக்கவும்.",
  "Code to join": "சேர்வதற்கான குறியீடு",
  "Code to recover a password": "கடவுச்சொல்லை மீட்கும் குறியீடு",
  "Code to settle a book": "கணக்கைத் தீர்க்கும் குறியீடு",
  "E-mail alone": "மின்னஞ்சல் மட்டும்",
  "E-mail and SMS": "மின்னஞ்சல், SMS",
  "E-mail to": "மின்னஞ்சல் பெறுநர்",
  "It carried a code or password, which is not kept.": "அதில் இருந்த குறியீடு அல்லது கடவுச்சொல் சேமிக்கப்படுவதில்லை.",
  "It is out of date.": "அது காலாவதியானது.",
  "It is still on its way.": "அது இன்னும் வழியில் உள்ளது.",
  "Last error": "கடைசிப் பிழை",
  "Mark all as read": "எல்லாவற்றையும் படித்ததாகக் குறி",
  "Newest notifications": "சமீபத்திய அறிவிப்புகள்",
  "News of your books": "உங்கள் புத்தகங்களின் செய்தி",
  "No message fits. Try fewer letters, or other filters.":
    "எந்தச் செய்தியும் பொருந்தவில்லை. குறைவான எழுத்துகளையோ வேறு வடிகட்டிகளையோ முயலவும்.",
  "Nothing is new.": "புதியது எதுவும் இல்லை.",
  "Nothing was written to anybody yet.": "இதுவரை யாருக்கும் எதுவும் எழுதப்படவில்லை.",
  "Notifications, {count} new": "அறிவிப்புகள், {count} புதியவை",
  "Part of a refund paid another way": "திருப்பித் தந்ததில் ஒரு பகுதி வேறு வழியில் தரப்பட்டது",
  "Password changed": "கடவுச்சொல் மாற்றப்பட்டது",
  "Payment acknowledged": "கட்டணம் ஒப்புக்கொள்ளப்பட்டது",
  "Payment acknowledged, once more": "கட்டண ஒப்புகை, மீண்டும்",
  "Payment came in": "கட்டணம் வந்தது",
  "Part of a book settled": "புத்தகத்தின் ஒரு பகுதி தீர்வு",
  "Payment failed": "கட்டணம் நிறைவேறவில்லை",
  "Payment moved to another book": "கட்டணம் வேறொரு புத்தகத்துக்கு மாற்றப்பட்டது",
  "Payment not received": "கட்டணம் வரவில்லை",
  "Payment refunded": "கட்டணம் திருப்பித் தரப்பட்டது",
  "Payment refunded, once more": "கட்டணம் திருப்பித் தந்தது, மீண்டும்",
  "Payment returned": "பணம் திருப்பி அனுப்பப்பட்டது",
  "Reminder of a maturing book": "முதிர்வடையும் புத்தகம் பற்றிய நினைவூட்டல்",
  "Reminder of a payment": "கட்டணம் பற்றிய நினைவூட்டல்",
  "Request approved": "கோரிக்கை ஏற்கப்பட்டது",
  "Request received": "கோரிக்கை பெறப்பட்டது",
  "Request rejected": "கோரிக்கை நிராகரிக்கப்பட்டது",
  SMS: "குறுஞ்செய்தி",
  "SMS to": "குறுஞ்செய்தி பெறுநர்",
  "Send again message {id}: {subject}": "மீண்டும் அனுப்பு: செய்தி {id}, {subject}",
  "Temporary password": "தற்காலிகக் கடவுச்சொல்",
  Text: "உரை",
  "The day {day} is not closed": "{day} நாள் முடிக்கப்படவில்லை",
  "The message is on its way again.": "செய்தி மீண்டும் அனுப்பப்படுகிறது.",
  "There is nothing to tell you.": "உங்களுக்குச் சொல்ல எதுவும் இல்லை.",
  "This person wants no reminders any more.": "இவருக்கு இனி நினைவூட்டல்கள் வேண்டாம்.",
  Tries: "முயற்சிகள்",
  Way: "வழி",
  "Welcome again": "மீண்டும் வரவேற்பு",
  "Welcome to a client": "வாடிக்கையாளருக்கு வரவேற்பு",
  "Welcome with a first password": "முதல் கடவுச்சொல்லுடன் வரவேற்பு",
  "sent again": "மீண்டும் அனுப்பப்பட்டது",
  "{count, plural, one {# background task keeps failing: tell whoever runs the portal} other {# background tasks keep failing: tell whoever runs the portal}}":
    "{count, plural, one {# பின்னணிப் பணி தொடர்ந்து தோல்வியடைகிறது: தளத்தை நடத்துபவரிடம் சொல்லுங்கள்} other {# பின்னணிப் பணிகள் தொடர்ந்து தோல்வியடைகின்றன: தளத்தை நடத்துபவரிடம் சொல்லுங்கள்}}",
  "{count, plural, one {# book has matured or will within 30 days} other {# books have matured or will within 30 days}}":
    "{count, plural, one {# புத்தகம் முதிர்ந்தது அல்லது 30 நாட்களுக்குள் முதிரும்} other {# புத்தகங்கள் முதிர்ந்தன அல்லது 30 நாட்களுக்குள் முதிரும்}}",
  "{count, plural, one {# message could not be sent} other {# messages could not be sent}}":
    "{count, plural, one {# செய்தியை அனுப்ப முடியவில்லை} other {# செய்திகளை அனுப்ப முடியவில்லை}}",
  "{count, plural, one {# online payment waits to be looked at} other {# online payments wait to be looked at}}":
    "{count, plural, one {# ஆன்லைன் கட்டணம் பார்க்கப்படக் காத்திருக்கிறது} other {# ஆன்லைன் கட்டணங்கள் பார்க்கப்படக் காத்திருக்கின்றன}}",
  "{count, plural, one {# payment exception waits for a decision} other {# payment exceptions wait for a decision}}":
    "{count, plural, one {# கட்டண விதிவிலக்கு முடிவுக்குக் காத்திருக்கிறது} other {# கட்டண விதிவிலக்குகள் முடிவுக்குக் காத்திருக்கின்றன}}",
  "{count, plural, one {# payment has come in and waits to be acknowledged} other {# payments have come in and wait to be acknowledged}}":
    "{count, plural, one {# கட்டணம் வந்துள்ளது; ஒப்புகைக்குக் காத்திருக்கிறது} other {# கட்டணங்கள் வந்துள்ளன; ஒப்புகைக்குக் காத்திருக்கின்றன}}",
  "{count, plural, one {# request waits for a decision} other {# requests wait for a decision}}":
    "{count, plural, one {# கோரிக்கை முடிவுக்குக் காத்திருக்கிறது} other {# கோரிக்கைகள் முடிவுக்குக் காத்திருக்கின்றன}}",
  "{count} new": "{count} புதியவை",
  "Something takes effect soon": "விரைவில் ஒன்று நடைமுறைக்கு வரும்",
  "{count, plural, one {# request of yours was decided} other {# requests of yours were decided}}":
    "{count, plural, one {உங்கள் # கோரிக்கை முடிவு செய்யப்பட்டது} other {உங்கள் # கோரிக்கைகள் முடிவு செய்யப்பட்டன}}",
  "{count, plural, one {# request waits for an approval} other {# requests wait for an approval}}":
    "{count, plural, one {# கோரிக்கை ஒப்புதலுக்காகக் காத்திருக்கிறது} other {# கோரிக்கைகள் ஒப்புதலுக்காகக் காத்திருக்கின்றன}}",
  "{count, plural, one {Another Admin did # dangerous thing} other {Other Admins did # dangerous things}}":
    "{count, plural, one {மற்றொரு நிர்வாகி # ஆபத்தான செயலைச் செய்தார்} other {மற்ற நிர்வாகிகள் # ஆபத்தான செயல்களைச் செய்தனர்}}",
  "Cheque bounced after the settlement": "தீர்வுக்குப் பின் காசோலை திரும்பியது",
  "Cheque bounced": "காசோலை திரும்பியது",
  "Not on the bank's statement": "வங்கி அறிக்கையில் இல்லை",
  "Customers' money not confirmed by the bank": "வங்கி உறுதி செய்யாத வாடிக்கையாளர் பணம்",
  "{count, plural, one {# entry is overdue on the bank's statement} other {# entries are overdue on the bank's statement}}":
    "{count, plural, one {# பதிவு வங்கி அறிக்கையில் உரிய நாளில் வரவில்லை} other {# பதிவுகள் வங்கி அறிக்கையில் உரிய நாளில் வரவில்லை}}",
  "{count, plural, one {Money of customers by # payment method is not confirmed by the bank} other {Money of customers by # payment methods is not confirmed by the bank}}":
    "{count, plural, one {# கட்டண முறையில் வந்த வாடிக்கையாளர் பணத்தை வங்கி உறுதி செய்யவில்லை} other {# கட்டண முறைகளில் வந்த வாடிக்கையாளர் பணத்தை வங்கி உறுதி செய்யவில்லை}}",
  "{count, plural, one {# line of the gateway's settlements waits for a decision} other {# lines of the gateway's settlements wait for a decision}}":
    "{count, plural, one {நுழைவாயிலின் தீர்வுகளில் # வரி முடிவுக்குக் காத்திருக்கிறது} other {நுழைவாயிலின் தீர்வுகளில் # வரிகள் முடிவுக்குக் காத்திருக்கின்றன}}",
  "Cash that nobody else counted": "வேறு யாரும் எண்ணாத பணம்",
  "Cash lies in the drawer or the safe and nobody else has counted it":
    "பணப்பெட்டியில் அல்லது பெட்டகத்தில் பணம் உள்ளது; வேறு யாரும் அதை எண்ணவில்லை",
  "{count, plural, one {Somebody counted the safe} other {The safe was counted # times}}":
    "{count, plural, one {ஒருவர் பெட்டகத்தை எண்ணினார்} other {பெட்டகம் # முறை எண்ணப்பட்டது}}",
  "Customers' money that stays left over": "மீதமாக இருக்கும் வாடிக்கையாளர்களின் பணம்",
  "Customers' money stays left over at the bank": "வாடிக்கையாளர்களின் பணம் வங்கியில் மீதமாக உள்ளது",
  "Backup code used": "மாற்றுக் குறியீடு பயன்படுத்தப்பட்டது",
  "New backup codes": "புதிய மாற்றுக் குறியீடுகள்",
  "Second step added": "இரண்டாம் படி சேர்க்கப்பட்டது",
  "Second step removed": "இரண்டாம் படி நீக்கப்பட்டது",
  "Second step reset": "இரண்டாம் படி மீட்டமைக்கப்பட்டது",
  "E-mail changed": "மின்னஞ்சல் மாற்றப்பட்டது",
  "Mobile number changed": "மொபைல் எண் மாற்றப்பட்டது",
};
