import type { books as english } from "#en/screens/books.ts";
import type { Translated } from "#shape.ts";

export const books: Translated<typeof english> = {
  "A part of the bonus is lost: payments were late by {count} days in all.":
    "போனஸில் ஒரு பகுதி இழக்கப்பட்டது: செலுத்தியதில் மொத்தம் {count} நாட்கள் தாமதம்.",
  "A payment of this book has to be decided about first.":
    "முதலில் இந்தப் புத்தகத்தின் ஒரு கட்டணத்தைப் பற்றி முடிவு செய்ய வேண்டும்.",
  "A voucher": "வவுச்சர்",
  "Account Number": "கணக்கு எண்",
  "Account number": "கணக்கு எண்",
  "Approve: open book {number} again": "அங்கீகரி: புத்தகம் {number} ஐ மீண்டும் திற",
  "At maturity": "முதிர்வின்போது",
  "At maturity: if every instalment is paid by its due day, and what is overdue today.":
    "முதிர்வின்போது: ஒவ்வொரு தவணையும் அதன் நாளுக்குள்ளும், தாமதமானவை இன்றும் செலுத்தப்பட்டால்.",
  "At maturity: if nothing more is paid.": "முதிர்வின்போது: இனி எதுவும் செலுத்தப்படாவிட்டால்.",
  "Before it was opened here": "இங்கு தொடங்கும் முன்பே",
  "Book {number} is settled.": "புத்தகம் {number} தீர்க்கப்பட்டது.",
  "By signature and identity paper": "கையொப்பம் மற்றும் அடையாள ஆவணம் மூலம்",
  "By the code that we send": "நாங்கள் அனுப்பும் குறியீடு மூலம்",
  "Chit Details of book {number}": "புத்தகம் {number} இன் சீட்டு விவரங்கள்",
  "Close A/C": "கணக்கை மூடு",
  "Close A/C of book {number}": "கணக்கை மூடு: புத்தகம் {number}",
  "Closed accounts": "மூடிய கணக்குகள்",
  "Closed between": "மூடிய காலம்",
  "Closed by": "மூடியவர்",
  "Closed on": "மூடிய நாள்",
  "Closing this book": "இந்தப் புத்தகத்தை மூடினால்",
  "Customers pay here; staff take payments at the counter.": "இங்கே வாடிக்கையாளர்கள் செலுத்துவார்கள்; ஊழியர்கள் கவுன்டரில் பெறுவார்கள்.",
  "Go to payment": "கட்டணத்துக்குச் செல்",
  "Fill in first what the client gets.": "முதலில் சேமிப்பாளர் பெறுவதை நிரப்பவும்.",
  "Gold at today's rate of {rate} a gram.": "தங்கம் இன்றைய விலையில், ஒரு கிராம் {rate}.",
  "Gold is worth today": "தங்கத்தின் இன்றைய மதிப்பு",
  "Gold saved": "சேமித்த தங்கம்",
  "How did the client confirm?": "சேமிப்பாளர் எப்படி உறுதிப்படுத்தினார்?",
  "If it is redeemed": "பெற்றுக்கொண்டால்",
  "If redeemed today": "இன்று பெற்றுக்கொண்டால்",
  "In all": "மொத்தம்",
  "Instalments to pay": "செலுத்தும் தவணைகள்",
  "It goes by SMS and e-mail.": "இது குறுஞ்செய்தியிலும் மின்னஞ்சலிலும் செல்லும்.",
  "Jewellery on a bill": "ரசீதில் நகை",
  "Late payments moved maturity by {count, plural, one {# day} other {# days}}.":
    "தாமதமாகச் செலுத்தியதால் முதிர்வு {count, plural, one {# நாள்} other {# நாட்கள்}} தள்ளிப்போனது.",
  "My scheme books": "எனது திட்டப் புத்தகங்கள்",
  "Never more: the whole number is not kept.": "இதற்கு மேல் வேண்டாம்: முழு எண் சேமிக்கப்படாது.",
  "No account is closed.": "மூடிய கணக்கு எதுவும் இல்லை.",
  "No bonus yet: the first step is not reached.": "இன்னும் போனஸ் இல்லை: முதல் படியை எட்டவில்லை.",
  "No closed account fits. Try fewer letters, or another range of days.":
    "பொருந்தும் மூடிய கணக்கு இல்லை. குறைவான எழுத்துகளையோ வேறு நாட்களையோ முயலவும்.",
  "No gold rate is set today": "இன்று தங்க விலை பதியப்படவில்லை",
  "No payment can be made on it any more, by any way. An Admin can open it again.":
    "இனி எந்த வழியிலும் இதில் பணம் செலுத்த முடியாது. நிர்வாகி மீண்டும் திறக்கலாம்.",
  "None with a refund": "பணத்தைத் திருப்பும்போது இல்லை",
  "Nothing has been paid for this book yet.": "இந்தப் புத்தகத்துக்கு இன்னும் எதுவும் செலுத்தப்படவில்லை.",
  "Number of the bill": "ரசீது எண்",
  "Number of the transfer or slip": "பணப் பரிமாற்ற எண் அல்லது சீட்டு எண்",
  "Number of the voucher": "வவுச்சர் எண்",
  "Once the book is settled, print its passbook and have it signed.": "கணக்கைத் தீர்த்த பின் பாஸ்புக்கை அச்சிட்டு கையொப்பம் பெறவும்.",
  "Online payment is off. Please pay at the shop.": "இணையக் கட்டணம் இல்லை. கடையில் செலுத்துங்கள்.",
  "Pages of the instalments": "தவணைகளின் பக்கங்கள்",
  "Paid ahead, an instalment counts on its due day, and the last one at maturity: {counted} of {paid} count today.":
    "முன்கூட்டியே செலுத்திய தவணை அதன் நாளிலும், கடைசித் தவணை முதிர்விலும் கணக்கில் வரும்: இன்று {paid} இல் {counted} கணக்கில் உள்ளன.",
  "Paid on": "செலுத்திய நாள்",
  "Pay Now": "பணம் செலுத்து",
  "Pay Now for book {number}": "பணம் செலுத்து: புத்தகம் {number}",
  "Pay for book {number}": "புத்தகம் {number} க்குப் பணம் செலுத்துதல்",
  "Payment History": "கட்டண வரலாறு",
  "Print book": "புத்தகத்தை அச்சிடுக",
  "Printed on {moment}": "அச்சிட்டது: {moment}",
  "S no.": "வ. எண்",
  "S.NO": "வ.எண்",
  Saved: "சேமித்தது",
  "Search closed accounts": "மூடிய கணக்குகளில் தேடு",
  "Send the client a code": "சேமிப்பாளருக்குக் குறியீடு அனுப்பு",
  "Sent to {mobile} and {email}. It is good for 10 minutes.":
    "{mobile} மற்றும் {email} க்கு அனுப்பப்பட்டது. இது 10 நிமிடங்கள் செல்லும்.",
  "Settle book {number}": "புத்தகம் {number}: கணக்கைத் தீர்த்தல்",
  "Settle for good": "நிரந்தரமாகத் தீர்",
  "Signature of {name}": "{name} அவர்களின் கையொப்பம்",
  "The benefits are lost: payments were late by {count, plural, one {# day} other {# days}} in all.":
    "சலுகைகள் இழக்கப்பட்டன: செலுத்தியதில் மொத்தம் {count, plural, one {# நாள்} other {# நாட்கள்}} தாமதம்.",
  "The benefits could be had until {day}.": "சலுகைகள் {day} வரை கிடைத்திருக்கும்.",
  "The client is told by e-mail.": "வாடிக்கையாளருக்கு மின்னஞ்சலில் தெரிவிக்கப்படும்.",
  "The first step is not reached yet.": "முதல் படியை இன்னும் எட்டவில்லை.",
  "The money back, without a bonus": "போனஸ் இல்லாமல் பணம் திரும்ப",
  "The money is taken from there today, and the day's close counts it.":
    "பணம் இன்று அதிலிருந்து எடுக்கப்படும்; நாள் முடிப்பில் அது கணக்கிடப்படும்.",
  "The client gets": "சேமிப்பாளர் பெறுவது",
  "This book matures on {day}. Say why it is settled now.":
    "இந்தப் புத்தகம் {day} அன்று முதிர்வடையும். இப்போது ஏன் தீர்க்கப்படுகிறது என்று குறிப்பிடவும்.",
  "This is final: a settled book cannot be opened again.": "இது இறுதியானது: தீர்க்கப்பட்ட புத்தகத்தை மீண்டும் திறக்க முடியாது.",
  "This scheme gives back what was saved, without a bonus.": "இந்தத் திட்டம் சேமித்ததைப் போனஸ் இல்லாமல் திருப்பித் தருகிறது.",
  "Today's gold rate is not set.": "இன்றைய தங்க விலை பதிவிடப்படவில்லை.",
  "Type an account number. Whose book it is, what it holds and what closing does stand here before it is closed.":
    "கணக்கு எண்ணை உள்ளிடவும். யாருடைய புத்தகம், அதில் என்ன உள்ளது, மூடினால் என்ன ஆகும் என்பது மூடும் முன் இங்கே தெரியும்.",
  Weight: "எடை",
  "What is saved in it, {amount}, stays on the book until it is settled.":
    "இதில் சேமித்த {amount} கணக்கு தீர்க்கும் வரை புத்தகத்தில் இருக்கும்.",
  "What the bonus depends on": "போனஸ் எதைப் பொறுத்தது",
  "What the client gets has changed since: they need a new code.": "சேமிப்பாளர் பெறுவது மாறிவிட்டது: புதிய குறியீடு தேவை.",
  "What the shop owes": "கடை தர வேண்டியது",
  "What will be closed": "எது மூடப்படும்",
  "Why it is closed. Kept with the book and seen in the closed account list.":
    "ஏன் மூடப்படுகிறது. புத்தகத்துடன் வைக்கப்பட்டு மூடிய கணக்குகளில் தெரியும்.",
  "With the benefits until {day}.": "சலுகைகளுடன் {day} வரை.",
  "You have no scheme book yet. Ask for one here, or at the shop.":
    "உங்களிடம் இன்னும் திட்டப் புத்தகம் இல்லை. இங்கே அல்லது கடையில் கேட்கலாம்.",
  "at {rate} a gram": "ஒரு கிராம் {rate}",
  "worth {amount} today": "இன்றைய மதிப்பு {amount}",
  "worth {amount} today, with the bonus": "போனஸுடன் இன்றைய மதிப்பு {amount}",
  "{count, plural, one {# instalment} other {# instalments}}": "{count, plural, one {# தவணை} other {# தவணைகள்}}",
  "{count, plural, one {# instalment} other {# instalments}} of {amount} in all.":
    "மொத்தம் {amount} வீதம் {count, plural, one {# தவணை} other {# தவணைகள்}}.",
  "{count, plural, one {# instalment} other {# instalments}}, {amount}":
    "{count, plural, one {# தவணை} other {# தவணைகள்}}, {amount}",
  "{count, plural, one {# payment is} other {# payments are}} under way and cannot be credited then; an Admin has to see to that:":
    "{count, plural, one {# கட்டணம்} other {# கட்டணங்கள்}} நடைபெறுகிறது; பிறகு வரவு வைக்க முடியாது. நிர்வாகி இதைக் கவனிக்க வேண்டும்:",
  "{count, plural, one {# payment was} other {# payments were}} under way":
    "{count, plural, one {# கட்டணம்} other {# கட்டணங்கள்}} நடைபெற்றுக்கொண்டிருந்தது",
  "{total} goes back to the client by {mode}, without a bonus, and nothing stays on the book.":
    "{total} போனஸ் இல்லாமல் {mode} மூலம் சேமிப்பாளருக்குத் திருப்பித் தரப்படும்; புத்தகத்தில் எதுவும் மீதமிருக்காது.",
  "{total} goes back to the client, without a bonus, and nothing stays on the book.":
    "{total} போனஸ் இல்லாமல் சேமிப்பாளருக்குத் திருப்பித் தரப்படும்; புத்தகத்தில் எதுவும் மீதமிருக்காது.",
  "{total} goes on the jewellery bill, and nothing stays on the book.":
    "{total} நகை ரசீதில் சேரும்; புத்தகத்தில் எதுவும் மீதமிருக்காது.",
  "{total} goes on the voucher, and nothing stays on the book.": "{total} வவுச்சரில் சேரும்; புத்தகத்தில் எதுவும் மீதமிருக்காது.",
};
