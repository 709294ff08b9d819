import type { advice as english } from "#en/screens/advice.ts";
import type { Translated } from "#shape.ts";

export const advice: Translated<typeof english> = {
  "A book can stay open past day 365, until day {day}.": "ஒரு புத்தகம் 365-ஆம் நாளைத் தாண்டி {day}-ஆம் நாள் வரை திறந்திருக்கலாம்.",
  "A saver can bring everything on the last day and gain {share}.":
    "ஒருவர் கடைசி நாளில் எல்லாவற்றையும் கொண்டுவந்து {share} பெறலாம்.",
  "A saver can bring everything on the last day and have {share} off the making charge.":
    "ஒருவர் கடைசி நாளில் எல்லாவற்றையும் கொண்டுவந்து செய்கூலியில் {share} தள்ளுபடி பெறலாம்.",
  "A share of an instalment, more each month held.": "ஒரு தவணையின் பங்கு, வைத்திருக்கும் மாதங்களுக்கேற்பக் கூடும்.",
  "Amount of the brochure": "விளக்கப் பட்டியலின் தொகை",
  "Any amount, any day, 330 days.": "எந்தத் தொகையும், எந்த நாளும், 330 நாட்கள்.",
  "Average rate": "சராசரி விலை",
  "Before {span} a saver gets no bonus.": "{span} ஆவதற்கு முன் போனஸ் இல்லை.",
  "Before {span} a saver gets nothing back.": "{span} ஆவதற்கு முன் எதுவும் திரும்பக் கிடைக்காது.",
  "Begin from a brochure that shops already print. Everything can be changed afterwards.":
    "கடைகள் ஏற்கெனவே அச்சிடும் ஒரு திட்டத்திலிருந்து தொடங்குங்கள். எல்லாவற்றையும் பின்னர் மாற்றலாம்.",
  "Benefit {benefit}, step {step}: who pays in time never comes to it.":
    "சலுகை {benefit}, படி {step}: உரிய நேரத்தில் செலுத்துபவர் இதை எட்டவே மாட்டார்.",
  "Brochures to begin from": "தொடங்குவதற்கான விளக்கப் பட்டியல்கள்",
  "Copy this scheme": "இந்தத் திட்டத்தை நகலெடு",
  "Cover the grams saved": "சேமித்த கிராம்களுக்கு மட்டும்",
  "Each payment becomes grams that day.": "ஒவ்வொரு பணமும் அன்றே கிராமாகும்.",
  "Earlier earns more": "முந்தினால் கூடுதல்",
  "End on day 364": "364-ஆம் நாளில் முடி",
  "Gold + 10 %": "தங்கம் + 10 %",
  "Gold bonus by the day of each payment.": "ஒவ்வொரு பணத்தின் நாளுக்கேற்ப தங்க போனஸ்.",
  "Gold by weight": "எடையாகத் தங்கம்",
  "Golden harvest": "பொன் அறுவடை",
  "Grams, and a tenth more at maturity.": "கிராம்கள், முதிர்வில் பத்தில் ஒரு பங்கு கூடுதல்.",
  "Maturity can pass day 365: the book is ready on day {day} at the latest.":
    "முதிர்வு 365-ஆம் நாளைத் தாண்டலாம்: புத்தகம் கடைசியாக {day}-ஆம் நாளில் முதிரும்.",
  "No gold rate is set today. The figures suppose {rate} a gram.":
    "இன்று தங்க விலை அமைக்கப்படவில்லை. எண்கள் கிராமுக்கு {rate} எனக் கொண்டவை.",
  "No wastage up to 18 %": "18 % வரை சேதாரம் இல்லை",
  "One payment a month": "மாதத்திற்கு ஒரு தவணை",
  "Or copy one of yours": "அல்லது உங்களுடைய ஒன்றை நகலெடுங்கள்",
  "Pay 11, get 12": "11 செலுத்தி 12 பெறுங்கள்",
  "Ready on day {ready}, taken by day {last}: inside 365 days.":
    "{ready}-ஆம் நாளில் முதிர்வு, {last}-ஆம் நாளுக்குள் பெறப்படும்: 365 நாட்களுக்குள்.",
  "Rupees, turned to gold at the mean rate.": "ரூபாய், சராசரி விலையில் தங்கமாகும்.",
  "Something is not filled in yet. The figures are those from before.": "இன்னும் நிரப்பப்படாதது உள்ளது. எண்கள் முந்தையவை.",
  "The benefits never end: a book can stay open past day 365.":
    "சலுகைகளுக்கு முடிவில்லை: புத்தகம் 365-ஆம் நாளைத் தாண்டித் திறந்திருக்கலாம்.",
  "The brochure": "விளக்கப் பட்டியல்",
  "The brochure is printed, shown to who joins, and kept with each book.":
    "விளக்கப் பட்டியல் அச்சிடப்பட்டு, சேர்பவருக்குக் காட்டப்பட்டு, ஒவ்வொரு புத்தகத்துடனும் வைக்கப்படும்.",
  "The figures are of ₹ 2,000 a month.": "எண்கள் மாதம் ₹ 2,000-க்கானவை.",
  "The shop adds the last instalment.": "கடைசித் தவணையைக் கடை சேர்க்கும்.",
  "The waiver has no limit by weight: {share} off the making charge of each further gram.":
    "தள்ளுபடிக்கு எடை வரம்பு இல்லை: ஒவ்வொரு கூடுதல் கிராமின் செய்கூலியிலும் {share} தள்ளுபடி.",
  "Value addition waived on the grams saved.": "சேமித்த கிராம்களுக்குச் சேதாரம் தள்ளுபடி.",
  "What the terms bring about": "விதிமுறைகளின் விளைவு",
  "Who pays one instalment and waits gains {share} of it, a greater share than who pays all.":
    "ஒரு தவணை மட்டும் செலுத்திக் காத்திருப்பவர் அதில் {share} பெறுகிறார்; எல்லாம் செலுத்துபவரைவிட அதிகப் பங்கு.",
  "{count, plural, one {# open book} other {# open books}}":
    "{count, plural, one {# திறந்த புத்தகம்} other {# திறந்த புத்தகங்கள்}}",
  "{name} (copy)": "{name} (நகல்)",
};
