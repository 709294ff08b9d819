import type { settings as english } from "#en/screens/settings.ts";
import type { Translated } from "#shape.ts";

export const settings: Translated<typeof english> = {
  "A payment that the gateway has verified is credited at once, with a receipt, also those that wait now. Otherwise staff acknowledge each one in the list of transactions.":
    "கட்டணத் தளம் உறுதிசெய்த கட்டணம் உடனே ரசீதுடன் வரவு வைக்கப்படும்; இப்போது காத்திருப்பவையும் அப்படியே. இல்லையெனில் ஊழியர்கள் பரிவர்த்தனைப் பட்டியலில் ஒவ்வொன்றையும் ஒப்புகை செய்வார்கள்.",
  "Above it, for a book": "அதற்கு மேல், ஒரு புத்தகத்திற்கு",
  "Above it, in a day": "அதற்கு மேல், ஒரு நாளில்",
  "Acknowledge verified payments automatically": "உறுதிசெய்த கட்டணங்களைத் தானாக ஒப்புகை செய்",
  "Bank transfers without a transaction number": "பரிவர்த்தனை எண் இல்லாத வங்கிப் பரிமாற்றங்கள்",
  "Card payments without an approval number": "ஒப்புதல் எண் இல்லாத அட்டைக் கட்டணங்கள்",
  "Cash limits": "ரொக்க வரம்புகள்",
  "Cash limits so far": "இதுவரையான ரொக்க வரம்புகள்",
  "Cheques without a number": "எண் இல்லாத காசோலைகள்",
  "For a book {limit}: {action}": "ஒரு புத்தகத்திற்கு {limit}: {action}",
  "For all their books together.": "அவரின் எல்லாப் புத்தகங்களுக்கும் சேர்த்து.",
  "For one book in all": "ஒரு புத்தகத்திற்கு மொத்தமாக",
  "From one client in a day": "ஒரு வாடிக்கையாளரிடம் ஒரு நாளில்",
  "From {date}": "{date} முதல்",
  "Holds for what is acknowledged from now on. Points that are earned stay as they are.":
    "இனி ஒப்புக்கொள்ளப்படும் கட்டணங்களுக்குப் பொருந்தும். ஈட்டிய புள்ளிகள் அப்படியே இருக்கும்.",
  "Holds from": "பொருந்தும் நாள்",
  "Holds now": "இப்போது பொருந்துகிறது",
  "In a day {limit}: {action}": "ஒரு நாளில் {limit}: {action}",
  "No limit": "வரம்பு இல்லை",
  "Numbers at the counter": "கவுண்டரில் எண்கள்",
  "Of an instalment 3 days before it is due, on the day, and 1, 7 and 30 days after it; of a book that matures 30 and 7 days before, and on the day. Each person gets one message a day for all their books. Whoever wants none says so in their profile.":
    "தவணைக்கு 3 நாட்களுக்கு முன்பும், அதே நாளிலும், 1, 7, 30 நாட்களுக்குப் பின்பும்; முதிர்வடையும் புத்தகத்திற்கு 30, 7 நாட்களுக்கு முன்பும், அதே நாளிலும். ஒவ்வொருவருக்கும் எல்லாப் புத்தகங்களுக்கும் சேர்த்து ஒரு நாளில் ஒரு செய்தி. வேண்டாதவர் தங்கள் சுயவிவரத்தில் சொல்லலாம்.",
  "Open payments for a book": "ஒரு புத்தகத்துக்கு முடியாத கட்டணங்கள்",
  "Open payments of a client": "ஒரு வாடிக்கையாளரின் முடியாத கட்டணங்கள்",
  "Paying online": "இணையத்தில் செலுத்துதல்",
  "Points for each ₹ 100": "ஒவ்வொரு ₹ 100க்கும் புள்ளிகள்",
  "Refuse it": "மறுக்கவும்",
  "Remind customers by e-mail and SMS": "வாடிக்கையாளர்களுக்கு மின்னஞ்சல், SMS மூலம் நினைவூட்டு",
  "Save Settings": "அமைப்புகளைச் சேமி",
  "Save cash limits": "ரொக்க வரம்புகளைச் சேமி",
  "Send from": "அனுப்பத் தொடங்கும் நேரம்",
  "Set on {date} by {name}": "{date} அன்று {name} அமைத்தது",
  "That were started today and can still be paid.": "இன்று தொடங்கி, இன்னும் செலுத்தக்கூடியவை.",
  "The cash limits are saved.": "ரொக்க வரம்புகள் சேமிக்கப்பட்டன.",
  "The number shows that the same money is not entered twice. Only tick what your shop cannot do otherwise.":
    "ஒரே பணம் இருமுறை பதியப்படவில்லை என்பதை எண் காட்டுகிறது. வேறு வழியில்லாதவற்றை மட்டும் தேர்ந்தெடுக்கவும்.",
  "The settings are saved.": "அமைப்புகள் சேமிக்கப்பட்டன.",
  "Today or a later day.": "இன்று அல்லது பிந்தைய நாள்.",
  "Two lakh rupees or more in cash from one person in a day, or for one purpose, are against section 269ST.":
    "ஒரு நாளில் ஒருவரிடமோ ஒரே நோக்கத்திற்காகவோ இரண்டு லட்சம் ரூபாய் அல்லது அதற்கு மேல் ரொக்கமாகப் பெறுவது பிரிவு 269ST-க்கு எதிரானது.",
  "UPI payments without a transaction number": "பரிவர்த்தனை எண் இல்லாத UPI கட்டணங்கள்",
  "Warn only": "எச்சரிக்கை மட்டும்",
  "At the counter": "கவுண்டரில்",
  "Credit a cheque when the bank has paid it": "வங்கி பணம் தந்த பின் காசோலையை வரவு வைக்கவும்",
  "Go on with the next day after the close": "மூடிய பின் அடுத்த நாளுடன் தொடரவும்",
  "Otherwise it is credited at once, and taken back when it bounces.":
    "இல்லையெனில் உடனே வரவு வைக்கப்பட்டு, திரும்பினால் திரும்பப் பெறப்படும்.",
  "Payments at the counter are then posted on the next day, at today's gold rate. Otherwise they are refused until then.":
    "அப்போது கவுன்டர் கட்டணங்கள் இன்றைய தங்க விலையில் அடுத்த நாளில் பதியப்படும். இல்லையெனில் அதுவரை மறுக்கப்படும்.",
  "The shop closes at": "கடை மூடும் நேரம்",
  "Whoever closes the day before this hour is asked again.": "இந்த நேரத்திற்கு முன் நாளை மூடுபவரிடம் மீண்டும் கேட்கப்படும்.",
  "A closed counter gives no receipts. Its letters stay its own.": "மூடிய கவுன்டர் ரசீது தராது. அதன் எழுத்துகள் அதற்கே உரியவை.",
  "Add a counter": "கவுன்டரைச் சேர்க்கவும்",
  Change: "மாற்றவும்",
  "Change a counter": "கவுன்டரை மாற்றவும்",
  "Change {name}": "{name} ஐ மாற்றவும்",
  Counters: "கவுன்டர்கள்",
  "Each counter numbers its own receipts, beginning with its letters. Several counters share one cash drawer.":
    "ஒவ்வொரு கவுன்டரும் தன் எழுத்துகளில் தொடங்கித் தன் ரசீதுகளுக்கு எண்ணிடுகிறது. பல கவுன்டர்கள் ஒரே பணப்பெட்டியைப் பகிர்கின்றன.",
  "Gives the receipts of online payments": "ஆன்லைன் கட்டணங்களுக்கு ரசீது தரும்",
  "Letters of its receipts": "அதன் ரசீதுகளின் எழுத்துகள்",
  "One to three. They cannot be changed later.": "ஒன்று முதல் மூன்று வரை. பின்னர் மாற்ற முடியாது.",
  "Online payments": "ஆன்லைன் கட்டணங்கள்",
  "Receipts {letters}": "ரசீதுகள் {letters}",
  "The counter is saved.": "கவுன்டர் சேமிக்கப்பட்டது.",
  "They stay.": "அவை மாறாது.",
  "Days that the bank is given": "வங்கிக்கு அளிக்கப்படும் நாட்கள்",
  "Working days of the bank. What its statement does not show by then is told to the Admins.":
    "வங்கியின் வேலை நாட்கள். அதற்குள் அதன் அறிக்கையில் வராதவை நிர்வாகிகளுக்குத் தெரிவிக்கப்படும்.",
  "Money of online payments that no settlement of the gateway contains by then is an exception.":
    "அதற்குள் நுழைவாயிலின் எந்தத் தீர்வுக் கணக்கிலும் வராத ஆன்லைன் கட்டணங்களின் பணம் ஒரு விதிவிலக்காகும்.",
  "Days that cash lies in the safe uncounted": "பெட்டகத்தில் பணம் எண்ணப்படாமல் இருக்கும் நாட்கள்",
  "What lies there longer is told to the Admins, unless an Admin counted it, or somebody who for 30 days closed no day, brought no cash out of the safe and did not count it last.":
    "அதைவிட நீண்ட நாள் அங்கே இருக்கும் பணம் நிர்வாகிகளுக்குச் சொல்லப்படும்; ஒரு நிர்வாகியோ, 30 நாட்களாக எந்த நாளையும் முடிக்காத, பெட்டகத்திலிருந்து பணம் எடுக்காத, கடைசியாக அதை எண்ணாத ஒருவரோ அதை எண்ணியிருந்தால் சொல்லப்படாது.",
  "A day that has not come yet.": "இன்னும் வராத ஒரு நாள்.",
  "Add a holiday": "விடுமுறை நாளைச் சேர்க்கவும்",
  "An instalment that would fall due on a holiday falls due on the next day that is none.":
    "விடுமுறை நாளில் செலுத்த வேண்டிய தவணை, விடுமுறை அல்லாத அடுத்த நாளில் செலுத்த வேண்டியதாகும்.",
  "Holidays of the last year": "கடந்த ஓராண்டின் விடுமுறை நாட்கள்",
  "Holidays to come": "வரவிருக்கும் விடுமுறை நாட்கள்",
  "Is the shop open on this day?": "இந்த நாளில் கடை திறந்திருக்குமா?",
  "No holiday is to come.": "வரவிருக்கும் விடுமுறை நாள் இல்லை.",
  "Only an Admin adds a holiday or takes one off.": "நிர்வாகி மட்டுமே விடுமுறை நாளைச் சேர்க்கவோ நீக்கவோ முடியும்.",
  Remove: "நீக்கவும்",
  "Remove {day}": "{day} நாளை நீக்கவும்",
  "What falls due on this day is then due on it, and no longer on the day after.":
    "இந்த நாளில் செலுத்த வேண்டியது இனி இந்த நாளிலேயே செலுத்த வேண்டியதாகும்; அடுத்த நாளுக்கு நகராது.",
  "{day} is a holiday.": "{day} விடுமுறை நாள்.",
  "{day} is no holiday any more.": "{day} இனி விடுமுறை நாள் அல்ல.",
  "15 letters and digits; the last one checks the others.": "15 எழுத்துகளும் இலக்கங்களும்; கடைசி ஒன்று மற்றவற்றைச் சரிபார்க்கும்.",
  "A PNG or JPEG picture of at most 64 kB.": "அதிகபட்சம் 64 kB உள்ள PNG அல்லது JPEG படம்.",
  "As your customers know it.": "உங்கள் வாடிக்கையாளர்கள் அறிந்தபடி.",
  Colour: "நிறம்",
  GSTIN: "ஜிஎஸ்டி எண் (GSTIN)",
  Logo: "லோகோ",
  "Name of the shop": "கடையின் பெயர்",
  "Of the bar and the sign-in. The text on it turns white or black, whichever is read better.":
    "மேல்பட்டைக்கும் உள்நுழைவுக்கும். அதன் மேலுள்ள எழுத்து வெள்ளை அல்லது கருப்பாக, எது நன்றாகப் படிக்கப்படுமோ அதுவாக மாறும்.",
  "On every page and paper": "எல்லாப் பக்கங்களிலும் தாள்களிலும்",
  "On the pages that everybody reads": "எல்லோரும் படிக்கும் பக்கங்களில்",
  "Beside the opening hours": "கடை நேரத்துடன் குறிப்பு",
  "Closed all day": "விடுமுறை",
  Closes: "மூடும் நேரம்",
  "Every day": "தினமும்",
  "Everybody reads them in their own language. Leave all days blank to tell none.":
    "ஒவ்வொருவரும் தங்கள் மொழியில் படிப்பார்கள். எதையும் சொல்ல விரும்பாவிட்டால் எல்லா நாட்களையும் காலியாக விடவும்.",
  "One line that everybody reads as you type it, such as holidays or a break at noon.":
    "நீங்கள் உள்ளிடுவதையே அனைவரும் படிக்கும் ஒரு வரி; எ.கா. விடுமுறை நாட்கள், மதிய இடைவேளை.",
  Opens: "திறக்கும் நேரம்",
  "Same as above": "மேலே உள்ளதே",
  "{days}: closed": "{days}: விடுமுறை",
  "On receipts and in messages": "ரசீதுகளிலும் செய்திகளிலும்",
  Phone: "தொலைபேசி",
  "Remove the logo": "லோகோவை நீக்கு",
  "Save profile": "விவரங்களைச் சேமி",
  "Instalments fall due on these days, too: the shop's settings say that holidays move no due day.":
    "இந்த நாட்களிலும் தவணைகள் செலுத்த வேண்டும்: விடுமுறைகள் எந்தத் தவணை நாளையும் தள்ளாது எனக் கடையின் அமைப்புகள் கூறுகின்றன.",
  "What would fall due on a holiday is due on the next day that is none. A change holds for holidays that have not come yet; another Admin sees it first.":
    "விடுமுறை நாளில் வரும் தவணை, விடுமுறை அல்லாத அடுத்த நாளில் செலுத்த வேண்டும். மாற்றம் இனி வரும் விடுமுறைகளுக்குப் பொருந்தும்; முதலில் மற்றொரு நிர்வாகி அதைப் பார்ப்பார்.",
  "Admins, and Employees who may move money, show an app or a passkey beside the password. Who has none is signed out, and adds one at the next sign-in.":
    "நிர்வாகிகளும் பணத்தைக் கையாளக்கூடிய பணியாளர்களும் கடவுச்சொல்லுடன் ஒரு செயலியின் குறியீடு அல்லது கடவுச்சாவியையும் காட்டுவார்கள். இல்லாதவர் வெளியேற்றப்பட்டு, அடுத்த உள்நுழைவில் ஒன்றைச் சேர்ப்பார்.",
  "Whoever knows e-mail and number can then sign in before the client does, for 7 days. Otherwise a password is made and mailed to the client.":
    "அப்போது மின்னஞ்சலும் எண்ணும் தெரிந்த எவரும் 7 நாட்கள் வரை உறுப்பினருக்கு முன்பே உள்நுழையலாம். இல்லையெனில் ஒரு கடவுச்சொல் உருவாக்கப்பட்டு உறுப்பினருக்கு மின்னஞ்சலில் அனுப்பப்படும்.",
  "Signing in": "உள்நுழைவு",
  "Employees count the drawer blind": "பணியாளர்கள் எதிர்பார்ப்பதைப் பார்க்காமல் பணப்பெட்டியை எண்ணுவர்",
  "They type what they counted before they see what the books expect. Every count is kept.":
    "கணக்கு எதிர்பார்ப்பதைப் பார்க்கும் முன் எண்ணியதைப் பதிவார்கள். ஒவ்வொரு எண்ணிக்கையும் பதிவில் இருக்கும்.",
  "A push message waits until they are over. E-mails and SMS do not.":
    "புஷ் செய்தி இந்த நேரம் முடியும் வரை காத்திருக்கும். மின்னஞ்சல்களும் SMS-களும் காத்திருக்காது.",
  "Quiet from": "அமைதி தொடக்கம்",
  "Quiet hours": "அமைதி நேரம்",
  "Quiet until": "அமைதி முடிவு",
};
