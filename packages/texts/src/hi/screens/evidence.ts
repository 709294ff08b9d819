import type { evidence as english } from "#en/screens/evidence.ts";
import type { Translated } from "#shape.ts";

export const evidence: Translated<typeof english> = {
  "A backup was brought back": "बैकअप वापस लाया गया",
  "A day was closed": "एक दिन बंद हुआ",
  Altered: "बदले हुए",
  "An hour was over": "एक घंटा पूरा हुआ",
  "Asked for by somebody": "किसी ने माँगी",
  "Changed since": "तब से बदले",
  "Checks of the books": "खातों की जाँच",
  "Checks that the portal made by itself": "पोर्टल की अपने आप की गई जाँच",
  "Every hour and after each close of a day the portal seals the books: whatever stands in them is signed and kept outside of the database. Whoever alters them later is found.":
    "हर घंटे और हर दिन बंद होने पर पोर्टल खातों पर मुहर लगाता है: उनमें जो कुछ है, उस पर हस्ताक्षर होता है और वह डेटाबेस के बाहर रखा जाता है। बाद में कोई उन्हें बदले तो पता चल जाता है।",
  Everything: "सब कुछ",
  Found: "मिली गड़बड़ियाँ",
  "In the object store": "ऑब्जेक्ट स्टोर में",
  Journals: "जर्नल",
  Keys: "कुंजियाँ",
  "Made at": "समय",
  Mailed: "मेल की गई",
  "Not yet": "अभी नहीं",
  "Nothing was altered": "कुछ नहीं बदला गया",
  "Records that are sealed": "मुहर लगे रिकॉर्ड",
  "Save the keys": "कुंजियाँ सहेजें",
  "Signs since {moment}": "{moment} से हस्ताक्षर करती है",
  "Something was altered": "कुछ बदला गया है",
  "The books have not been sealed yet.": "खातों पर अभी मुहर नहीं लगी है।",
  "The first check is made at night.": "पहली जाँच रात में होगी।",
  "The first seal": "पहली मुहर",
  "The key before it does not stand for this one.": "इससे पहले की कुंजी इसकी पुष्टि नहीं करती।",
  "The last check found this:": "पिछली जाँच में यह मिला:",
  "The last seal": "आख़िरी मुहर",
  "The last seals": "हाल की मुहरें",
  "The last seals of the books": "खातों की हाल की मुहरें",
  "The seal itself": "मुहर का पाठ",
  "Went on with the one before": "पिछली का शेष भाग",
  "What is new": "जो नया है",
  "What was checked": "क्या जाँचा गया",
  "With these keys anybody checks a seal or a statement. Keep a copy away from the shop, so that nobody can pass another key off as the shop's.":
    "इन कुंजियों से कोई भी मुहर या विवरण की जाँच कर सकता है। एक प्रति दुकान से बाहर रखें, ताकि कोई दूसरी कुंजी को दुकान की न बता सके।",
  "{count} records do not go on from what was sealed before. Somebody altered the database, or an old backup was put in its place. Have the portal's keeper run ledger:verify with the folder of evidence.":
    "{count} रिकॉर्ड पहले लगी मुहर से आगे नहीं बढ़ते। किसी ने डेटाबेस बदला है, या उसकी जगह पुराना बैकअप रखा गया है। पोर्टल सँभालने वाले से साक्ष्य के फ़ोल्डर के साथ ledger:verify चलवाएँ।",
  "Choose the file statement.json of a folder that was saved here. It is compared with the seals of the shop's books.":
    "यहाँ से सहेजे हुए फ़ोल्डर की फ़ाइल statement.json चुनें। उसे दुकान के खातों की मुहरों से मिलाया जाएगा।",
  "It is not as the shop sealed it. Show it at the counter.":
    "दुकान ने मुहर लगाते समय जो दर्ज किया था, यह वैसा नहीं है। इसे काउंटर पर दिखाएँ।",
  "Keys of the seals": "मुहरों की कुंजियाँ",
  "Number of the seal": "मुहर संख्या",
  "Sealed at": "मुहर का समय",
  "The file statement.json": "फ़ाइल statement.json",
  "The program in the folder asks for one of these. They are in every passbook, too.":
    "फ़ोल्डर का प्रोग्राम इनमें से एक माँगता है। ये हर पासबुक में भी लिखी हैं।",
  "The shop's books held this when they were sealed, and no newer seal is there.":
    "मुहर लगाते समय दुकान के खातों में यही था, और इससे नई कोई मुहर नहीं है।",
  "The shop's books held this when they were sealed. What was paid since then is not in it.":
    "मुहर लगाते समय दुकान के खातों में यही था। उसके बाद जो जमा हुआ, वह इसमें नहीं है।",
  "This statement is genuine, and older than the newest seal.": "यह विवरण असली है, पर इससे नई मुहर लग चुकी है।",
  "This statement is genuine.": "यह विवरण असली है।",
  "This statement was altered.": "इस विवरण में बदलाव किया गया है।",
};
