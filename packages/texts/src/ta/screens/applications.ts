import type { applications as english } from "#en/screens/applications.ts";
import type { Translated } from "#shape.ts";

export const applications: Translated<typeof english> = {
  "Approve Client Request": "வாடிக்கையாளர் கோரிக்கையை ஒப்புக்கொள்",
  "Approve {name}": "{name}: அங்கீகரி",
  "Ask to join": "சேரக் கேளுங்கள்",
  "Asked as {name}, {mobile}.": "{name}, {mobile} எனக் கேட்டார்.",
  "Asked on": "கேட்ட நாள்",
  "Asked on {date}": "{date} அன்று கேட்டது",
  "Begun, not finished": "தொடங்கியது, முடியவில்லை",
  "Close book {number}": "புத்தகம் {number} ஐ மூடு",
  "Correct what you entered": "உள்ளிட்டதைத் திருத்தவும்",
  "Further book": "மேலும் ஒரு புத்தகம்",
  "I have a sign-in already": "என்னிடம் ஏற்கனவே உள்நுழைவு உள்ளது",
  "I have read the terms and accept them.": "விதிமுறைகளைப் படித்து ஏற்றுக்கொள்கிறேன்.",
  "Its approval has begun and can only be finished.": "ஒப்புதல் தொடங்கிவிட்டது; முடிக்க மட்டுமே முடியும்.",
  "Known: {name}": "அறிந்தவர்: {name}",
  "My requests": "என் கோரிக்கைகள்",
  "No request fits. Try fewer letters, or another status.":
    "எந்தக் கோரிக்கையும் பொருந்தவில்லை. குறைந்த எழுத்துகள் அல்லது வேறு நிலையை முயலவும்.",
  "Nobody waits. Who asks to join on the portal appears here.":
    "யாரும் காத்திருக்கவில்லை. தளத்தில் சேரக் கேட்பவர்கள் இங்கே தோன்றுவார்கள்.",
  "Numbers of {amount} begin with {letters}.": "{amount} புத்தக எண்கள் {letters} எனத் தொடங்கும்.",
  "Other scheme book numbers": "மற்ற திட்டப் புத்தக எண்கள்",
  "Reason: {reason}": "காரணம்: {reason}",
  Reject: "நிராகரி",
  "Reject the request of {name}": "{name} கோரிக்கையை நிராகரி",
  "Reject {name}": "{name}: நிராகரி",
  Requests: "கோரிக்கைகள்",
  "Scheme Book Number": "திட்டப் புத்தக எண்",
  "Scheme Name": "திட்டத்தின் பெயர்",
  "Search requests": "கோரிக்கைகளைத் தேடு",
  "Somebody looks at it soon. We write to you when it is decided, and tell you how to sign in.":
    "விரைவில் ஒருவர் அதைப் பார்ப்பார். முடிவானதும் உங்களுக்கு எழுதி, எப்படி உள்நுழைவது என்று கூறுவோம்.",
  "Tell us who you are and what you would like to save.": "நீங்கள் யார், எதைச் சேமிக்க விரும்புகிறீர்கள் என்று கூறுங்கள்.",
  "Terms and conditions": "விதிமுறைகளும் நிபந்தனைகளும்",
  "The applicant reads it in the mail.": "விண்ணப்பித்தவர் இதை மின்னஞ்சலில் படிப்பார்.",
  "This e-mail belongs to a member of staff.": "இந்த மின்னஞ்சல் கடை ஊழியருடையது.",
  "This request is decided.": "இந்தக் கோரிக்கை முடிவு செய்யப்பட்டது.",
  "This request is rejected.": "இந்தக் கோரிக்கை நிராகரிக்கப்பட்டது.",
  "Version {version}": "பதிப்பு {version}",
  "Your request has reached the shop": "உங்கள் கோரிக்கை கடைக்கு வந்துவிட்டது",
  "by {name}": "{name} மூலம்",
  "saves grams of gold": "தங்கக் கிராம்களைச் சேமிக்கும்",
  "saves rupees": "ரூபாயைச் சேமிக்கும்",
  "{name} signs in with this e-mail already. The book is added to theirs, and their password stays.":
    "{name} இந்த மின்னஞ்சலில் ஏற்கனவே உள்நுழைகிறார். புத்தகம் அவருடைய கணக்கில் சேரும்; கடவுச்சொல் மாறாது.",
  "Names {nominees}": "நியமனம்: {nominees}",
  "Hide the table": "அட்டவணையை மறை",
  Join: "சேரவும்",
  "Join {scheme}": "{scheme} திட்டத்தில் சேரவும்",
  "See the table": "அட்டவணையைப் பார்க்க",
  "The shop offers no scheme to join now.": "இப்போது சேரக்கூடிய திட்டம் எதுவும் கடையில் இல்லை.",
  "I have no e-mail": "என்னிடம் மின்னஞ்சல் இல்லை",
  "The code comes by SMS, and so do all news of your book.": "குறியீடும் உங்கள் புத்தகத்தின் எல்லாச் செய்திகளும் SMS மூலம் வரும்.",
  "We sent it to {mobile} by SMS. It is good for 10 minutes.":
    "{mobile} எண்ணுக்கு SMS மூலம் அனுப்பினோம். இது 10 நிமிடங்கள் செல்லும்.",
  "{name} signs in with this mobile number already. The book is added to theirs.":
    "{name} இந்த மொபைல் எண்ணால் ஏற்கெனவே உள்நுழைகிறார். புத்தகம் அவருடையவற்றுடன் சேர்க்கப்படும்.",
  "Somebody looks at it soon. An SMS tells you when it is decided; you then sign in with your mobile number.":
    "கடை விரைவில் இதைப் பார்க்கும். முடிவானதும் SMS வரும்; பிறகு உங்கள் மொபைல் எண்ணால் உள்நுழையலாம்.",
};
