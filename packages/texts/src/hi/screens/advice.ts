import type { advice as english } from "#en/screens/advice.ts";
import type { Translated } from "#shape.ts";

export const advice: Translated<typeof english> = {
  "A book can stay open past day 365, until day {day}.": "बुक 365वें दिन के बाद, {day}वें दिन तक खुली रह सकती है।",
  "A saver can bring everything on the last day and gain {share}.": "कोई आखिरी दिन सब कुछ लाकर {share} पा सकता है।",
  "A saver can bring everything on the last day and have {share} off the making charge.":
    "कोई आखिरी दिन सब कुछ लाकर मेकिंग चार्ज में {share} छूट पा सकता है।",
  "A share of an instalment, more each month held.": "एक किस्त का हिस्सा, जितने महीने रखें उतना अधिक।",
  "Amount of the brochure": "विवरणिका की राशि",
  "Any amount, any day, 330 days.": "कोई भी राशि, कोई भी दिन, 330 दिन।",
  "Average rate": "औसत दर",
  "Before {span} a saver gets no bonus.": "{span} से पहले कोई बोनस नहीं मिलता।",
  "Before {span} a saver gets nothing back.": "{span} से पहले कुछ वापस नहीं मिलता।",
  "Begin from a brochure that shops already print. Everything can be changed afterwards.":
    "दुकानें जो विवरणिका छापती हैं, उसी से शुरू करें। बाद में सब बदला जा सकता है।",
  "Benefit {benefit}, step {step}: who pays in time never comes to it.":
    "लाभ {benefit}, चरण {step}: समय पर देने वाला इस तक कभी नहीं पहुँचता।",
  "Brochures to begin from": "शुरू करने के लिए विवरणिकाएँ",
  "Copy this scheme": "इस स्कीम की नकल करें",
  "Cover the grams saved": "केवल बचाए गए ग्राम पर",
  "Each payment becomes grams that day.": "हर भुगतान उसी दिन ग्राम बनता है।",
  "Earlier earns more": "पहले पर अधिक",
  "End on day 364": "364वें दिन समाप्त करें",
  "Gold + 10 %": "सोना + 10 %",
  "Gold bonus by the day of each payment.": "हर भुगतान के दिन के अनुसार सोने का बोनस।",
  "Gold by weight": "वजन से सोना",
  "Golden harvest": "सुनहरी फसल",
  "Grams, and a tenth more at maturity.": "ग्राम, और परिपक्वता पर दसवाँ हिस्सा अधिक।",
  "Maturity can pass day 365: the book is ready on day {day} at the latest.":
    "परिपक्वता 365वें दिन के बाद जा सकती है: बुक अधिक से अधिक {day}वें दिन तैयार होती है।",
  "No gold rate is set today. The figures suppose {rate} a gram.":
    "आज सोने की दर तय नहीं है। आँकड़े {rate} प्रति ग्राम मानकर हैं।",
  "No wastage up to 18 %": "18 % तक वेस्टेज नहीं",
  "One payment a month": "महीने में एक भुगतान",
  "Or copy one of yours": "या अपनी किसी की नकल करें",
  "Pay 11, get 12": "11 दें, 12 पाएँ",
  "Ready on day {ready}, taken by day {last}: inside 365 days.":
    "{ready}वें दिन तैयार, {last}वें दिन तक लिया जाता है: 365 दिनों के भीतर।",
  "Rupees, turned to gold at the mean rate.": "रुपये, औसत दर पर सोना बनते हैं।",
  "Something is not filled in yet. The figures are those from before.": "कुछ अभी भरा नहीं है। आँकड़े पहले के हैं।",
  "The benefits never end: a book can stay open past day 365.":
    "लाभ कभी समाप्त नहीं होते: बुक 365वें दिन के बाद भी खुली रह सकती है।",
  "The brochure": "विवरणिका",
  "The brochure is printed, shown to who joins, and kept with each book.":
    "विवरणिका छापी जाती है, जुड़ने वाले को दिखाई जाती है और हर बुक के साथ रखी जाती है।",
  "The figures are of ₹ 2,000 a month.": "आँकड़े ₹ 2,000 महीने के हैं।",
  "The shop adds the last instalment.": "आखिरी किस्त दुकान जोड़ती है।",
  "The waiver has no limit by weight: {share} off the making charge of each further gram.":
    "छूट की वजन से कोई सीमा नहीं: हर अतिरिक्त ग्राम के मेकिंग चार्ज में {share} छूट।",
  "Value addition waived on the grams saved.": "बचाए गए ग्राम पर वैल्यू एडिशन माफ।",
  "What the terms bring about": "शर्तों का परिणाम",
  "Who pays one instalment and waits gains {share} of it, a greater share than who pays all.":
    "जो एक किस्त देकर रुकता है, वह उसका {share} पाता है, सब देने वाले से बड़ा हिस्सा।",
  "{count, plural, one {# open book} other {# open books}}": "{count, plural, one {# खुली बुक} other {# खुली बुकें}}",
  "{name} (copy)": "{name} (नकल)",
};
