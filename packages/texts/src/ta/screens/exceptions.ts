import type { exceptions as english } from "#en/screens/exceptions.ts";
import type { Translated } from "#shape.ts";

export const exceptions: Translated<typeof english> = {
  "A bank asks for it back": "வங்கி இதைத் திருப்பிக் கேட்கிறது",
  "A lost dispute gave it back": "தோற்ற தகராறு இதைத் திருப்பித் தந்தது",
  "A lost dispute took it": "தோற்ற தகராறு இதை எடுத்துக்கொண்டது",
  "What the gateway gives back is booked as the shop's. The client is not told.":
    "நுழைவாயில் திருப்பித் தருவது கடையின் பணமாகப் பதிவாகும். வாடிக்கையாளருக்குத் தகவல் செல்லாது.",
  "Answer it until {date}": "{date} வரை பதிலளிக்கவும்",
  "Answer the dispute on the gateway's own pages. This ends by itself when the bank has decided.":
    "தகராறுக்கு நுழைவாயிலின் சொந்தப் பக்கங்களில் பதிலளிக்கவும். வங்கி முடிவு செய்ததும் இது தானாக முடியும்.",
  "The book keeps the payment. The amount is booked as a loss of the shop.":
    "புத்தகம் கட்டணத்தை வைத்துக்கொள்ளும். தொகை கடையின் இழப்பாகப் பதிவாகும்.",
  "The payment is taken back from its book. What the gateway has not sent yet, it is asked for; what it sent beyond that is a loss of the shop.":
    "கட்டணம் அதன் புத்தகத்திலிருந்து திரும்பப் பெறப்படும். நுழைவாயில் இன்னும் அனுப்பாததை அனுப்பக் கேட்கப்படும்; அதற்கு மேல் அது அனுப்பியது கடையின் இழப்பாகும்.",
  "Another amount was paid": "வேறு தொகை செலுத்தப்பட்டது",
  "Both weights and the reason are kept.": "இரண்டு எடைகளும் காரணமும் பதிவில் இருக்கும்.",
  "It came after the payment was settled otherwise": "கட்டணம் வேறு வழியில் முடிந்த பிறகு வந்தது",
  "It was paid twice": "இருமுறை செலுத்தப்பட்டது",
  "Another payment was credited by a number of the same money": "இதே பணத்தின் எண்ணால் வேறொரு கட்டணமும் வரவு வைக்கப்பட்டது",
  "It was refunded before the money came": "பணம் வரும் முன்பே கட்டணம் திருப்பித் தரப்பட்டது",
  "Its book cannot take it any more": "அதன் புத்தகம் இனி இதை ஏற்காது",
  "Its book was closed": "அதன் புத்தகம் மூடப்பட்டது",
  "Left empty, it is computed at the rate of the day the money came on.":
    "காலியாக விட்டால், பணம் வந்த நாளின் விலையில் கணக்கிடப்படும்.",
  "No payment waits for a decision.": "முடிவுக்குக் காத்திருக்கும் கட்டணம் எதுவும் இல்லை.",
  "Noted on": "குறித்த நாள்",
  "Nothing changes: the books hold this money as received and given back.":
    "எதுவும் மாறாது: இந்தப் பணம் வந்ததாகவும் திருப்பித் தரப்பட்டதாகவும் கணக்கில் உள்ளது.",
  "Nothing fits. Try fewer letters, or another state.": "எதுவும் பொருந்தவில்லை. குறைவான எழுத்துகளையோ வேறு நிலையையோ முயலவும்.",
  "Only an Admin resolves a payment exception.": "கட்டண விதிவிலக்கை நிர்வாகி மட்டுமே தீர்க்கலாம்.",
  "Open book": "புத்தகத்தைத் திற",
  "Open book: {book}, payment {number}": "புத்தகத்தைத் திற: {book}, கட்டணம் {number}",
  "Opening the book does not help here.": "புத்தகத்தைத் திறப்பது இங்கே உதவாது.",
  "Reason for another weight": "வேறு எடைக்கான காரணம்",
  Resolve: "தீர்",
  "Resolve payment {number}": "கட்டணம் {number} ஐத் தீர்",
  "Resolve payment {number} of book {book}": "புத்தகம் {book} இன் கட்டணம் {number} ஐத் தீர்",
  "Search payment exceptions": "கட்டண விதிவிலக்குகளில் தேடு",
  "The gateway that was to send it back is gone": "அதைத் திருப்பி அனுப்ப வேண்டிய நுழைவாயில் இப்போது இல்லை",
  "Number of the refund": "திருப்பத்தின் எண்",
  "As the gateway's own pages show it, such as rfnd_….": "நுழைவாயிலின் சொந்தப் பக்கங்களில் உள்ளபடி, எ.கா. rfnd_….",
  "Sign in at the gateway's own pages and look for the payment {payment}. Its refunds tell whether {amount} went back: one that is processed was sent, one that failed or is not there was not. One that is still pending is decided about later.":
    "நுழைவாயிலின் சொந்தப் பக்கங்களில் உள்நுழைந்து {payment} என்ற கட்டணத்தைத் தேடவும். {amount} திரும்பிச் சென்றதா என அதன் திருப்பங்கள் காட்டும்: processed என்றால் அனுப்பப்பட்டது; failed என்றாலோ இல்லாவிட்டாலோ அனுப்பப்படவில்லை. இன்னும் pending என்றால் பின்னர் முடிவு செய்யவும்.",
  "The refund is done. Nothing more is sent or paid.": "திருப்பம் முடிந்தது. இனி எதுவும் அனுப்பப்படாது, செலுத்தப்படாது.",
  "The money is owed to the client still. Pay it another way at Gateway Refunds.":
    "பணம் வாடிக்கையாளருக்கு இன்னும் தர வேண்டியுள்ளது. நுழைவாயில் பணத்திருப்பங்களில் வேறு வழியில் செலுத்தவும்.",
  "The gateway could not send it back": "நுழைவாயிலால் அதைத் திருப்பி அனுப்ப முடியவில்லை",
  "The gateway is asked once more under a new number; see Gateway Refunds.":
    "புதிய எண்ணில் நுழைவாயில் மீண்டும் கேட்கப்படும்; நுழைவாயில் பணத்திருப்பங்களைப் பார்க்கவும்.",
  "The gateway sends the money back to where it came from; see Gateway Refunds. The client is told by e-mail.":
    "நுழைவாயில் பணத்தை வந்த இடத்திற்கே திருப்பி அனுப்பும்; நுழைவாயில் பணத்திருப்பங்களைப் பார்க்கவும். வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும்.",
  "The gateway sent back money that it was not asked for": "கேட்காத பணத்தை நுழைவாயில் திருப்பி அனுப்பியது",
  "The next instalment of the book is credited today, with a receipt. The client is told by e-mail.":
    "புத்தகத்தின் அடுத்த தவணை இன்று ரசீதுடன் வரவு வைக்கப்படும். வாடிக்கையாளருக்கு மின்னஞ்சல் செல்லும்.",
  "The payment ends as Failed, and the client is told by e-mail.":
    "கட்டணம் தோல்வியாக முடியும்; வாடிக்கையாளருக்கு மின்னஞ்சலில் தெரிவிக்கப்படும்.",
  "This money cannot be credited as it came: its book was closed or paid up meanwhile, or the gateway took it twice, late or of another amount. It goes back to the payer, or its book takes it as an instalment; a closed book can be opened again.":
    "இந்தப் பணத்தை வந்தபடியே வரவு வைக்க முடியாது: அதன் புத்தகம் இடையில் மூடப்பட்டது அல்லது முழுவதும் செலுத்தப்பட்டது, அல்லது நுழைவாயில் அதை இருமுறையோ தாமதமாகவோ வேறு தொகையாகவோ பெற்றது. அது செலுத்தியவருக்குத் திரும்பும், அல்லது புத்தகம் அதைத் தவணையாக ஏற்கும்; மூடிய புத்தகத்தை மீண்டும் திறக்கலாம்.",
  "To pay it back another way, open Gateway Refunds.": "வேறு வழியில் திருப்பித் தர, நுழைவாயில் பணத்திருப்பங்களைத் திறக்கவும்.",
  "Weight in grams": "எடை (கிராம்)",
  "What became of it": "அது என்ன ஆனது",
  "What becomes of the money": "பணம் என்னவாகும்",
  "The gateway does not have its money": "அதன் பணம் நுழைவாயிலிடம் இல்லை",
  "No settlement of the gateway contains it yet": "நுழைவாயிலின் எந்தத் தீர்வுக் கணக்கிலும் இது இன்னும் இல்லை",
  "The gateway was asked and does not have the money {payment}. An event with a correct signature may have told of it, although it never came: look it up on the gateway's own pages, and change the secret of the events if it is not there.":
    "நுழைவாயிலிடம் கேட்கப்பட்டது; {payment} என்ற பணம் அதனிடம் இல்லை. அந்தப் பணம் வராமலேயே சரியான கையொப்பமுள்ள ஒரு நிகழ்வு அதைப் பற்றிச் சொல்லியிருக்கலாம்: நுழைவாயிலின் சொந்தப் பக்கங்களில் தேடிப் பார்க்கவும், அங்கே இல்லையெனில் நிகழ்வுகளின் இரகசியத்தை மாற்றவும்.",
  "Nothing changes.": "எதுவும் மாறாது.",
  "The payment is taken back from its book. Nothing is sent, and the client is told by e-mail.":
    "கட்டணம் அதன் புத்தகத்திலிருந்து திரும்பப் பெறப்படும். எதுவும் அனுப்பப்படாது; வாடிக்கையாளருக்கு மின்னஞ்சலில் தெரிவிக்கப்படும்.",
  "Upload the gateway's report. This ends by itself when one contains the payment.":
    "நுழைவாயிலின் அறிக்கையைப் பதிவேற்றவும். ஒன்றில் இந்தக் கட்டணம் வந்ததும் இது தானாகவே முடியும்.",
};
