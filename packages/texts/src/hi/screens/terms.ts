import type { terms as english } from "#en/screens/terms.ts";
import type { Translated } from "#shape.ts";

export const terms: Translated<typeof english> = {
  "An example: who joins on {day} and pays {amount} {rhythm}, {count, plural, one {# time} other {# times}} in all. Other amounts come to something else.":
    "उदाहरण: जो {day} को जुड़ें और {rhythm} {amount}, कुल {count, plural, one {# बार} other {# बार}} दें। दूसरी राशियों का लाभ अलग होगा।",
  "every day": "हर दिन",
  "every month": "हर महीने",
  "every {span}": "हर {span} में",
  "30 days late lose all benefits.": "30 दिन की देरी से सभी लाभ चले जाते हैं।",
  "A late instalment loses all benefits.": "एक किस्त की देरी से सभी लाभ चले जाते हैं।",
  "A step of the benefits is not reached yet.": "लाभ का एक चरण अभी नहीं आया है।",
  "A value addition of up to {share} counts; what is above is charged.":
    "{share} तक का वैल्यू एडिशन गिना जाता है; उससे ऊपर का लिया जाता है।",
  "After the first, each instalment falls due on day {day} of its month.":
    "पहली के बाद हर किस्त अपने महीने की {day} तारीख को देय है।",
  "All payments become {carat} carat gold at the average of their rates.":
    "सभी भुगतान उनकी दरों के औसत पर {carat} कैरेट सोना बनते हैं।",
  "All payments become {carat} carat gold at the lowest of their rates.":
    "सभी भुगतान उनकी सबसे कम दर पर {carat} कैरेट सोना बनते हैं।",
  "All payments become {carat} carat gold at the rate of the day on which they are taken.":
    "सभी भुगतान लेने के दिन की दर पर {carat} कैरेट सोना बनते हैं।",
  "An instalment is late from the day after its due day on.": "देय दिन के अगले दिन से किस्त देर मानी जाती है।",
  "An instalment is late when it comes more than {span} after its due day.":
    "देय दिन के {span} से अधिक बाद आने वाली किस्त देर मानी जाती है।",
  "Any amount on any day; the scheme has no due days.": "किसी भी दिन कोई भी राशि; स्कीम में देय दिन नहीं हैं।",
  "At most {count, plural, one {# instalment} other {# instalments}} can be paid in one calendar month.":
    "एक कैलेंडर महीने में अधिकतम {count, plural, one {# किस्त} other {# किस्तें}} दी जा सकती हैं।",
  "Benefits begin {span} after joining.": "जुड़ने के {span} बाद लाभ शुरू होते हैं।",
  "Benefits end {span} after joining; then only what was saved is owed.":
    "जुड़ने के {span} बाद लाभ समाप्त होते हैं; फिर केवल बचत देय है।",
  "Benefits end {span} after the book is ready; then only what was saved is owed.":
    "बुक तैयार होने के {span} बाद लाभ समाप्त होते हैं; फिर केवल बचत देय है।",
  "Between two steps it changes day by day.": "दो चरणों के बीच यह दिन-प्रतिदिन बदलता है।",
  "Each 30 days late lose one instalment's part of the benefits.":
    "हर 30 दिन की देरी पर एक किस्त के हिस्से का लाभ चला जाता है।",
  "Each 30 days late lose {share} of the benefits.": "हर 30 दिन की देरी पर लाभ का {share} चला जाता है।",
  "Each 30 days late lower the percentage by {share}.": "हर 30 दिन की देरी प्रतिशत को {share} घटाती है।",
  "Each late instalment loses its own part of the benefits.": "देर से आई हर किस्त लाभ में अपना हिस्सा खो देती है।",
  "Each late instalment loses {share} of the benefits.": "देर से आई हर किस्त पर लाभ का {share} चला जाता है।",
  "Each late instalment lowers the percentage by {share}.": "देर से आई हर किस्त प्रतिशत को {share} घटाती है।",
  "Each payment becomes {carat} carat gold at the next day's rate.":
    "हर भुगतान अगले दिन की दर पर {carat} कैरेट सोना बनता है।",
  "Each payment becomes {carat} carat gold at the rate of its day or of the day on which it is taken, whichever is lower.":
    "हर भुगतान अपने दिन की या लेने के दिन की दर में से कम दर पर {carat} कैरेट सोना बनता है।",
  "Each payment becomes {carat} carat gold at the rate of its day.":
    "हर भुगतान अपने दिन की दर पर {carat} कैरेट सोना बनता है।",
  Festivals: "त्योहार",
  "For each payment from joining on: {what}.": "जुड़ने से हर भुगतान पर: {what}।",
  "For each payment from {span} after joining on: {what}.": "जुड़ने के {span} बाद से हर भुगतान पर: {what}।",
  "For payments from {from} to {to}: {amount} more, once for the book.":
    "{from} से {to} तक के भुगतानों पर: {amount} अधिक, बुक पर एक बार।",
  "For payments from {from} to {to}: {what}.": "{from} से {to} तक के भुगतानों पर: {what}।",
  "For who joins from {from} to {to}: {what}.": "{from} से {to} तक जुड़ने वालों को: {what}।",
  "For who joins on {day} and pays each instalment when it is due.": "जो {day} को जुड़ें और हर किस्त देय दिन पर दें, उनके लिए।",
  "From the first payment on: {what}.": "पहले भुगतान से: {what}।",
  Gift: "उपहार",
  "Gift: {item} ({amount}), once {count, plural, one {# instalment is} other {# instalments are}} paid.":
    "उपहार: {item} ({amount}), {count, plural, one {# किस्त} other {# किस्तें}} देने पर।",
  "Gold at {rate} a gram, today's rate, for all payments; each one has the rate of its own time.":
    "सभी भुगतानों के लिए आज की दर, {rate} प्रति ग्राम; असल में हर एक की अपने समय की दर होगी।",
  "In all at most {amount}.": "कुल अधिकतम {amount}।",
  "In money: all that was paid is paid back.": "नकद में: जितना दिया गया, सब लौटाया जाता है।",
  "In money: nothing is paid back on that day ({label}).": "नकद में: उस दिन कुछ नहीं लौटाया जाता ({label})।",
  "In money: {amount} are paid back ({label}).": "नकद में: {amount} लौटाए जाते हैं ({label})।",
  "Lateness has cost a part of a benefit.": "देरी से लाभ का एक हिस्सा चला गया।",
  "Lateness has cost all of a benefit.": "देरी से एक लाभ पूरा चला गया।",
  "Leaving early": "पहले छोड़ना",
  "Left to pay for the piece": "गहने के लिए बाकी देना",
  "No.": "क्र.",
  "Nothing but what was saved.": "केवल जो बचाया गया।",
  "Off the making": "मेकिंग में छूट",
  "On further grams: {share} off.": "अतिरिक्त ग्राम पर: {share} छूट।",
  "On {day} {saved} are saved and {owed} owed; the book is ready on {ready}.":
    "{day} को {saved} बचत और {owed} देय; बुक {ready} को तैयार।",
  "On {kind}: {share} off the making charge.": "{kind} पर: मेकिंग चार्ज में {share} छूट।",
  "Only once the book is ready.": "बुक तैयार होने पर ही।",
  Paying: "भुगतान करना",
  "Paying late": "देर से भुगतान",
  "Print the terms": "शर्तें छापें",
  Ready: "तैयार",
  "It is not ready before {span} after the last payment.": "आख़िरी भुगतान के बाद {span} पूरे होने तक बुक तैयार नहीं होती।",
  "Ready {span} after joining.": "जुड़ने के {span} बाद तैयार।",
  "Saved and owed, by day": "बचत और देय, दिन के अनुसार",
  "Taking it": "लेना",
  "Tax of {share} on the bill comes on top.": "बिल पर {share} कर अलग से लगता है।",
  "Tax of {share} on what was paid comes on top.": "दी गई राशि पर {share} कर अलग से लगता है।",
  "The benefits have not begun yet.": "लाभ अभी शुरू नहीं हुए हैं।",
  "The book is ready a month later for each late instalment.": "देर से आई हर किस्त पर बुक एक महीना बाद तैयार होती है।",
  "The book is ready later by the longest lateness.": "सबसे लंबी देरी जितना बाद में बुक तैयार होती है।",
  "The brochure, for who joins on {day}": "{day} को जुड़ने वाले के लिए विवरणिका",
  "The chart as a table": "चित्र, तालिका के रूप में",
  "The grams suppose a gold rate of {rate} a gram; each payment has the rate of its own time.":
    "ग्राम सोने की दर {rate} प्रति ग्राम मानकर हैं; हर भुगतान की अपने समय की दर होगी।",
  "The making charge of as many grams as were saved counts.": "जितने ग्राम बचाए गए, उतने का मेकिंग चार्ज गिना जाता है।",
  "The making charge of the whole bill counts.": "पूरे बिल का मेकिंग चार्ज गिना जाता है।",
  "The shop owes": "दुकान का देय",
  "The terms of this scheme": "इस स्कीम की शर्तें",
  "The terms of this scheme, to show to the client": "इस स्कीम की शर्तें, ग्राहक को दिखाने के लिए",
  "The time for the benefits is over.": "लाभ का समय समाप्त हो गया।",
  "What is added to a payment is rounded down to {places} places of a gram.":
    "किसी भुगतान में जो जोड़ा जाता है, उसे ग्राम के {places} दशमलव स्थानों तक नीचे की ओर पूर्णांकित किया जाता है।",
  "The total is rounded once, from the exact sum.": "कुल को सटीक जोड़ से एक बार पूर्णांकित किया जाता है।",
  "The total is the sum of the rounded payments.": "कुल पूर्णांकित भुगतानों का जोड़ है।",
  "Weights are rounded down to {places} places of a gram.": "वजन ग्राम के {places} दशमलव तक नीचे पूर्णांकित होता है।",
  "Weights are rounded to the nearest of {places} places of a gram.":
    "वजन ग्राम के {places} दशमलव तक निकटतम पूर्णांकित होता है।",
  "What if I …": "अगर मैं …",
  "What if a saver …": "अगर कोई …",
  "What the shop adds": "दुकान क्या जोड़ती है",
  "after {span}": "{span} बाद",
  "all that was paid is paid back": "जितना दिया गया, सब लौटाया जाता है",
  "before the end of {span}": "{span} बीतने से पहले",
  "comes on": "आते हैं",
  "joins on": "जुड़ते हैं",
  "kept back: {what}": "रोका जाता है: {what}",
  "leaves out": "छोड़ते हैं",
  "no money is paid back": "पैसा नहीं लौटाया जाता",
  "on the due day": "देय दिन पर",
  "one each day": "हर दिन एक",
  "one each month": "हर महीने एक",
  "one every {span}": "हर {span} में एक",
  or: "या",
  owed: "देय",
  pays: "देते हैं",
  "ready, day {day}": "तैयार, दिन {day}",
  saved: "बचत",
  "takes a piece of": "गहना लेते हैं",
  "the cost of the gift": "उपहार की कीमत",
  "value addition": "वैल्यू एडिशन",
  "with fewer than {count, plural, one {# instalment} other {# instalments}} paid":
    "{count, plural, one {# किस्त} other {# किस्तों}} से कम देने पर",
  "with {count, plural, one {# instalment} other {# instalments}} paid":
    "{count, plural, one {# किस्त} other {# किस्तें}} देने पर",
  "{amount} from the shop": "दुकान से {amount}",
  "{amount} from the shop ({share} of an instalment)": "दुकान से {amount} (एक किस्त का {share})",
  "{amount} off the making charge": "मेकिंग चार्ज में {amount} छूट",
  "{count, plural, one {# day} other {# days}}": "{count, plural, one {# दिन} other {# दिन}}",
  "{count, plural, one {# instalment} other {# instalments}} of {amount}, {rhythm}.":
    "{amount} की {count, plural, one {# किस्त} other {# किस्तें}}, {rhythm}।",
  "{count, plural, one {# instalment} other {# instalments}}, {rhythm}.":
    "{count, plural, one {# किस्त} other {# किस्तें}}, {rhythm}।",
  "{count, plural, one {# late instalment costs} other {# late instalments cost}} nothing.":
    "{count, plural, one {# देर किस्त} other {# देर किस्तों}} पर कुछ नहीं जाता।",
  "{count, plural, one {The first 30 days} other {The first # times 30 days}} cost nothing.":
    "{count, plural, one {पहले 30 दिनों} other {पहले # बार 30 दिनों}} पर कुछ नहीं जाता।",
  "{share} more gold": "{share} अधिक सोना",
  "{share} of an average instalment": "औसत किस्त का {share}",
  "{share} of an instalment": "एक किस्त का {share}",
  "{share} of the first payment": "पहले भुगतान का {share}",
  "{share} of what was paid": "दी गई राशि का {share}",
  "{share} off the making": "मेकिंग में {share} छूट",
  "{span} ahead": "{span} पहले",
  "{span} late": "{span} देर से",
  "The making charge of as many grams as what was paid buys on the day counts.":
    "चुकाई गई रकम से उस दिन जितने ग्राम मिलते हैं, उतने का मेकिंग चार्ज गिना जाता है।",
  "Given for parts": "हिस्सों में दिया गया",
  Tax: "कर",
  "{count, plural, one {# month} other {# months}}": "{count, plural, one {# महीना} other {# महीने}}",
  "{share} off the making charge": "मेकिंग चार्ज पर {share} छूट",
};
