import type { terms as english } from "#en/screens/terms.ts";
import type { Translated } from "#shape.ts";

export const terms: Translated<typeof english> = {
  "An example: who joins on {day} and pays {amount} {rhythm}, {count, plural, one {# time} other {# times}} in all. Other amounts come to something else.":
    "எடுத்துக்காட்டு: {day} அன்று சேர்ந்து, {rhythm} {amount} வீதம் மொத்தம் {count, plural, one {# முறை} other {# முறை}} செலுத்துபவருக்கு. வேறு தொகைகளுக்குப் பலன் மாறும்.",
  "every day": "ஒவ்வொரு நாளும்",
  "every month": "ஒவ்வொரு மாதமும்",
  "every {span}": "{span} ஒருமுறை",
  "30 days late lose all benefits.": "30 நாட்கள் தாமதமானால் எல்லாச் சலுகைகளும் போய்விடும்.",
  "A late instalment loses all benefits.": "ஒரு தவணை தாமதமானால் எல்லாச் சலுகைகளும் போய்விடும்.",
  "A step of the benefits is not reached yet.": "சலுகையின் ஒரு படி இன்னும் எட்டப்படவில்லை.",
  "A value addition of up to {share} counts; what is above is charged.":
    "{share} வரையிலான சேதாரம் கணக்கில் வரும்; அதற்கு மேல் வசூலிக்கப்படும்.",
  "After the first, each instalment falls due on day {day} of its month.":
    "முதல் தவணைக்குப் பின், ஒவ்வொன்றும் அதன் மாதத்தின் {day}-ஆம் நாளில் செலுத்த வேண்டும்.",
  "All payments become {carat} carat gold at the average of their rates.":
    "எல்லாப் பணமும் அவற்றின் விலைகளின் சராசரியில் {carat} காரட் தங்கமாகும்.",
  "All payments become {carat} carat gold at the lowest of their rates.":
    "எல்லாப் பணமும் அவற்றின் மிகக் குறைந்த விலையில் {carat} காரட் தங்கமாகும்.",
  "All payments become {carat} carat gold at the rate of the day on which they are taken.":
    "எல்லாப் பணமும் பெற்றுக்கொள்ளும் நாளின் விலையில் {carat} காரட் தங்கமாகும்.",
  "An instalment is late from the day after its due day on.": "உரிய நாளுக்கு அடுத்த நாள் முதல் தவணை தாமதமாகும்.",
  "An instalment is late when it comes more than {span} after its due day.":
    "உரிய நாளுக்குப் பின் {span} கடந்து வரும் தவணை தாமதமாகும்.",
  "Any amount on any day; the scheme has no due days.": "எந்த நாளிலும் எந்தத் தொகையும்; திட்டத்தில் உரிய நாட்கள் இல்லை.",
  "At most {count, plural, one {# instalment} other {# instalments}} can be paid in one calendar month.":
    "ஒரு நாட்காட்டி மாதத்தில் அதிகபட்சம் {count, plural, one {# தவணை} other {# தவணைகள்}} செலுத்தலாம்.",
  "Benefits begin {span} after joining.": "சேர்ந்து {span} கழித்துச் சலுகைகள் தொடங்கும்.",
  "Benefits end {span} after joining; then only what was saved is owed.":
    "சேர்ந்து {span} கழித்துச் சலுகைகள் முடியும்; அதன் பின் சேமித்தது மட்டுமே தரப்படும்.",
  "Benefits end {span} after the book is ready; then only what was saved is owed.":
    "புத்தகம் முதிர்ந்து {span} கழித்துச் சலுகைகள் முடியும்; அதன் பின் சேமித்தது மட்டுமே தரப்படும்.",
  "Between two steps it changes day by day.": "இரண்டு படிகளுக்கு இடையே நாளுக்கு நாள் மாறும்.",
  "Each 30 days late lose one instalment's part of the benefits.":
    "ஒவ்வொரு 30 நாள் தாமதத்திற்கும் ஒரு தவணையின் பங்குச் சலுகை போய்விடும்.",
  "Each 30 days late lose {share} of the benefits.": "ஒவ்வொரு 30 நாள் தாமதத்திற்கும் சலுகைகளில் {share} போய்விடும்.",
  "Each 30 days late lower the percentage by {share}.": "ஒவ்வொரு 30 நாள் தாமதமும் சதவீதத்தை {share} குறைக்கும்.",
  "Each late instalment loses its own part of the benefits.": "தாமதமான ஒவ்வொரு தவணையும் சலுகைகளில் தன் பங்கை இழக்கும்.",
  "Each late instalment loses {share} of the benefits.": "தாமதமான ஒவ்வொரு தவணைக்கும் சலுகைகளில் {share} போய்விடும்.",
  "Each late instalment lowers the percentage by {share}.": "தாமதமான ஒவ்வொரு தவணையும் சதவீதத்தை {share} குறைக்கும்.",
  "Each payment becomes {carat} carat gold at the next day's rate.":
    "ஒவ்வொரு பணமும் அடுத்த நாளின் விலையில் {carat} காரட் தங்கமாகும்.",
  "Each payment becomes {carat} carat gold at the rate of its day or of the day on which it is taken, whichever is lower.":
    "ஒவ்வொரு பணமும் அன்றைய விலை, பெற்றுக்கொள்ளும் நாளின் விலை இவற்றில் குறைந்ததில் {carat} காரட் தங்கமாகும்.",
  "Each payment becomes {carat} carat gold at the rate of its day.": "ஒவ்வொரு பணமும் அன்றைய விலையில் {carat} காரட் தங்கமாகும்.",
  Festivals: "பண்டிகைகள்",
  "For each payment from joining on: {what}.": "சேர்ந்ததிலிருந்து ஒவ்வொரு பணத்திற்கும்: {what}.",
  "For each payment from {span} after joining on: {what}.": "சேர்ந்து {span} கழித்து வரும் ஒவ்வொரு பணத்திற்கும்: {what}.",
  "For payments from {from} to {to}: {amount} more, once for the book.":
    "{from} முதல் {to} வரையிலான பணத்திற்கு: கூடுதலாக {amount}, புத்தகத்திற்கு ஒரு முறை.",
  "For payments from {from} to {to}: {what}.": "{from} முதல் {to} வரையிலான பணத்திற்கு: {what}.",
  "For who joins from {from} to {to}: {what}.": "{from} முதல் {to} வரை சேர்பவர்களுக்கு: {what}.",
  "For who joins on {day} and pays each instalment when it is due.":
    "{day} அன்று சேர்ந்து ஒவ்வொரு தவணையையும் உரிய நாளில் செலுத்துபவருக்கு.",
  "From the first payment on: {what}.": "முதல் பணத்திலிருந்து: {what}.",
  Gift: "பரிசு",
  "Gift: {item} ({amount}), once {count, plural, one {# instalment is} other {# instalments are}} paid.":
    "பரிசு: {item} ({amount}), {count, plural, one {# தவணை} other {# தவணைகள்}} செலுத்தியதும்.",
  "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.":
    "எல்லாப் பணத்திற்கும் இன்றைய விலை, கிராமுக்கு {rate}; உண்மையில் ஒவ்வொன்றுக்கும் அதன் காலத்து விலை.",
  "In all at most {amount}.": "மொத்தம் அதிகபட்சம் {amount}.",
  "In money: all that was paid is paid back.": "பணமாக: செலுத்தியது முழுவதும் திரும்பத் தரப்படும்.",
  "In money: nothing is paid back on that day ({label}).": "பணமாக: அன்று எதுவும் திரும்பத் தரப்படாது ({label}).",
  "In money: {amount} are paid back ({label}).": "பணமாக: {amount} திரும்பத் தரப்படும் ({label}).",
  "Lateness has cost a part of a benefit.": "தாமதத்தால் சலுகையின் ஒரு பகுதி போய்விட்டது.",
  "Lateness has cost all of a benefit.": "தாமதத்தால் ஒரு சலுகை முழுவதும் போய்விட்டது.",
  "Leaving early": "முன்பே விலகினால்",
  "Left to pay for the piece": "நகைக்கு மீதம் செலுத்த வேண்டியது",
  "No.": "எண்",
  "Nothing but what was saved.": "சேமித்தது மட்டுமே.",
  "Off the making": "செய்கூலித் தள்ளுபடி",
  "On further grams: {share} off.": "கூடுதல் கிராம்களுக்கு: {share} தள்ளுபடி.",
  "On {day} {saved} are saved and {owed} owed; the book is ready on {ready}.":
    "{day} அன்று சேமித்தது {saved}, தர வேண்டியது {owed}; புத்தகம் {ready} அன்று முதிரும்.",
  "On {kind}: {share} off the making charge.": "{kind}: செய்கூலியில் {share} தள்ளுபடி.",
  "Only once the book is ready.": "புத்தகம் முதிர்ந்த பின் மட்டும்.",
  Paying: "செலுத்துதல்",
  "Paying late": "தாமதமாகச் செலுத்தினால்",
  "Print the terms": "விதிமுறைகளை அச்சிடு",
  Ready: "முதிர்வு",
  "It is not ready before {span} after the last payment.": "கடைசிப் பணம் வந்து {span} கழியும் வரை முதிராது.",
  "Ready {span} after joining.": "சேர்ந்து {span} கழித்து முதிரும்.",
  "Saved and owed, by day": "சேமித்ததும் தர வேண்டியதும், நாள்வாரியாக",
  "Taking it": "பெற்றுக்கொள்ளுதல்",
  "Tax of {share} on the bill comes on top.": "பில்லின் மீது {share} வரி தனியாக வரும்.",
  "Tax of {share} on what was paid comes on top.": "செலுத்தியதன் மீது {share} வரி தனியாக வரும்.",
  "The benefits have not begun yet.": "சலுகைகள் இன்னும் தொடங்கவில்லை.",
  "The book is ready a month later for each late instalment.": "தாமதமான ஒவ்வொரு தவணைக்கும் புத்தகம் ஒரு மாதம் தள்ளி முதிரும்.",
  "The book is ready later by the longest lateness.": "மிக நீண்ட தாமதத்தின் அளவு புத்தகம் தள்ளி முதிரும்.",
  "The brochure, for who joins on {day}": "{day} அன்று சேர்பவருக்கான விளக்கப் பட்டியல்",
  "The chart as a table": "படம், பட்டியலாக",
  "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.":
    "கிராம்கள் தங்க விலை கிராமுக்கு {rate} எனக் கொண்டவை; உண்மையில் ஒவ்வொரு பணத்திற்கும் அதன் காலத்து விலை.",
  "The making charge of as many grams as were saved counts.": "சேமித்த கிராம்களின் அளவுக்கான செய்கூலி கணக்கில் வரும்.",
  "The making charge of the whole bill counts.": "பில் முழுவதன் செய்கூலியும் கணக்கில் வரும்.",
  "The shop owes": "கடை தர வேண்டியது",
  "The terms of this scheme": "இந்தத் திட்டத்தின் விதிமுறைகள்",
  "The terms of this scheme, to show to the client": "இந்தத் திட்டத்தின் விதிமுறைகள், வாடிக்கையாளருக்குக் காட்ட",
  "The time for the benefits is over.": "சலுகைகளுக்கான காலம் முடிந்தது.",
  "What is added to a payment is rounded down to {places} places of a gram.":
    "ஒரு கட்டணத்துடன் சேர்க்கப்படுவது கிராமின் {places} தசம இடங்களுக்குக் கீழ்நோக்கி முழுமையாக்கப்படும்.",
  "The total is rounded once, from the exact sum.": "சரியான கூட்டுத்தொகையிலிருந்து மொத்தம் ஒரே முறை முழுமையாக்கப்படும்.",
  "The total is the sum of the rounded payments.": "முழுமையாக்கிய பணங்களின் கூட்டுத்தொகையே மொத்தம்.",
  "Weights are rounded down to {places} places of a gram.":
    "எடை கிராமின் {places} தசம இடங்களுக்குக் கீழ்நோக்கி முழுமையாக்கப்படும்.",
  "Weights are rounded to the nearest of {places} places of a gram.":
    "எடை கிராமின் {places} தசம இடங்களின் அருகிலுள்ள எண்ணாக முழுமையாக்கப்படும்.",
  "What if I …": "நான் இப்படிச் செய்தால் …",
  "What if a saver …": "ஒருவர் இப்படிச் செய்தால் …",
  "What the shop adds": "கடை சேர்த்துத் தருவது",
  "after {span}": "{span} கழித்து",
  "all that was paid is paid back": "செலுத்தியது முழுவதும் திரும்பத் தரப்படும்",
  "before the end of {span}": "{span} முடிவதற்கு முன்",
  "comes on": "வரும் நாள்",
  "joins on": "சேரும் நாள்",
  "kept back: {what}": "பிடித்தம்: {what}",
  "leaves out": "விடுபடுவது",
  "no money is paid back": "பணம் திரும்பத் தரப்படாது",
  "on the due day": "உரிய நாளில்",
  "one each day": "நாளுக்கு ஒன்று",
  "one each month": "மாதத்திற்கு ஒன்று",
  "one every {span}": "{span} ஒருமுறை ஒன்று",
  or: "அல்லது",
  owed: "தர வேண்டியது",
  pays: "செலுத்துவது",
  "ready, day {day}": "முதிர்வு, நாள் {day}",
  saved: "சேமித்தது",
  "takes a piece of": "வாங்கும் நகை",
  "the cost of the gift": "பரிசின் விலை",
  "value addition": "சேதாரம்",
  "with fewer than {count, plural, one {# instalment} other {# instalments}} paid":
    "{count, plural, one {# தவணைக்கும்} other {# தவணைகளுக்கும்}} குறைவாகச் செலுத்தியிருந்தால்",
  "with {count, plural, one {# instalment} other {# instalments}} paid":
    "{count, plural, one {# தவணை} other {# தவணைகள்}} செலுத்தியபின்",
  "{amount} from the shop": "கடையிடமிருந்து {amount}",
  "{amount} from the shop ({share} of an instalment)": "கடையிடமிருந்து {amount} (ஒரு தவணையில் {share})",
  "{amount} off the making charge": "செய்கூலியில் {amount} தள்ளுபடி",
  "{count, plural, one {# day} other {# days}}": "{count, plural, one {# நாள்} other {# நாட்கள்}}",
  "{count, plural, one {# instalment} other {# instalments}} of {amount}, {rhythm}.":
    "{amount} வீதம் {count, plural, one {# தவணை} other {# தவணைகள்}}, {rhythm}.",
  "{count, plural, one {# instalment} other {# instalments}}, {rhythm}.":
    "{count, plural, one {# தவணை} other {# தவணைகள்}}, {rhythm}.",
  "{count, plural, one {# late instalment costs} other {# late instalments cost}} nothing.":
    "{count, plural, one {# தாமதத் தவணைக்கு} other {# தாமதத் தவணைகளுக்கு}} இழப்பு இல்லை.",
  "{count, plural, one {The first 30 days} other {The first # times 30 days}} cost nothing.":
    "{count, plural, one {முதல் 30 நாட்களுக்கு} other {முதல் # முறை 30 நாட்களுக்கு}} இழப்பு இல்லை.",
  "{share} more gold": "{share} கூடுதல் தங்கம்",
  "{share} of an average instalment": "சராசரித் தவணையில் {share}",
  "{share} of an instalment": "ஒரு தவணையில் {share}",
  "{share} of the first payment": "முதல் பணத்தில் {share}",
  "{share} of what was paid": "செலுத்தியதில் {share}",
  "{share} off the making": "செய்கூலியில் {share} தள்ளுபடி",
  "{span} ahead": "{span} முன்னதாக",
  "{span} late": "{span} தாமதமாக",
  "The making charge of as many grams as what was paid buys on the day counts.":
    "செலுத்திய பணத்துக்கு அன்று கிடைக்கும் கிராம்களின் அளவுக்கான செய்கூலி கணக்கில் வரும்.",
  "Given for parts": "பகுதிகளாகக் கொடுத்தது",
  Tax: "வரி",
  "{count, plural, one {# month} other {# months}}": "{count, plural, one {# மாதம்} other {# மாதங்கள்}}",
  "{share} off the making charge": "செய்கூலியில் {share} தள்ளுபடி",
};
