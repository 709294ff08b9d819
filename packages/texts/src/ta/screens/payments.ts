import type { payments as english } from "#en/screens/payments.ts";
import type { Translated } from "#shape.ts";

export const payments: Translated<typeof english> = {
  "Take this payment as well?": "இந்தப் பணத்தையும் வாங்கவா?",
  "The client gets the message of this payment again, by e-mail and SMS.":
    "இந்தக் கட்டணத்தின் செய்தி உறுப்பினருக்கு மின்னஞ்சலிலும் SMS இலும் மீண்டும் அனுப்பப்படும்.",
  "The first of the {count} that this payment is for.": "இந்தக் கட்டணத்துக்கான {count} தவணைகளில் முதலாவது.",
  "{amount} were paid online at {time} and wait to be credited.":
    "{time} அன்று ஆன்லைனில் செலுத்திய {amount} வரவு வைக்கக் காத்திருக்கிறது.",
  "{count, plural, one {# not credited is left out} other {# not credited are left out}}":
    "{count, plural, one {வரவு வைக்கப்படாத # சேர்க்கப்படவில்லை} other {வரவு வைக்கப்படாத # சேர்க்கப்படவில்லை}}",
  "A payment of {amount} online was begun at {time}. It is not known yet whether it was paid.":
    "{time} அன்று {amount} ஆன்லைன் கட்டணம் தொடங்கப்பட்டது. அது செலுத்தப்பட்டதா என்பது இன்னும் தெரியவில்லை.",
  "A payment is open for the day on which it was started. If you have paid, you need do nothing: it is credited once the money is confirmed, at the rate of the day it came. If not, start a new one.":
    "தொடங்கிய நாளில் மட்டுமே ஒரு கட்டணத்தைச் செலுத்த முடியும். நீங்கள் செலுத்தியிருந்தால் எதுவும் செய்ய வேண்டாம்: பணம் உறுதியானதும், அது வந்த நாளின் விலையில் வரவு வைக்கப்படும். இல்லையெனில் புதிதாகத் தொடங்கவும்.",
  "Asked for on": "கேட்கப்பட்ட நாள்",
  "Back to the payment page": "கட்டணப் பக்கத்துக்குத் திரும்பு",
  "Book it was meant for": "உரிய புத்தகம்",
  "By itself": "தானாக",
  "Cash for one book is limited to {limit}; {left} is left.": "ஒரு புத்தகத்திற்கான ரொக்க வரம்பு {limit}; {left} மீதம் உள்ளது.",
  "Cash of one client in a day is limited to {limit}; {left} is left today.":
    "ஒரு வாடிக்கையாளரின் ஒரு நாள் ரொக்க வரம்பு {limit}; இன்று {left} மீதம் உள்ளது.",
  Done: "முடிந்தது",
  "Credit it all the same": "இருந்தாலும் வரவு வை",
  "Credited by the bank on": "வங்கி வரவு வைத்த நாள்",
  "Earlier instalments stay open": "முந்தைய தவணைகள் செலுத்தப்படாமல் உள்ளன",
  "Enter the day first: its rate gives the weight.": "முதலில் நாளை உள்ளிடவும்: அன்றைய விலையில் எடை கணக்கிடப்படும்.",
  "Failed: transaction {number} of {name}": "தோல்வி: {name}, பரிவர்த்தனை {number}",
  "For money that was entered for the wrong book. It stays in the shop and keeps its day and number.":
    "தவறான புத்தகத்தில் பதியப்பட்ட பணத்துக்கு. பணம் கடையிலேயே இருக்கும்; நாளும் எண்ணும் மாறாது.",
  "Given up before paying": "செலுத்தும் முன் கைவிடப்பட்டது",
  "Go Back": "திரும்பிச் செல்",
  "Gold credited": "வரவு வைத்த தங்கம்",
  "Gold rate per gram": "ஒரு கிராம் தங்க விலை",
  "Installment No.": "தவணை எண்",
  "Instalments {numbers}": "தவணைகள் {numbers}",
  "It can be taken all the same.": "ஆனாலும் வாங்கலாம்.",
  "It is credited to your book. The receipt is below, and on its way to you.":
    "உங்கள் புத்தகத்தில் வரவு வைக்கப்பட்டது. ரசீது கீழே உள்ளது; உங்களுக்கும் அனுப்பப்படுகிறது.",
  "It stays with the payment and in the audit trail.": "இது கட்டணத்துடனும் தணிக்கைப் பதிவிலும் இருக்கும்.",
  "Last receipt": "கடைசி ரசீது",
  "Left out": "விடுபட்டவை",
  "Money that goes back through the payment gateway. It is sent by itself, and tried again until the gateway has made it; each is made once, however often it is tried.":
    "கட்டண நுழைவாயில் வழியாகத் திரும்பிச் செல்லும் பணம். அது தானாகவே அனுப்பப்படும்; நுழைவாயில் அனுப்பும் வரை மீண்டும் முயலப்படும். எத்தனை முறை முயன்றாலும் ஒவ்வொன்றும் ஒரே முறைதான் அனுப்பப்படும்.",
  "Move this payment to another book": "இந்தக் கட்டணத்தை வேறொரு புத்தகத்துக்கு மாற்று",
  "Move to another book": "வேறொரு புத்தகத்துக்கு மாற்று",
  "Never confirmed": "உறுதிசெய்யப்படவே இல்லை",
  "No money goes back through the gateway.": "நுழைவாயில் வழியாக எந்தப் பணமும் திரும்பிச் செல்லவில்லை.",
  "No payment fits. Try fewer letters, or take a filter away.":
    "எந்தக் கட்டணமும் பொருந்தவில்லை. குறைந்த எழுத்துகளில் தேடவும், அல்லது ஒரு வடிகட்டியை நீக்கவும்.",
  "Not saved yet. See what will be credited, then save.": "இன்னும் சேமிக்கப்படவில்லை. எவ்வளவு வரவாகும் எனப் பார்த்துச் சேமிக்கவும்.",
  "Nothing was credited. If your bank has taken the money all the same, it comes to us late or goes back to you by itself.{reason}":
    "எதுவும் வரவு வைக்கப்படவில்லை. ஆனாலும் உங்கள் வங்கி பணம் எடுத்திருந்தால், அது தாமதமாக எங்களுக்கு வரும் அல்லது தானாக உங்களுக்குத் திரும்பும்.{reason}",
  "Offline Acknowledgement": "நேரடி ஒப்புகை",
  "Only an Admin pays a refund another way.": "நிர்வாகி மட்டுமே பணத்தை வேறு வழியில் திருப்பித் தரலாம்.",
  "Open a UPI app": "UPI செயலியைத் திற",
  Paid: "செலுத்தியது",
  "Paid another way: {amount} of book {book}": "வேறு வழியில் தரப்பட்டது: புத்தகம் {book}, {amount}",
  "Paid by": "செலுத்திய முறை",
  "Pay again": "மீண்டும் செலுத்து",
  "Pay with any UPI app": "எந்த UPI செயலியிலும் செலுத்துங்கள்",
  "Payment Transaction Number": "கட்டணப் பரிவர்த்தனை எண்",
  "QR code to pay by UPI": "UPI மூலம் செலுத்த QR குறியீடு",
  "Receipt number": "ரசீது எண்",
  "Received as an advance, not a tax invoice.": "முன்பணமாகப் பெறப்பட்டது; இது வரி விலைப்பட்டியல் அல்ல.",
  Reference: "குறிப்பு எண்",
  "Reference of the return": "திருப்பியதன் குறிப்பு எண்",
  "Refund this payment": "இந்தக் கட்டணத்தைத் திருப்பித் தருக",
  "Save Payment Details": "கட்டண விவரங்களைச் சேமி",
  "Saving Book Number": "புத்தக எண்",
  "Scan the code, or open the app on this phone. Amount and reference are filled in. The shop confirms the payment once it has come; this page shows it by itself.":
    "குறியீட்டை ஸ்கேன் செய்யுங்கள், அல்லது இந்த போனில் செயலியைத் திறங்கள். தொகையும் குறிப்பு எண்ணும் நிரப்பப்பட்டுள்ளன. பணம் வந்ததும் கடை உறுதிசெய்யும்; இந்தப் பக்கம் தானாகக் காட்டும்.",
  "Search gateway refunds": "நுழைவாயில் பணத்திருப்பங்களில் தேடு",
  "Search transactions": "பரிவர்த்தனைகளைத் தேடவும்",
  "See the book": "புத்தகத்தைப் பார்",
  Send: "அனுப்பு",
  "Send Acknowledgement": "ஒப்புகை அனுப்பு",
  "Send acknowledgement of transaction {number} of {name}": "அனுப்பு: {name}, பரிவர்த்தனை {number} ஒப்புகை",
  "Send back now": "இப்போதே திருப்பி அனுப்பு",
  "Send back now: {amount} of book {book}": "இப்போதே திருப்பி அனுப்பு: புத்தகம் {book}, {amount}",
  "Started on": "தொடங்கியது",
  "Sum of the list": "பட்டியலின் கூட்டுத்தொகை",
  "Take the rest another way.": "மீதியை வேறு வழியில் பெறவும்.",
  "Takes {amount} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "புத்தகம் {book} இலிருந்து {amount} (தவணை {numbers}, ரசீது {receipt}) கழிக்கப்படும். இதை மீட்டெடுக்க முடியாது.",
  "Takes {amount} and {weight} (instalment {numbers}, receipt {receipt}) off book {book}. It cannot be undone.":
    "புத்தகம் {book} இலிருந்து {amount}, {weight} (தவணை {numbers}, ரசீது {receipt}) கழிக்கப்படும். இதை மீட்டெடுக்க முடியாது.",
  "That day has no gold rate.": "அந்த நாளுக்குத் தங்க விலை இல்லை.",
  "The bank has not paid this cheque yet, so the cheque itself goes back.":
    "வங்கி இந்தக் காசோலைக்கு இன்னும் பணம் தரவில்லை; எனவே காசோலையே திருப்பித் தரப்படும்.",
  "The bank's number of the transfer back, or of the slip for cash.": "பணம் திருப்பியதற்கான வங்கி எண், அல்லது ரொக்கச் சீட்டின் எண்.",
  "The day on the bank's statement. Its gold rate counts, and whether the payment was in time.":
    "வங்கி அறிக்கையில் உள்ள நாள். அன்றைய தங்க விலையும், கட்டணம் உரிய நேரத்தில் வந்ததா என்பதும் இதைப் பொறுத்தவை.",
  "The earlier payment for book {number} was not saved: {reason}":
    "புத்தகம் {number} இன் முந்தைய கட்டணம் சேமிக்கப்படவில்லை: {reason}",
  "The earlier payment for book {number} was saved: receipt {receipt}.":
    "புத்தகம் {number} இன் முந்தைய கட்டணம் சேமிக்கப்பட்டது: ரசீது {receipt}.",
  "The gateway is asked again within a minute.": "ஒரு நிமிடத்திற்குள் நுழைவாயிலிடம் மீண்டும் கேட்கப்படும்.",
  "The gateway is not asked for this refund any more.": "இந்தப் பணத்தைத் திருப்பித் தருமாறு நுழைவாயிலிடம் இனி கேட்கப்படாது.",
  "The gateway may still send this money.": "நுழைவாயில் இந்தப் பணத்தை இன்னும் அனுப்பக்கூடும்.",
  "The gateway says that it has not sent this money. It is not asked again once you have saved.":
    "இந்தப் பணத்தை அனுப்பவில்லை என்று நுழைவாயில் கூறுகிறது. சேமித்த பிறகு அது மீண்டும் கேட்கப்படாது.",
  "The money goes back to you and no longer counts towards the book.": "பணம் உங்களுக்குத் திரும்பும்; இனி புத்தகத்தில் சேராது.",
  "The money is taken from there today; what the gateway holds stays with the shop.":
    "பணம் இன்று அங்கிருந்து எடுக்கப்படும்; கேட்வேயில் உள்ளது கடைக்கே உரியது.",
  "The payment counts towards book {book} now, receipt {receipt}.":
    "கட்டணம் இப்போது புத்தகம் {book} இல் வரவு, ரசீது {receipt}.",
  "The payment did not succeed": "கட்டணம் நிறைவேறவில்லை",
  "The payment gateway holds this money and gives it back by itself.":
    "இந்தப் பணம் கட்டண நுழைவாயிலில் உள்ளது; அதுவே திருப்பித் தரும்.",
  "The payment is being confirmed": "கட்டணம் உறுதிசெய்யப்படுகிறது",
  "The payment page could not be opened": "கட்டணப் பக்கத்தைத் திறக்க முடியவில்லை",
  "The payment was refunded": "கட்டணம் திருப்பித் தரப்பட்டது",
  "The receipt becomes void, and the money goes back by: {mode}.": "ரசீது செல்லாததாகும்; பணம் திரும்பும் முறை: {mode}.",
  "The shop asks the bank itself how it ended, so you need not pay again. Sign in to see how it stands.":
    "அது எப்படி முடிந்தது என்று கடையே வங்கியிடம் கேட்கிறது, எனவே மீண்டும் செலுத்த வேண்டாம். நிலையைப் பார்க்க உள்நுழையவும்.",
  "The shop has another gateway now, or none.": "கடைக்கு இப்போது வேறு நுழைவாயில் உள்ளது, அல்லது எதுவும் இல்லை.",
  "The shop has another gateway now, or none. Look on the pages of the earlier one that it has not sent this money.":
    "கடைக்கு இப்போது வேறு நுழைவாயில் உள்ளது, அல்லது எதுவும் இல்லை. முந்தைய நுழைவாயில் இந்தப் பணத்தை அனுப்பவில்லை என்பதை அதன் பக்கங்களில் பாருங்கள்.",
  "There is no gold rate today.": "இன்று தங்க விலை பதியப்படவில்லை.",
  "This credits instalment {instalment}. Not paid and still open: {open}. Is that meant?":
    "இது தவணை {instalment} ஐ வரவு வைக்கும். இன்னும் செலுத்தப்படாதவை: {open}. இதுதான் நோக்கமா?",
  "This page is about a payment, and none is named.": "இந்தப் பக்கம் ஒரு கட்டணத்தைப் பற்றியது; எதுவும் குறிப்பிடப்படவில்லை.",
  "This payment can no longer be started": "இந்தக் கட்டணத்தை இனிச் செலுத்த முடியாது",
  "This payment has ended. There is nothing to acknowledge.": "இந்தக் கட்டணம் முடிந்துவிட்டது. ஒப்புகை தர எதுவுமில்லை.",
  "To credit": "வரவு வைக்க வேண்டியவை",
  "Too many to add up: choose fewer days for a sum.":
    "கூட்டுவதற்கு மிக அதிகம்: கூட்டுத்தொகைக்குக் குறைந்த நாட்களைத் தேர்ந்தெடுக்கவும்.",
  "Transaction {id}": "பரிவர்த்தனை {id}",
  "Transaction {id} · receipt {number}": "பரிவர்த்தனை {id} · ரசீது {number}",
  "Type a book number. Whose book it is, what is due and what will be credited stand here before anything is saved.":
    "புத்தக எண்ணை உள்ளிடவும். யாருடைய புத்தகம், எவ்வளவு செலுத்த வேண்டும், எவ்வளவு வரவாகும் என்பவை சேமிக்கும் முன் இங்கே தெரியும்.",
  "Will be credited": "வரவாகும்",
  "Your bank has not answered yet. You need not wait or pay again: this page changes by itself.":
    "உங்கள் வங்கி இன்னும் பதிலளிக்கவில்லை. காத்திருக்கவோ மீண்டும் செலுத்தவோ வேண்டாம்: இந்தப் பக்கம் தானாக மாறும்.",
  "Your money has come in. The shop credits it to your book shortly; this page shows it by itself.":
    "உங்கள் பணம் வந்து சேர்ந்தது. கடை விரைவில் உங்கள் புத்தகத்தில் வரவு வைக்கும்; இந்தப் பக்கம் தானாகக் காட்டும்.",
  "{count, plural, one {Tried once} other {Tried # times}}, next on {date}":
    "{count, plural, one {ஒரு முறை முயலப்பட்டது} other {# முறை முயலப்பட்டது}}, அடுத்து {date} அன்று",
  "{count} credited": "{count} வரவு வைக்கப்பட்டவை",
  "{rate} per gram today": "இன்று ஒரு கிராம் {rate}",
  "{weight} at the rate of its day.": "அன்றைய விலையில் {weight}.",
  Counter: "கவுன்டர்",
  "Each book has its own payment and receipt: you pay {count} times, one after the other.":
    "ஒவ்வொரு புத்தகத்துக்கும் தனிக் கட்டணமும் ரசீதும் உண்டு: ஒன்றன்பின் ஒன்றாக {count} முறை செலுத்துவீர்கள்.",
  "How much": "எவ்வளவு",
  "Look again": "மீண்டும் பார்க்க",
  "Not now": "இப்போது வேண்டாம்",
  "Nothing to pay here": "இங்கே செலுத்த எதுவும் இல்லை",
  "Other amount": "வேறு தொகை",
  "Still to pay": "இன்னும் செலுத்த வேண்டியது",
  "Still to pay: {amount} for {scheme}.": "இன்னும் செலுத்த வேண்டியது: {scheme} க்கு {amount}.",
  "Then {count, plural, one {# more book} other {# more books}}.":
    "பிறகு {count, plural, one {மேலும் # புத்தகம்} other {மேலும் # புத்தகங்கள்}}.",
  "This week": "இந்த வாரம்",
  "You go to your own app and come back. Your receipt comes when the bank confirms, even if you close this page.":
    "உங்கள் சொந்தச் செயலிக்குச் சென்று திரும்புவீர்கள். இந்தப் பக்கத்தை மூடினாலும், வங்கி உறுதி செய்ததும் ரசீது வரும்.",
  "You have no scheme book yet.": "உங்களிடம் இன்னும் திட்டப் புத்தகம் இல்லை.",
  "You pay": "நீங்கள் செலுத்துவது",
  "about {weight}": "சுமார் {weight}",
  "then {amount}": "பிறகு {amount}",
  "{count, plural, one {Next instalment} other {All # books}}":
    "{count, plural, one {அடுத்த தவணை} other {எல்லா # புத்தகங்களும்}}",
  "{number} of {all}": "{all} இல் {number}",
  "Books of this client": "இந்த உறுப்பினரின் புத்தகங்கள்",
  "Correct a payment": "கட்டணத்தைத் திருத்து",
  "Gold after this": "இதற்குப் பின் தங்கம்",
  "It belongs to another book": "இது வேறொரு புத்தகத்துக்கு உரியது",
  "It is taken back": "இது திரும்பப் பெறப்படுகிறது",
  "Nothing yet.": "இன்னும் எதுவும் இல்லை.",
  Other: "வேறு தொகை",
  "Saved after this": "இதற்குப் பின் சேமிப்பு",
  "Show the receipt": "ரசீதைக் காட்டு",
  "Taken by you today": "இன்று நீங்கள் பெற்றவை",
  "Usual amounts": "வழக்கமான தொகைகள்",
  "What is wrong?": "எது தவறு?",
  "Wrong? Correct it": "தவறா? திருத்து",
  "all {count} due": "நிலுவை {count} முழுதும்",
  "in cash, {count, plural, one {# payment} other {# payments}}":
    "ரொக்கமாக, {count, plural, one {# கட்டணம்} other {# கட்டணங்கள்}}",
  "since {day}": "{day} முதல்",
  "type it": "தட்டச்சு செய்க",
  "{amount} for each instalment; {count} left: at most {most}.":
    "ஒவ்வொரு தவணையும் {amount}; {count} மீதம்: அதிகபட்சம் {most}.",
  "{count, plural, one {# instalment due} other {# instalments due}}":
    "{count, plural, one {# தவணை நிலுவை} other {# தவணைகள் நிலுவை}}",
  "Taken in {branch}": "பெறும் கிளை: {branch}",
  "The book is of {branch}. The money stays here, and is owed to that branch.":
    "இந்தப் புத்தகம் {branch} கிளைக்கு உரியது. பணம் இங்கேயே இருக்கும்; அந்தக் கிளைக்குத் தர வேண்டியதாகும்.",
  "What is saved in it is not shown here.": "அதில் சேர்ந்துள்ளது இங்கே காட்டப்படாது.",
};
