import type { accounts as english } from "#en/screens/accounts.ts";
import type { Translated } from "#shape.ts";

export const accounts: Translated<typeof english> = {
  "A credit confirms what was received, a debit what was paid back.": "வரவு பெற்றதை உறுதிசெய்கிறது, பற்று திருப்பித் தந்ததை.",
  Account: "கணக்கு",
  "Another entry of today undoes it. Both stay in the day book.":
    "இன்றைய மற்றொரு பதிவு இதை நீக்கும். இரண்டும் நாட்குறிப்பேட்டில் இருக்கும்.",
  Bounced: "திரும்பியது",
  "Cash lies in the drawer or the safe until it is paid in. What customers pay in other ways lies in clearing until the bank's statement shows it.":
    "வங்கியில் செலுத்தும் வரை பணம் பெட்டியிலோ பெட்டகத்திலோ இருக்கும். மற்ற வழிகளில் செலுத்தியது வங்கி அறிக்கை காட்டும் வரை தீர்வில் இருக்கும்.",
  "Cash to the bank": "வங்கிக்குப் பணம்",
  "Cheque {number} bounced": "காசோலை {number} திரும்பியது",
  Closing: "இறுதி",
  Credit: "வரவு",
  "Credit or debit": "வரவு அல்லது பற்று",
  "Credited already": "ஏற்கனவே வரவு வைக்கப்பட்டது",
  Credits: "வரவுகள்",
  "Days of the day book": "நாட்குறிப்பேட்டின் நாட்கள்",
  "Days of the trial balance": "இருப்புச் சோதனையின் நாட்கள்",
  Debit: "பற்று",
  Debits: "பற்றுகள்",
  "Each slip counts once.": "ஒவ்வொரு சீட்டும் ஒருமுறை மட்டுமே.",
  "Every entry of the ledger in the order in which it was posted. Without days: of this month so far.":
    "பதிந்த வரிசையில் பேரேட்டின் ஒவ்வொரு பதிவும். நாட்கள் இல்லையெனில்: இந்த மாதத்தில் இதுவரை.",
  "From {from} to {to}. Dr is a debit balance, Cr a credit balance; each column balances.":
    "{from} முதல் {to} வரை. Dr பற்று இருப்பு, Cr வரவு இருப்பு; ஒவ்வொரு நெடுவரிசையும் சமம்.",
  "Latest entries of this month": "இம்மாதத்தின் அண்மைப் பதிவுகள்",
  "Line of the bank's statement": "வங்கி அறிக்கையின் வரி",
  "No cheque fits.": "பொருந்தும் காசோலை இல்லை.",
  "No cheque was taken since this list began.": "இந்தப் பட்டியல் தொடங்கியதிலிருந்து காசோலை எதுவும் பெறப்படவில்லை.",
  "Nothing was posted here yet.": "இங்கே இதுவரை எதுவும் பதியப்படவில்லை.",
  "Nothing was posted on these days.": "இந்த நாட்களில் எதுவும் பதியப்படவில்லை.",
  "Nothing was posted until these days.": "இந்த நாட்கள் வரை எதுவும் பதியப்படவில்லை.",
  "Nothing was recorded this month.": "இம்மாதம் எதுவும் பதியப்படவில்லை.",
  Number: "எண்",
  "Number of the slip": "சீட்டின் எண்",
  "Only an Admin takes an entry back.": "பதிவை நிர்வாகி மட்டுமே திரும்பப் பெறுவார்.",
  Opening: "தொடக்கம்",
  "Paid On": "செலுத்திய நாள்",
  "Paid by the bank": "வங்கி பணம் தந்தது",
  Place: "இடம்",
  "Posted by": "பதிந்தவர்",
  "Record the deposit": "வைப்பைப் பதிக",
  "Record the line": "வரியைப் பதிக",
  "Reference on the statement": "அறிக்கையில் உள்ள குறிப்பு",
  "Search cheques": "காசோலைகளைத் தேடு",
  "Search the day book": "நாட்குறிப்பேட்டில் தேடு",
  "Take entry {number} back": "பதிவு {number}-ஐத் திரும்பப் பெறு",
  "Taken from": "எடுத்த இடம்",
  "The bank has paid cheque {number}": "காசோலை {number}-க்கு வங்கி பணம் தந்தது",
  "The cheque bounced": "காசோலை திரும்பியது",
  "The cheque is cleared.": "காசோலை தேறியது.",
  "The cheque is noted as bounced, and the client is told.":
    "காசோலை திரும்பியதாகக் குறிக்கப்பட்டு, வாடிக்கையாளருக்குத் தெரிவிக்கப்பட்டது.",
  "The deposit is recorded.": "வைப்பு பதியப்பட்டது.",
  "The entry is taken back.": "பதிவு திரும்பப் பெறப்பட்டது.",
  "The line is recorded.": "வரி பதியப்பட்டது.",
  "The money moves from the cheques in collection to the bank account.":
    "பணம் வசூலில் உள்ள காசோலைகளிலிருந்து வங்கிக் கணக்கிற்கு நகரும்.",
  "The payment fails, nothing was credited, and the client is told.":
    "கட்டணம் தோல்வியடையும், எதுவும் வரவு வைக்கப்படவில்லை, வாடிக்கையாளருக்குத் தெரிவிக்கப்படும்.",
  "The payment is credited now, at today's gold rate, and its receipt is sent.":
    "கட்டணம் இப்போது இன்றைய தங்க விலையில் வரவு வைக்கப்பட்டு, ரசீது அனுப்பப்படும்.",
  "Trial balance in gold": "தங்கத்தில் இருப்புச் சோதனை",
  "Trial balance in rupees": "ரூபாயில் இருப்புச் சோதனை",
  "Waits to be credited": "வரவு வைக்கக் காத்திருக்கிறது",
  "What it credited is taken back by another entry, its receipt is void, and the client is told.":
    "அது வரவு வைத்தது மற்றொரு பதிவால் திரும்பப் பெறப்படும், ரசீது செல்லாது, வாடிக்கையாளருக்குத் தெரிவிக்கப்படும்.",
  "What the bank says": "வங்கி கூறுவது",
  "{amount} Cr": "{amount} வரவு",
  "{amount} Dr": "{amount} பற்று",
};
