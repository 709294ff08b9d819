import type { frame as english } from "#en/screens/frame.ts";
import type { Translated } from "#shape.ts";

export const frame: Translated<typeof english> = {
  "22 carat {rate} per gram": "22 காரட் கிராமுக்கு {rate}",
  "6 digits": "6 இலக்கங்கள்",
  "A late payment loses the benefits.": "தாமதமாகச் செலுத்தினால் சலுகைகள் இழக்கப்படும்.",
  "A little every month, gold at the end.": "மாதந்தோறும் சிறு சேமிப்பு, முடிவில் தங்கம்.",
  "Account of": "கணக்கு:",
  "Acknowledge payments": "கட்டணங்களுக்கு ஒப்புகை தருதல்",
  "Add clients": "உறுப்பினர்களைச் சேர்த்தல்",
  "After {count, plural, one {# instalment} other {# instalments}} of {amount}: bonus {bonus}":
    "{amount} வீதம் {count, plural, one {# தவணைக்குப்} other {# தவணைகளுக்குப்}} பின்: போனஸ் {bonus}",
  "After {count, plural, one {# instalment} other {# instalments}}: {share} more gold than was saved":
    "{count, plural, one {# தவணைக்குப்} other {# தவணைகளுக்குப்}} பின்: சேமித்த தங்கத்துடன் {share} கூடுதல் தங்கம்",
  "After {count, plural, one {# instalment} other {# instalments}}: {what}":
    "{count, plural, one {# தவணைக்குப்} other {# தவணைகளுக்குப்}} பின்: {what}",
  "All rights reserved.": "அனைத்து உரிமைகளும் பாதுகாக்கப்பட்டவை.",
  "Approve or reject requests for new books, and give new clients their sign-in.":
    "புதிய புத்தகக் கோரிக்கைகளை ஏற்கலாம் அல்லது மறுக்கலாம், புதிய உறுப்பினர்களுக்கு உள்நுழைவைத் தரலாம்.",
  "Approve requests": "கோரிக்கைகளை ஏற்றல்",
  "As listed": "பட்டியலில் உள்ளபடி",
  "At least 8 characters. A short sentence is easy to remember.":
    "குறைந்தது 8 எழுத்துகள். சிறிய வாக்கியம் நினைவில் வைக்க எளிது.",
  Auto: "தானாக",
  "Bank transaction number": "வங்கிப் பரிவர்த்தனை எண்",
  "Bonus in it": "இதில் போனஸ்",
  Breadcrumb: "பக்கப் பாதை",
  "Card approval number": "கார்டு ஒப்புதல் எண்",
  "Cheque number": "காசோலை எண்",
  "Close accounts": "கணக்குகளை மூடுதல்",
  "Close books and see the closed ones. Only an Admin opens them again or settles them.":
    "புத்தகங்களை மூடலாம், மூடியவற்றைப் பார்க்கலாம். Admin மட்டுமே அவற்றை மீண்டும் திறக்கவோ அவற்றின் கணக்கைத் தீர்க்கவோ முடியும்.",
  "Close the window": "சாளரத்தை மூடு",
  "Confirm or fail customers' payments and send acknowledgements.":
    "வாடிக்கையாளர் கட்டணங்களை உறுதி செய்யலாம் அல்லது தோல்வி எனப் பதியலாம்; ஒப்புகை அனுப்பலாம்.",
  "Count the cash and close the day. Only an Admin opens a closed day again.":
    "பணத்தை எண்ணி நாளை முடிக்கலாம். முடித்த நாளை Admin மட்டுமே மீண்டும் திறக்க முடியும்.",
  Dark: "அடர்",
  "Each day of late payment moves maturity by a day.": "தாமதமாகும் ஒவ்வொரு நாளும் முதிர்வை ஒரு நாள் தள்ளிவைக்கும்.",
  "Easy to guess. More words make it strong.": "எளிதில் ஊகிக்கலாம். இன்னும் சில சொற்களைச் சேர்த்தால் வலுவாகும்.",
  "Enrol clients and open books for them.": "உறுப்பினர்களைச் சேர்த்து அவர்களுக்குப் புத்தகங்களைத் திறக்கலாம்.",
  "Enter opens a row, the arrows go to the others.": "Enter ஒரு வரிசையைத் திறக்கும், அம்புக்குறிகள் மற்றவற்றுக்குச் செல்லும்.",
  "Every book, every payment and every gram, kept to the paisa.":
    "ஒவ்வொரு புத்தகமும், ஒவ்வொரு கட்டணமும், ஒவ்வொரு கிராமும் பைசா பிசகாமல்.",
  "Fair. One more word makes it strong.": "பரவாயில்லை. இன்னொரு சொல் சேர்த்தால் வலுவாகும்.",
  "Find clients, see their books and what these are worth, and read what was written to them.":
    "உறுப்பினர்களைத் தேடலாம், அவர்களின் புத்தகங்களையும் அவற்றின் மதிப்பையும் பார்க்கலாம், அவர்களுக்கு அனுப்பிய செய்திகளைப் படிக்கலாம்.",
  "Find payments and see where they stand.": "கட்டணங்களைத் தேடி அவற்றின் நிலையைப் பார்க்கலாம்.",
  "For each 30 days of late payment, {share} of the bonus is lost.":
    "தாமதமாகும் ஒவ்வொரு 30 நாட்களுக்கும் போனஸில் {share} இழக்கப்படும்.",
  "For this it counts how much was saved and for how long: who saves less or later gets less.":
    "இதற்கு எவ்வளவு, எவ்வளவு காலம் சேமிக்கப்பட்டது என்பது கணக்கிடப்படும்: குறைவாகவோ தாமதமாகவோ சேமித்தால் குறைவாகக் கிடைக்கும்.",
  "Full screen": "முழுத்திரை",
  "Go to the dashboard": "முகப்புக்குச் செல்",
  "Go to the search box": "தேடல் பெட்டிக்குச் செல்",
  "Gold rate not set today": "இன்று தங்க விலை இல்லை",
  "Gold rate today, 22 carat": "இன்றைய தங்க விலை, 22 காரட்",
  "Hide {field}": "{field}: மறை",
  "Keyboard shortcuts": "விசைப்பலகைக் குறுக்குவழிகள்",
  Leave: "வெளியேறு",
  "Leave full screen": "முழுத்திரையிலிருந்து வெளியேறு",
  "Leave without saving?": "சேமிக்காமல் வெளியேறவா?",
  Light: "வெளிர்",
  "Load again": "மீண்டும் ஏற்று",
  "Main menu": "முதன்மைப் பட்டி",
  Month: "மாதம்",
  Months: "மாதங்கள்",
  "Next month": "அடுத்த மாதம்",
  "Next page": "அடுத்த பக்கம்",
  No: "இல்லை",
  "No book fits. Try its number, a name or a mobile number.":
    "பொருந்தும் புத்தகம் இல்லை. புத்தக எண், பெயர் அல்லது மொபைல் எண்ணால் தேடவும்.",
  "Nothing is saved on this book.": "இந்தப் புத்தகத்தில் சேமிப்பு எதுவும் இல்லை.",
  "Only an Admin settles a book.": "நிர்வாகி மட்டுமே புத்தகத்தின் கணக்கைத் தீர்க்க முடியும்.",
  "Page not found": "பக்கம் கிடைக்கவில்லை",
  "Page {number} of {last}": "பக்கம் {number} / {last}",
  Pages: "பக்கங்கள்",
  "Previous month": "முந்தைய மாதம்",
  "Previous page": "முந்தைய பக்கம்",
  "Print receipts, passbooks and statements with proof.": "ரசீதுகள், பாஸ்புக்குகள், சான்றுடன் கூடிய அறிக்கைகளை அச்சிடலாம்.",
  "Refund payments, move them to another book, and follow the refunds.":
    "கட்டணங்களைத் திருப்பித் தரலாம், வேறொரு புத்தகத்துக்கு மாற்றலாம், திருப்பங்களைக் கவனிக்கலாம்.",
  "Save what is typed": "தட்டச்சு செய்ததைச் சேமி",
  "See clients": "உறுப்பினர்களைப் பார்த்தல்",
  "See collections, counts, reports and loyalty points.": "வசூல், எண்ணிக்கை, அறிக்கைகள், விசுவாசப் புள்ளிகளைப் பார்க்கலாம்.",
  "See payment exceptions. Only an Admin decides about them.":
    "கட்டண விதிவிலக்குகளைப் பார்க்கலாம். அவற்றை Admin மட்டுமே முடிவு செய்வார்.",
  "See payments": "கட்டணங்களைப் பார்த்தல்",
  "See reports": "அறிக்கைகளைப் பார்த்தல்",
  "Send again in {time}": "{time} இல் மீண்டும் அனுப்பலாம்",
  "Show these keys": "இந்த விசைகளைக் காட்டு",
  "Show {field}": "{field}: காட்டு",
  "Skip to the content": "உள்ளடக்கத்துக்குச் செல்",
  "Something went wrong, try again later.": "ஏதோ தவறு நடந்துவிட்டது, சிறிது நேரம் கழித்து மீண்டும் முயலவும்.",
  "Sort by": "வரிசைப்படுத்து",
  Stay: "இங்கேயே இரு",
  "Strong.": "வலுவானது.",
  "Take money at the counter, and start online payments for clients.":
    "கவுண்டரில் பணம் பெறலாம், உறுப்பினர்களுக்காக ஆன்லைன் கட்டணத்தைத் தொடங்கலாம்.",
  "Take payments": "பணம் பெறுதல்",
  "{shop}, home": "{shop}, முகப்பு",
  "The address may be mistyped, or the page has moved.": "முகவரி தவறாக இருக்கலாம், அல்லது பக்கம் இடம் மாறியிருக்கலாம்.",
  "The book is {number}": "புத்தக எண்: {number}",
  "The shop could not be reached. Check your connection and try again; nothing will be done twice.":
    "கடையை இணைக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலவும்; எதுவும் இருமுறை பதிவாகாது.",
  Theme: "தோற்றம்",
  "This book is settled already.": "இந்தப் புத்தகம் ஏற்கெனவே தீர்க்கப்பட்டது.",
  "This page could not be shown. Loading it again usually helps; what was saved is safe.":
    "இந்தப் பக்கத்தைக் காட்ட முடியவில்லை. மீண்டும் ஏற்றினால் பெரும்பாலும் சரியாகும்; சேமித்தவை பத்திரமாக உள்ளன.",
  "This page is not in the book": "இந்தப் பக்கம் புத்தகத்தில் இல்லை",
  "This portal is being tried out: no money moves, whatever a payment says.":
    "இந்தத் தளம் சோதனையில் உள்ளது: கட்டணம் எதைக் காட்டினாலும் உண்மையான பணம் எதுவும் மாறாது.",
  "To be redeemed within {count, plural, one {# day} other {# days}} after maturity.":
    "முதிர்வுக்குப் பின் {count, plural, one {# நாளுக்குள்} other {# நாட்களுக்குள்}} பெற்றுக்கொள்ள வேண்டும்.",
  "Too short yet: at least 8 characters.": "இன்னும் குறைவு: குறைந்தது 8 எழுத்துகள் தேவை.",
  "UPI transaction number": "UPI பரிவர்த்தனை எண்",
  "Verification code": "சரிபார்ப்புக் குறியீடு",
  "What you sent before had arrived and is saved, too.": "முன்பு அனுப்பியதும் வந்து சேர்ந்து சேமிக்கப்பட்டது.",
  "What you sent before was not saved: {reason}": "முன்பு அனுப்பியது சேமிக்கப்படவில்லை: {reason}",
  "What you typed here is not saved and will be lost.": "இங்கே உள்ளிட்டவை சேமிக்கப்படவில்லை; அழிந்துவிடும்.",
  "Who has not paid every instalment due gets as much less.":
    "செலுத்த வேண்டிய எல்லாத் தவணைகளையும் செலுத்தாதவருக்கு அந்த அளவு குறைவாகக் கிடைக்கும்.",
  Year: "ஆண்டு",
  Yes: "ஆம்",
  "You are offline. Nothing can be saved until the connection is back.":
    "இணைய இணைப்பு இல்லை. இணைப்பு திரும்பும் வரை எதையும் சேமிக்க முடியாது.",
  "{column}, falling": "{column}, இறங்கு வரிசை",
  "{column}, rising": "{column}, ஏறு வரிசை",
  "{count, plural, one {# day} other {# days}} after its due day an instalment is not late yet.":
    "செலுத்த வேண்டிய நாளுக்குப் பின் {count, plural, one {# நாள்} other {# நாட்கள்}} வரை தவணை தாமதமாகாது.",
  "{days} days after joining: bonus {bonus}": "சேர்ந்து {days} நாட்களுக்குப் பின்: போனஸ் {bonus}",
  "{days} days after joining: {share} more gold than was saved":
    "சேர்ந்து {days} நாட்களுக்குப் பின்: சேமித்த தங்கத்துடன் {share} கூடுதல் தங்கம்",
  "{days} days after joining: {what}": "சேர்ந்து {days} நாட்களுக்குப் பின்: {what}",
  "{done} of {total} instalments paid": "{total} தவணைகளில் {done} செலுத்தப்பட்டன",
  "{field}: choose from a calendar": "{field}: நாட்காட்டியில் தேர்ந்தெடுக்கவும்",
  "{first} to {last}": "{first} முதல் {last} வரை",
  "{from} to {to} of more": "{from} முதல் {to} வரை, இன்னும் உள்ளன",
  "{from} to {to} of {total}": "{total} இல் {from} முதல் {to} வரை",
  "{label} ( / )": "{label} ( / )",
  "{number} is free · {scheme}": "{number} பயன்பாட்டில் இல்லை · {scheme}",
  "{share} off the making charge, at most {cap}": "செய்கூலியில் {share} தள்ளுபடி, அதிகபட்சம் {cap}",
  "Say there why it is needed.": "அது ஏன் தேவை என அங்கே குறிப்பிடவும்.",
  "See what waits": "காத்திருப்பதைப் பார்",
  "Waits for approval": "ஒப்புதலுக்காகக் காத்திருக்கிறது",
  Me: "நான்",
  "Your places": "உங்கள் பக்கங்கள்",
};
