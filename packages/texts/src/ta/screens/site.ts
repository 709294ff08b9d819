import type { site as english } from "#en/screens/site.ts";
import type { Translated } from "#shape.ts";

export const site: Translated<typeof english> = {
  "Ask at the counter how the shop is reached.": "கடையைத் தொடர்புகொள்ளும் வழியை கவுண்டரில் கேளுங்கள்.",
  "Ask to join a gold savings scheme of {shop}. You pay nothing before the shop has accepted you.":
    "{shop} தங்க சேமிப்புத் திட்டத்தில் சேரக் கோருங்கள். கடை ஏற்கும் வரை நீங்கள் எதுவும் செலுத்த வேண்டியதில்லை.",
  "At the counter or online. We remind you in your language, and each payment has a receipt that anybody can check.":
    "கவுண்டரில் அல்லது ஆன்லைனில். உங்கள் மொழியில் நினைவூட்டுவோம்; ஒவ்வொரு கட்டணத்திற்கும் யாரும் சரிபார்க்கக்கூடிய ரசீது உண்டு.",
  "At which rate is my gold credited?": "என் தங்கம் எந்த விலையில் வரவு வைக்கப்படும்?",
  "Can I stop early?": "இடையில் நிறுத்தலாமா?",
  "Check it": "சரிபார்",
  "Choose a scheme and an amount, here or at the counter. You see every term before you accept.":
    "இங்கே அல்லது கவுண்டரில் ஒரு திட்டத்தையும் தொகையையும் தேர்ந்தெடுங்கள். ஏற்பதற்கு முன் எல்லா விதிமுறைகளையும் பார்க்கலாம்.",
  "Code or link of the receipt": "ரசீதின் குறியீடு அல்லது இணைப்பு",
  "Every payment is confirmed by the shop and has a receipt. Its code can be checked here by anybody, without a sign-in.":
    "ஒவ்வொரு கட்டணத்தையும் கடை உறுதிசெய்து ரசீது தரும். அதன் குறியீட்டை உள்நுழையாமலே யாரும் இங்கே சரிபார்க்கலாம்.",
  "Gold savings schemes": "தங்க சேமிப்புத் திட்டங்கள்",
  "How do I know that my payment has arrived?": "நான் செலுத்தியது வந்து சேர்ந்ததை எப்படி அறிவது?",
  "How saving for gold works at {shop}: join, pay each month, take jewellery home.":
    "{shop} கடையில் தங்கச் சேமிப்பு: சேருங்கள், மாதந்தோறும் செலுத்துங்கள், நகையுடன் வீடு திரும்புங்கள்.",
  "In a scheme that saves gold, each payment becomes grams at the shop's rate of its own time. In the other schemes your rupees are kept as rupees.":
    "தங்கம் சேமிக்கும் திட்டத்தில் ஒவ்வொரு கட்டணமும் அந்த நேரத்துக் கடை விலையில் கிராம்களாக மாறும். மற்ற திட்டங்களில் உங்கள் ரூபாய் ரூபாயாகவே இருக்கும்.",
  "Is my money a bank deposit?": "என் பணம் வங்கி வைப்புத்தொகையா?",
  "Join with {amount}": "{amount} உடன் சேரவும்",
  "Leave these fields empty to name nobody now; several nominees are named at the counter.":
    "இப்போது யாரையும் நியமிக்காவிட்டால் இவற்றை வெறுமையாக விடுங்கள்; பலரை நியமிக்க கவுண்டரில் சொல்லுங்கள்.",
  "Nothing was kept of it. Open the form again, and fill it in there.":
    "அதில் எதுவும் சேமிக்கப்படவில்லை. படிவத்தை மீண்டும் திறந்து, அங்கே நிரப்புங்கள்.",
  "Of a nominee under 18.": "நியமனதாரர் 18 வயதுக்குட்பட்டவர் என்றால் மட்டும்.",
  "Rates of the last days": "சமீபத்திய நாட்களின் விலை",
  "Read what this scheme promises, accept it, and send the form.":
    "இந்தத் திட்டத்தின் விதிமுறைகளைப் படித்து, ஏற்று, படிவத்தை அனுப்புங்கள்.",
  "Show the terms": "விதிமுறைகளைக் காட்டு",
  "Many people are reading the shop's pages at this moment.": "இப்போது பலர் கடையின் பக்கங்களைப் படிக்கிறார்கள்.",
  "No. It is an advance for jewellery of this shop. It earns no interest and is not a deposit with a bank.":
    "இல்லை. இது இந்தக் கடையின் நகைக்கான முன்பணம். இதற்கு வட்டி இல்லை; இது வங்கி வைப்புத்தொகை அல்ல.",
  "On {day} you have": "{day} அன்று உங்களிடம் இருப்பது",
  "Pay your instalments": "தவணைகளைச் செலுத்துங்கள்",
  "Please try again in a moment": "சற்று நேரம் கழித்து மீண்டும் முயலுங்கள்",
  "Savings are advances for jewellery, not deposits with a bank.": "சேமிப்பு நகைக்கான முன்பணம்; வங்கி வைப்புத்தொகை அல்ல.",
  "Savings schemes of {shop}": "{shop} சேமிப்புத் திட்டங்கள்",
  "Scan the code on the receipt with your phone's camera, or paste what it says here.":
    "ரசீதில் உள்ள குறியீட்டைக் கைபேசிக் கேமராவால் ஸ்கேன் செய்யுங்கள், அல்லது அதில் உள்ளதை இங்கே ஒட்டுங்கள்.",
  "See the schemes": "திட்டங்களைப் பார்க்க",
  "See the table of {scheme}": "{scheme} அட்டவணையைப் பார்க்க",
  "See whether a receipt of {shop} is genuine.": "{shop} ரசீது உண்மையானதா என்று பாருங்கள்.",
  "Sign in": "உள்நுழைய",
  "Sign in to your savings books at {shop}, or see today's gold rate and the schemes.":
    "{shop} சேமிப்புப் புத்தகங்களில் உள்நுழையுங்கள்; அல்லது இன்றைய தங்க விலையையும் திட்டங்களையும் பாருங்கள்.",
  "Signing in needs JavaScript. The pages of the shop below are read without it.":
    "உள்நுழைய JavaScript தேவை. கீழே உள்ள கடையின் பக்கங்களை அது இல்லாமலும் படிக்கலாம்.",
  "Stop after this many instalments": "இத்தனை தவணைகளுக்குப் பின் நிறுத்த",
  "Take jewellery home": "நகையுடன் வீடு திரும்புங்கள்",
  "The address may be mistyped, the page has moved, or the scheme takes no new savers.":
    "முகவரி தவறாக இருக்கலாம், பக்கம் நகர்த்தப்பட்டிருக்கலாம், அல்லது திட்டம் புதியவர்களைச் சேர்க்காமல் இருக்கலாம்.",
  "The form could not be read": "படிவத்தைப் படிக்க முடியவில்லை",
  "The gold savings schemes of {shop}, with what each becomes in rupees and grams.":
    "{shop} கடையின் தங்கச் சேமிப்புத் திட்டங்கள்; ஒவ்வொன்றும் ரூபாயிலும் கிராமிலும் எவ்வளவு ஆகும் என்பதுடன்.",
  "The page of each scheme says below its table until when an instalment counts as paid in time, and what paying late changes.":
    "எதுவரை செலுத்தினால் தவணை உரிய நேரத்தில் செலுத்தியதாகும், தாமதம் எதை மாற்றும் என்பதை ஒவ்வொரு திட்டத்தின் பக்கமும் அட்டவணைக்குக் கீழே சொல்கிறது.",
  "The shop adds {what}": "கடை சேர்ப்பது {what}",
  "The shop's records cannot be reached at this moment.": "கடையின் பதிவுகளை இப்போது அணுக முடியவில்லை.",
  "The table for {amount}": "{amount} தவணைக்கான அட்டவணை",
  "This button needs JavaScript.": "இந்தப் பொத்தானுக்கு JavaScript தேவை.",
  "This is no amount of this scheme.": "இது இந்தத் திட்டத்தின் தொகை அல்ல.",
  "Three steps from the first instalment to jewellery.": "முதல் தவணையிலிருந்து நகை வரை மூன்று படிகள்.",
  "Too many pages were asked for from your connection at once.":
    "உங்கள் இணைப்பிலிருந்து ஒரே நேரத்தில் அளவுக்கு அதிகமான பக்கங்கள் கேட்கப்பட்டன.",
  "What do I need to join?": "சேர என்ன தேவை?",
  "What if I miss a month?": "ஒரு மாதம் தவறினால் என்ன ஆகும்?",
  "What savers ask before they join.": "சேர்வதற்கு முன் சேமிப்பாளர்கள் கேட்பவை.",
  "What savers ask {shop} before they join, with the answers.":
    "சேர்வதற்கு முன் சேமிப்பாளர்கள் {shop} கடையிடம் கேட்பவையும் பதில்களும்.",
  "When your book has run its time, choose your jewellery. What you saved and what the shop adds are taken off the bill.":
    "புத்தகக் காலம் முடிந்ததும் உங்கள் நகையைத் தேர்ந்தெடுங்கள். நீங்கள் சேமித்ததும் கடை சேர்ப்பதும் பில்லில் கழிக்கப்படும்.",
  "Where {shop} is, and how it is reached.": "{shop} எங்கே உள்ளது, எப்படித் தொடர்புகொள்வது.",
  "Yes, you may close a book at any time; what was saved is settled with you at the shop. The table of each scheme shows what there is on each day, and the terms below it say what leaving early costs.":
    "ஆம், புத்தகத்தை எப்போது வேண்டுமானாலும் மூடலாம்; சேமித்தது கடையில் உங்களுடன் தீர்க்கப்படும். ஒவ்வொரு நாளும் எவ்வளவு இருக்கும் என்பதைத் திட்டத்தின் அட்டவணையும், முன்கூட்டியே விலகினால் என்ன குறையும் என்பதை அதன் கீழுள்ள விதிமுறைகளும் சொல்கின்றன.",
  "You get": "நீங்கள் பெறுவது",
  "You pay nothing now. The shop looks at your request first.":
    "இப்போது எதுவும் செலுத்த வேண்டாம். கடை முதலில் உங்கள் கோரிக்கையைப் பார்க்கும்.",
  "You pay {amount}": "நீங்கள் செலுத்துவது {amount}",
  "Your figures": "உங்கள் கணக்கு",
  "Your name and mobile number, and your e-mail address if you have one. Choose a scheme here and ask to join, or come to the counter. You pay nothing before the shop has accepted you.":
    "உங்கள் பெயர், மொபைல் எண், இருந்தால் மின்னஞ்சல் முகவரி. இங்கே ஒரு திட்டத்தைத் தேர்ந்தெடுத்துச் சேரக் கேளுங்கள், அல்லது கவுண்டருக்கு வாருங்கள். கடை உங்களை ஏற்கும் முன் எதுவும் செலுத்த வேண்டாம்.",
  "{count} times {amount}": "{count} முறை {amount}",
  "{scheme} of {shop}: {what}. The table with every day and figure, and all terms in sentences.":
    "{shop} கடையின் {scheme}: {what}. எல்லா நாட்களும் தொகைகளும் உள்ள அட்டவணை, எல்லா விதிமுறைகளும் வாக்கியங்களாக.",
};
