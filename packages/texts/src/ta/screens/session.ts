import type { session as english } from "#en/screens/session.ts";
import type { Translated } from "#shape.ts";

export const session: Translated<typeof english> = {
  "6 or 10 digits, as in the message": "6 அல்லது 10 இலக்கங்கள், செய்தியில் உள்ளபடி",
  "An unknown device": "அறியப்படாத சாதனம்",
  "Back to the dashboard": "முகப்புக்குத் திரும்பு",
  "By e-mail and SMS, at most once a day. Receipts and other news of your books come in any case.":
    "மின்னஞ்சல், SMS மூலம், ஒரு நாளில் அதிகபட்சம் ஒரு முறை. ரசீதுகளும் உங்கள் புத்தகங்களின் மற்ற செய்திகளும் எப்படியும் வரும்.",
  "Choose a new password": "புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்",
  "Enter the email you sign in with. We send a verification code to it.":
    "நீங்கள் உள்நுழையும் மின்னஞ்சலை உள்ளிடவும். அதற்குச் சரிபார்ப்புக் குறியீடு அனுப்புவோம்.",
  "For {email}. You are signed out everywhere and sign in with the new one.":
    "{email} கணக்குக்கு. எல்லா இடங்களிலிருந்தும் வெளியேற்றப்பட்டு, புதிய கடவுச்சொல்லால் உள்நுழைவீர்கள்.",
  "From {address}. Signed in {signedIn}, last seen {lastSeen}.":
    "{address} இலிருந்து. உள்நுழைந்தது {signedIn}, கடைசியாகப் பார்த்தது {lastSeen}.",
  "I have a code for {email}": "{email} க்கு வந்த குறியீடு என்னிடம் உள்ளது",
  "If something is not right, please tell the shop. They will change it for you.":
    "ஏதாவது தவறாக இருந்தால் கடையில் சொல்லவும். அவர்கள் மாற்றித் தருவார்கள்.",
  "Is there one you do not know? Sign it out, and change your password.":
    "உங்களுக்குத் தெரியாத ஒன்று உள்ளதா? அதை வெளியேற்றி, கடவுச்சொல்லை மாற்றவும்.",
  "Language of the portal": "தளத்தின் மொழி",
  "Log In": "உள்நுழை",
  "New Password": "புதிய கடவுச்சொல்",
  "Old Password": "பழைய கடவுச்சொல்",
  "Old Password (the temporary one)": "பழைய கடவுச்சொல் (தற்காலிகமானது)",
  "Please sign in first. Then you choose a new password here, and the old one is asked for once more.":
    "முதலில் உள்நுழையவும். பிறகு இங்கே புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கலாம்; பழைய கடவுச்சொல் மீண்டும் ஒருமுறை கேட்கப்படும்.",
  "Please sign in to go on.": "தொடர உள்நுழையவும்.",
  "Remind me of payments and of books that mature": "செலுத்த வேண்டியவை, முதிர்வடையும் புத்தகங்கள் பற்றி நினைவூட்டு",
  Reset: "மாற்று",
  "Send code": "குறியீட்டை அனுப்பு",
  "Sign in to your savings books.": "உங்கள் சேமிப்புப் புத்தகங்களைக் காண உள்நுழையவும்.",
  "Sign out": "வெளியேற்று",
  "Sign out everywhere else": "மற்ற இடங்களில் வெளியேற்று",
  "Sign out {device}, last seen {lastSeen}": "வெளியேற்று: {device}, கடைசியாகப் பார்த்தது {lastSeen}",
  "Signed out in {count, plural, one {# place} other {# places}}.":
    "{count, plural, one {# இடத்தில்} other {# இடங்களில்}} வெளியேற்றப்பட்டது.",
  "Signing out…": "வெளியேறுகிறது…",
  "This is the first time": "இதுவே முதன்முறை",
  "This one": "இதுவே",
  "Use another email": "வேறு மின்னஞ்சலைப் பயன்படுத்து",
  "Where you are signed in": "நீங்கள் உள்நுழைந்துள்ள இடங்கள்",
  "You sign in again with the new password afterwards.": "பின்னர் புதிய கடவுச்சொல்லால் மீண்டும் உள்நுழைவீர்கள்.",
  "You will be reminded.": "உங்களுக்கு நினைவூட்டப்படும்.",
  "You will not be reminded any more.": "இனி உங்களுக்கு நினைவூட்டப்படாது.",
  "Your details": "உங்கள் விவரங்கள்",
  "Your password is a temporary one. Please choose your own before you go on.":
    "உங்கள் கடவுச்சொல் தற்காலிகமானது. தொடரும் முன் உங்களுக்கென ஒன்றைத் தேர்ந்தெடுக்கவும்.",
  "{browser} on {system}": "{system} இல் {browser}",
  "Devices you signed in on": "நீங்கள் உள்நுழைந்த சாதனங்கள்",
  Forget: "மறந்துவிடு",
  "Forget all others": "மற்ற எல்லாவற்றையும் மறந்துவிடு",
  "Forget {device}, last used {lastSeen}": "{device} சாதனத்தை மறந்துவிடு, கடைசியாகப் பயன்படுத்தியது {lastSeen}",
  "From {address}. First signed in {firstSeen}, last {lastSeen}.":
    "{address} இலிருந்து. முதலில் உள்நுழைந்தது {firstSeen}, கடைசியாக {lastSeen}.",
  "None yet. This one is added when you sign in the next time.":
    "இன்னும் எதுவும் இல்லை. அடுத்த முறை உள்நுழையும்போது இந்தச் சாதனம் சேர்க்கப்படும்.",
  "On these you can sign in even while somebody else tries wrong passwords with your e-mail.":
    "வேறு யாராவது உங்கள் மின்னஞ்சலுடன் தவறான கடவுச்சொற்களை முயன்றாலும், இவற்றில் நீங்கள் உள்நுழையலாம்.",
  "{count, plural, one {# device} other {# devices}} forgotten.":
    "{count, plural, one {# சாதனம் மறக்கப்பட்டது} other {# சாதனங்கள் மறக்கப்பட்டன}}.",
  "Call the shop: {phone}": "கடையை அழைக்க: {phone}",
};
