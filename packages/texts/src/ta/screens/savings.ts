import type { savings as english } from "#en/screens/savings.ts";
import type { Translated } from "#shape.ts";

export const savings: Translated<typeof english> = {
  "A payment of {amount} can no longer be made. If you have paid it, you need not pay again.":
    "{amount} கட்டணத்தை இனிச் செலுத்த முடியாது. அதைச் செலுத்தியிருந்தால் மீண்டும் செலுத்த வேண்டாம்.",
  "A payment of {amount} is open. If you have paid it, you need not pay again; if not, go on paying.":
    "{amount} கட்டணம் திறந்துள்ளது. அதைச் செலுத்தியிருந்தால் மீண்டும் செலுத்த வேண்டாம்; இல்லையெனில் தொடர்ந்து செலுத்தவும்.",
  "Go on paying": "தொடர்ந்து செலுத்து",
  "Payment received": "பணம் வந்துவிட்டது",
  "Your first payment has come in": "உங்கள் முதல் கட்டணம் வந்துவிட்டது",
  "{amount} has come in and is being credited. You need not pay again.":
    "{amount} வந்துவிட்டது, வரவு வைக்கப்படுகிறது. மீண்டும் செலுத்த வேண்டாம்.",
  "22 carat on the last {count} days with a rate": "விலை உள்ள கடைசி {count} நாட்களில் 22 காரட்",
  "A closed book takes no more payments. The shop gives you what is saved when you come with your identity paper, or opens the book again.":
    "மூடிய புத்தகத்தில் இனி பணம் செலுத்த முடியாது. அடையாளச் சான்றுடன் வந்தால் சேமித்ததைக் கடை தரும், அல்லது புத்தகத்தை மீண்டும் திறக்கும்.",
  "As of {moment}": "{moment} நிலவரம்",
  "Being late costs {amount} of your bonus so far.": "தாமதத்தால் இதுவரை உங்கள் போனஸில் {amount} குறைகிறது.",
  "Close the book": "புத்தகத்தை மூடு",
  "Close today": "இன்று மூடினால்",
  "Each day of waiting moves the day on which your book matures.":
    "தாமதிக்கும் ஒவ்வொரு நாளும் உங்கள் புத்தகத்தின் முதிர்வு நாளைத் தள்ளும்.",
  "Each instalment with its day and receipt": "ஒவ்வொரு தவணையும் அதன் நாளும் ரசீதும்",
  "From joining to maturity": "சேர்ந்ததிலிருந்து முதிர்வு வரை",
  "Gold rate of {day}, 22 carat": "{day} தங்க விலை, 22\u00a0காரட்",
  "Keep saving": "தொடர்ந்து சேமிக்கிறேன்",
  "Keep until {day}": "{day} வரை வைத்திருந்தால்",
  "Next payment": "அடுத்த தவணை",
  "Pay ahead": "முன்கூட்டியே செலுத்து",
  "Pay all that is due this week": "இந்த வாரத் தவணைகள் அனைத்தையும் செலுத்து",
  "Pay by {day} and your bonus stays whole.": "{day}-க்குள் செலுத்தினால் போனஸ் முழுமையாகக் கிடைக்கும்.",
  "Pay by {day} and your book matures on its day.": "{day}-க்குள் செலுத்தினால் புத்தகம் உரிய நாளில் முதிரும்.",
  "See the payment": "பணம் செலுத்தியதைப் பார்க்க",
  "Welcome, {name}": "வணக்கம், {name}",
  "Worth today": "இன்றைய மதிப்பு",
  "You lose the bonus of {bonus}, {amount} at today's rate.": "{bonus} போனஸை இழக்கிறீர்கள்; இன்றைய விலையில் {amount}.",
  "You lose the bonus of {bonus}.": "{bonus} போனஸை இழக்கிறீர்கள்.",
  "You own": "உங்களிடம் இருப்பது",
  "Your first gram starts here": "உங்கள் முதல் கிராம் இங்கே தொடங்குகிறது",
  "Your savings start with the first payment": "முதல் தவணையுடன் உங்கள் சேமிப்பு தொடங்குகிறது",
  "a gram": "ஒரு கிராம்",
  "at maturity": "முதிர்வின்போது",
  "due today": "இன்று செலுத்த வேண்டும்",
  "due {day}": "{day} செலுத்த வேண்டும்",
  "instalment {number} of {all} · due {day}": "{all} இல் {number}வது தவணை · {day}",
  "instalments {first} to {last} of {all} · due {day}": "{all} இல் {first} முதல் {last} வரை தவணைகள் · {day}",
  "worth today": "இன்றைய மதிப்பு",
  "worth {amount} at the last rate of {rate}": "கடைசி விலை {rate}-இல் மதிப்பு {amount}",
  "{amount} at maturity": "முதிர்வின்போது {amount}",
  "{amount} bonus": "போனஸ் {amount}",
  "{amount} less than on {day}": "{day}-ஐவிட {amount} குறைவு",
  "{amount} more than on {day}": "{day}-ஐவிட {amount} அதிகம்",
  "{amount} over what you paid": "செலுத்தியதைவிட {amount} அதிகம்",
  "{amount} paid": "செலுத்தியது {amount}",
  "{count, plural, one {# book} other {# books}}": "{count, plural, one {# புத்தகம்} other {# புத்தகங்கள்}}",
  "{count, plural, one {# day late} other {# days late}}": "{count, plural, one {# நாள் தாமதம்} other {# நாள் தாமதம்}}",
  "{saved} are saved today; {owed} are owed at maturity on {day}.":
    "இன்று சேமித்தது {saved}; {day} முதிர்வின்போது உரியது {owed}.",
};
