import type { evidence as english } from "#en/screens/evidence.ts";
import type { Translated } from "#shape.ts";

export const evidence: Translated<typeof english> = {
  "A backup was brought back": "காப்புப் பிரதி மீட்கப்பட்டது",
  "A day was closed": "ஒரு நாள் முடிக்கப்பட்டது",
  Altered: "மாற்றப்பட்டவை",
  "An hour was over": "ஒரு மணி நேரம் முடிந்தது",
  "Asked for by somebody": "ஒருவர் கேட்டுக்கொண்டார்",
  "Changed since": "அதன் பிறகு மாறியவை",
  "Checks of the books": "கணக்குகளின் சரிபார்ப்புகள்",
  "Checks that the portal made by itself": "தளம் தானாகச் செய்த சரிபார்ப்புகள்",
  "Every hour and after each close of a day the portal seals the books: whatever stands in them is signed and kept outside of the database. Whoever alters them later is found.":
    "ஒவ்வொரு மணி நேரமும், ஒவ்வொரு நாள் முடிப்புக்குப் பிறகும் தளம் கணக்குகளை முத்திரையிடுகிறது: அவற்றில் உள்ளவை கையொப்பமிடப்பட்டு தரவுத்தளத்திற்கு வெளியே வைக்கப்படுகின்றன. பின்னர் அவற்றை யார் மாற்றினாலும் கண்டுபிடிக்கப்படும்.",
  Everything: "அனைத்தும்",
  Found: "கண்டறிந்தவை",
  "In the object store": "பொருள் சேமிப்பகத்தில்",
  Journals: "கணக்குப் பதிவுகள்",
  Keys: "திறவுகோல்கள்",
  "Made at": "செய்யப்பட்ட நேரம்",
  Mailed: "மின்னஞ்சல் அனுப்பியது",
  "Not yet": "இன்னும் இல்லை",
  "Nothing was altered": "எதுவும் மாற்றப்படவில்லை",
  "Records that are sealed": "முத்திரையிடப்பட்ட பதிவுகள்",
  "Save the keys": "திறவுகோல்களைச் சேமி",
  "Signs since {moment}": "{moment} முதல் கையொப்பமிடுகிறது",
  "Something was altered": "ஏதோ மாற்றப்பட்டுள்ளது",
  "The books have not been sealed yet.": "கணக்குகள் இன்னும் முத்திரையிடப்படவில்லை.",
  "The first check is made at night.": "முதல் சரிபார்ப்பு இரவில் செய்யப்படும்.",
  "The first seal": "முதல் முத்திரை",
  "The key before it does not stand for this one.": "முந்தைய திறவுகோல் இதை உறுதிப்படுத்தவில்லை.",
  "The last check found this:": "கடைசிச் சரிபார்ப்பில் கண்டறிந்தவை:",
  "The last seal": "கடைசி முத்திரை",
  "The last seals": "கடைசி முத்திரைகள்",
  "The last seals of the books": "கணக்குகளின் கடைசி முத்திரைகள்",
  "The seal itself": "முத்திரையின் உரை",
  "Went on with the one before": "முந்தையதன் தொடர்ச்சி",
  "What is new": "புதியவை மட்டும்",
  "What was checked": "சரிபார்த்தது",
  "With these keys anybody checks a seal or a statement. Keep a copy away from the shop, so that nobody can pass another key off as the shop's.":
    "இந்தத் திறவுகோல்களைக் கொண்டு முத்திரையையோ அறிக்கையையோ யாரும் சரிபார்க்கலாம். வேறொரு திறவுகோலை யாரும் கடையினுடையது என்று காட்டிவிடாதபடி, ஒரு நகலைக் கடைக்கு வெளியே வைத்திருங்கள்.",
  "{count} records do not go on from what was sealed before. Somebody altered the database, or an old backup was put in its place. Have the portal's keeper run ledger:verify with the folder of evidence.":
    "{count} பதிவுகள் முன்பு முத்திரையிட்டதிலிருந்து தொடரவில்லை. யாரோ தரவுத்தளத்தை மாற்றியுள்ளனர், அல்லது பழைய காப்புப் பிரதி அதன் இடத்தில் வைக்கப்பட்டுள்ளது. தளத்தைப் பராமரிப்பவரிடம் சான்றுகளின் கோப்புறையுடன் ledger:verify இயக்கச் சொல்லுங்கள்.",
  "Choose the file statement.json of a folder that was saved here. It is compared with the seals of the shop's books.":
    "இங்கே சேமித்த கோப்புறையில் உள்ள statement.json கோப்பைத் தேர்ந்தெடுக்கவும். அது கடையின் கணக்குகளின் முத்திரைகளுடன் ஒப்பிடப்படும்.",
  "It is not as the shop sealed it. Show it at the counter.": "கடை முத்திரையிட்டபடி இது இல்லை. கடையில் காட்டவும்.",
  "Keys of the seals": "முத்திரைகளின் திறவுகோல்கள்",
  "Number of the seal": "முத்திரை எண்",
  "Sealed at": "முத்திரையிட்ட நேரம்",
  "The file statement.json": "statement.json கோப்பு",
  "The program in the folder asks for one of these. They are in every passbook, too.":
    "கோப்புறையில் உள்ள நிரல் இவற்றில் ஒன்றைக் கேட்கும். இவை ஒவ்வொரு பாஸ்புக்கிலும் உள்ளன.",
  "The shop's books held this when they were sealed, and no newer seal is there.":
    "முத்திரையிட்டபோது கடையின் கணக்குகளில் இதுவே இருந்தது; இதைவிடப் புதிய முத்திரை இல்லை.",
  "The shop's books held this when they were sealed. What was paid since then is not in it.":
    "முத்திரையிட்டபோது கடையின் கணக்குகளில் இதுவே இருந்தது. அதன் பிறகு செலுத்தியது இதில் இல்லை.",
  "This statement is genuine, and older than the newest seal.": "இந்த அறிக்கை உண்மையானது; ஆனால் புதிய முத்திரை ஒன்று உள்ளது.",
  "This statement is genuine.": "இந்த அறிக்கை உண்மையானது.",
  "This statement was altered.": "இந்த அறிக்கை மாற்றப்பட்டுள்ளது.",
};
