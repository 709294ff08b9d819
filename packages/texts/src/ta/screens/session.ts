import type { session as english } from "#en/screens/session.ts";
import type { Translated } from "#shape.ts";

export const session: Translated<typeof english> = {
  "Do you sign in with your mobile number? Then you need no password: the login page sends you a code.":
    "உங்கள் கைபேசி எண்ணால் உள்நுழைகிறீர்களா? அப்படியானால் கடவுச்சொல் தேவையில்லை: உள்நுழைவுப் பக்கம் உங்களுக்கு ஒரு குறியீட்டை அனுப்பும்.",
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
  "6 digits, a new code every 30 seconds.": "6 இலக்கங்கள், 30 விநாடிக்கு ஒரு புதிய குறியீடு.",
  "A new app takes the place of the one you have.": "புதிய செயலி, உங்களிடம் உள்ள செயலியின் இடத்தைப் பிடிக்கும்.",
  "A password can be stolen. Add a second step, which is asked for when you sign in from now on.":
    "கடவுச்சொல்லைத் திருட முடியும். இரண்டாம் படி ஒன்றைச் சேர்க்கவும்; இனி உள்நுழையும்போது அதுவும் கேட்கப்படும்.",
  "A password can be stolen. With a second step nobody signs in by it alone.":
    "கடவுச்சொல்லைத் திருட முடியும். இரண்டாம் படி இருந்தால், கடவுச்சொல்லால் மட்டும் யாரும் உள்நுழைய முடியாது.",
  "Add a second step": "இரண்டாம் படியைச் சேர்",
  "Add another way": "வேறொரு வழியைச் சேர்",
  "Add the app": "செயலியைச் சேர்",
  "Added {added}, last used {used}.": "சேர்த்தது {added}, கடைசியாகப் பயன்படுத்தியது {used}.",
  "Added {added}.": "சேர்த்தது {added}.",
  "An app on your phone, such as Google Authenticator or Aegis, shows a new code every 30 seconds.":
    "உங்கள் தொலைபேசியில் Google Authenticator அல்லது Aegis போன்ற ஒரு செயலி, 30 விநாடிக்கு ஒரு புதிய குறியீட்டைக் காட்டும்.",
  "Another way": "வேறு வழி",
  "App for codes": "குறியீட்டுச் செயலி",
  "Backup code": "மாற்றுக் குறியீடு",
  "Backup codes": "மாற்றுக் குறியீடுகள்",
  "Backup codes for {shop}, {email}": "{shop}, {email}: மாற்றுக் குறியீடுகள்",
  "Cannot scan it? Type this key": "ஸ்கேன் செய்ய முடியவில்லையா? இந்தச் சாவியைத் தட்டச்சு செய்யவும்",
  "Code of your app": "உங்கள் செயலியின் குறியீடு",
  "Each is good once. Keep this paper where nobody else looks.":
    "ஒவ்வொன்றும் ஒருமுறை மட்டும் செல்லும். வேறு யாரும் பார்க்காத இடத்தில் இந்தத் தாளை வைக்கவும்.",
  "Each of these ten codes signs you in once when your app or passkey is not at hand. They are shown only now.":
    "செயலியோ கடவுச்சாவியோ கையில் இல்லாதபோது, இந்தப் பத்துக் குறியீடுகளில் ஒவ்வொன்றும் ஒருமுறை உங்களை உள்நுழைய விடும். இவை இப்போது மட்டுமே காட்டப்படும்.",
  "Go on": "தொடர்",
  "Go on with the app or passkey": "செயலி அல்லது கடவுச்சாவியுடன் தொடர்",
  "I have kept these codes in a safe place": "இந்தக் குறியீடுகளைப் பாதுகாப்பான இடத்தில் வைத்துவிட்டேன்",
  "It holds for five minutes on this page.": "இந்தப் பக்கத்தில் ஐந்து நிமிடங்களுக்கு இது செல்லும்.",
  "It signs you in no more. Devices that you trusted ask again.":
    "இனி அதனால் உள்நுழைய முடியாது. நீங்கள் நம்பிய சாதனங்கள் மீண்டும் கேட்கும்.",
  "Make a passkey": "கடவுச்சாவியை உருவாக்கு",
  "Make new backup codes": "புதிய மாற்றுக் குறியீடுகளை உருவாக்கு",
  "No passkey was chosen. Try again, or go on in another way.":
    "கடவுச்சாவி எதுவும் தேர்ந்தெடுக்கப்படவில்லை. மீண்டும் முயலவும், அல்லது வேறு வழியில் தொடரவும்.",
  "No passkey was made. Try again, or set up an app.":
    "கடவுச்சாவி உருவாக்கப்படவில்லை. மீண்டும் முயலவும், அல்லது ஒரு செயலியை அமைக்கவும்.",
  "Not at hand? Use a backup code": "கையில் இல்லையா? மாற்றுக் குறியீட்டைப் பயன்படுத்தவும்",
  "Open the app, choose to add an account, and scan this code.":
    "செயலியைத் திறந்து, கணக்கைச் சேர்ப்பதைத் தேர்ந்தெடுத்து, இந்தக் குறியீட்டை ஸ்கேன் செய்யவும்.",
  Passkey: "கடவுச்சாவி",
  "Passkey: {name}": "கடவுச்சாவி: {name}",
  "QR code for the app": "செயலிக்கான QR குறியீடு",
  "Remove the second step": "இரண்டாம் படியை நீக்கு",
  "Remove {name}": "{name}: நீக்கவும்",
  "Set up an app": "செயலியை அமை",
  "Show that it is you": "இது நீங்கள்தான் என்பதைக் காட்டவும்",
  "Sign in with a passkey": "கடவுச்சாவியால் உள்நுழையவும்",
  "The second step is added.": "இரண்டாம் படி சேர்க்கப்பட்டது.",
  "The second step is removed.": "இரண்டாம் படி நீக்கப்பட்டது.",
  "The shop asks you for a second step. You can exchange it, but not be without one.":
    "கடை உங்களிடம் இரண்டாம் படியைக் கேட்கிறது. அதை மாற்றலாம், ஆனால் அது இல்லாமல் இருக்க முடியாது.",
  "This device has a passkey of yours already.": "இந்தச் சாதனத்தில் ஏற்கெனவே உங்கள் கடவுச்சாவி உள்ளது.",
  "This passkey was not taken. Try again, or go on in another way.":
    "இந்தக் கடவுச்சாவி ஏற்கப்படவில்லை. மீண்டும் முயலவும், அல்லது வேறு வழியில் தொடரவும்.",
  "Three groups of four signs, from the list you kept. Each is good once.":
    "நீங்கள் வைத்திருக்கும் பட்டியலிலிருந்து, நான்கு எழுத்துகள் கொண்ட மூன்று தொகுதிகள். ஒவ்வொன்றும் ஒருமுறை செல்லும்.",
  "Trust this device for 30 days": "இந்தச் சாதனத்தை 30 நாட்களுக்கு நம்பவும்",
  "Use a passkey": "கடவுச்சாவியைப் பயன்படுத்தவும்",
  "You are asked for it beside the password when you sign in.": "உள்நுழையும்போது கடவுச்சொல்லுடன் இதுவும் கேட்கப்படும்.",
  "You are asked for the password alone here. Not on a device that others use.":
    "இங்கே கடவுச்சொல் மட்டும் கேட்கப்படும். மற்றவர்கள் பயன்படுத்தும் சாதனத்தில் வேண்டாம்.",
  "Your finger, your face or the PIN of this device. Nothing to type.":
    "உங்கள் விரல், முகம் அல்லது இந்தச் சாதனத்தின் PIN. எதையும் தட்டச்சு செய்ய வேண்டாம்.",
  "{count, plural, =0 {No backup code is left.} one {# backup code is left.} other {# backup codes are left.}}":
    "{count, plural, =0 {மாற்றுக் குறியீடு எதுவும் மீதமில்லை.} one {# மாற்றுக் குறியீடு மீதமுள்ளது.} other {# மாற்றுக் குறியீடுகள் மீதமுள்ளன.}}",
  "Open an app on this phone": "இந்தத் தொலைபேசியில் உள்ள செயலியைத் திறக்கவும்",
  "Your passkey does not work here. Open the portal under its own name, or ask an Admin of the shop to reset your second step.":
    "உங்கள் கடவுச்சாவி இங்கே வேலை செய்யாது. தளத்தை அதன் சொந்தப் பெயரில் திறக்கவும், அல்லது உங்கள் இரண்டாம் படியை மீட்டமைக்கக் கடையின் நிர்வாகியிடம் கேட்கவும்.",
  "Save as a file": "கோப்பாகச் சேமி",
  "Enter the code": "குறியீட்டை உள்ளிடவும்",
  "Get code": "குறியீடு பெறு",
  "If the shop knows {mobile}, a code is on its way by SMS. It is good for 10 minutes.":
    "{mobile} என்ற எண் கடையில் பதிவாகியிருந்தால், SMS மூலம் குறியீடு வந்துகொண்டிருக்கிறது. அது 10 நிமிடங்கள் செல்லும்.",
  "Mobile number": "மொபைல் எண்",
  "Use another number, or e-mail": "வேறு எண் அல்லது மின்னஞ்சலைப் பயன்படுத்து",
  "Who signs in?": "உள்நுழைவது யார்?",
  "or with e-mail": "அல்லது மின்னஞ்சலால்",
  "That was right. Show now that it is you.": "அது சரி. இப்போது இது நீங்கள்தான் என்பதைக் காட்டவும்.",
  Install: "நிறுவு",
  "On your home screen": "உங்கள் முகப்புத் திரையில்",
  "Open the menu to share this page, and choose to add it to the home screen.":
    "இந்தப் பக்கத்தைப் பகிரும் மெனுவைத் திறந்து, முகப்புத் திரையில் சேர்ப்பதைத் தேர்ந்தெடுக்கவும்.",
  "{shop} opens like an app, also without a connection: you then read what you last saw.":
    "{shop} ஒரு செயலி போலத் திறக்கும்; இணைய இணைப்பு இல்லாதபோதும் கடைசியாகப் பார்த்ததைப் படிக்கலாம்.",
  "Messages on this device": "இந்தச் சாதனத்தில் செய்திகள்",
  "Switch off": "நிறுத்து",
  "Switch on": "இயக்கு",
  "This browser takes no push messages now.": "இந்த உலாவி இப்போது புஷ் செய்திகளைப் பெறவில்லை.",
  "This device can tell you at once of payments, of your books and of what falls due, also while the portal is closed. No name and no amount is shown, and nothing comes at night. It ends when you sign out.":
    "தளம் மூடியிருக்கும்போதும், கட்டணங்கள், உங்கள் புத்தகங்கள், செலுத்த வேண்டியவை குறித்து இந்தச் சாதனம் உடனே தெரிவிக்கும். பெயரோ தொகையோ காட்டப்படாது; இரவில் எதுவும் வராது. நீங்கள் வெளியேறும்போது இது முடியும்.",
  "This device tells you from now on.": "இனி இந்தச் சாதனம் உங்களுக்குத் தெரிவிக்கும்.",
  "This device tells you nothing any more.": "இனி இந்தச் சாதனம் எதையும் தெரிவிக்காது.",
  "You are signed out on this device. Your session ends when there is a connection again.":
    "இந்தச் சாதனத்தில் வெளியேறிவிட்டீர்கள். இணைப்பு வந்ததும் உங்கள் அமர்வு முடிக்கப்படும்.",
  "By SMS, at most once a day. Receipts and other news of your books come in any case.":
    "SMS மூலம், ஒரு நாளைக்கு அதிகபட்சம் ஒரு முறை. ரசீதுகளும் உங்கள் புத்தகங்களின் பிற செய்திகளும் எப்போதும் வரும்.",
  "You sign in with your mobile number and a code by SMS.": "உங்கள் மொபைல் எண்ணாலும் SMS-இல் வரும் குறியீட்டாலும் உள்நுழைகிறீர்கள்.",
  "This browser blocks the messages of the portal. Open the settings of this page (the sign before its address), allow notifications there, and load the page again.":
    "இந்த உலாவி தளத்தின் செய்திகளைத் தடுக்கிறது. இந்தப் பக்கத்தின் அமைப்புகளை (முகவரிக்கு முன் உள்ள குறி) திறந்து, அறிவிப்புகளை அனுமதித்து, பக்கத்தை மீண்டும் ஏற்றவும்.",
  "Too many codes were asked for. Try again in a while. If it stays so, the shop can enter an e-mail for you, by which you sign in, too.":
    "பல குறியீடுகள் கேட்கப்பட்டுவிட்டன. சிறிது நேரம் கழித்து முயலுங்கள். தொடர்ந்து இப்படியே இருந்தால், கடையில் உங்கள் மின்னஞ்சலைப் பதிவு செய்யச் சொல்லுங்கள்; அதன் மூலமும் உள்நுழையலாம்.",
};
