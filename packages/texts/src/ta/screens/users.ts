import type { users as english } from "#en/screens/users.ts";
import type { Translated } from "#shape.ts";

export const users: Translated<typeof english> = {
  "See the settlements of the gateway. Only an Admin brings them in and decides about their lines.":
    "நுழைவாயிலின் தீர்வுகளைப் பார்க்கலாம். நிர்வாகி மட்டுமே அவற்றைக் கொண்டுவந்து வரிகளை முடிவு செய்கிறார்.",
  Access: "அணுகல்",
  "Address and more": "முகவரியும் பிற விவரங்களும்",
  "An Admin may do everything, an Employee what was granted, a Customer sees their own books.":
    "நிர்வாகி எல்லாவற்றையும் செய்யலாம்; பணியாளர் தரப்பட்ட உரிமைகளின்படி செய்யலாம்; வாடிக்கையாளர் தமது புத்தகங்களைப் பார்க்கலாம்.",
  Department: "துறை",
  "Email-Id": "மின்னஞ்சல் முகவரி",
  "It is mailed to them, and they choose their own when they first sign in.":
    "இது அவருக்கு மின்னஞ்சலில் அனுப்பப்படும்; முதன்முறை உள்நுழையும்போது தமக்கென ஒன்றைத் தேர்ந்தெடுப்பார்.",
  "No Employee fits. Try fewer letters.": "பொருந்தும் பணியாளர் இல்லை. குறைவான எழுத்துகளால் தேடவும்.",
  "Nobody fits. Try fewer letters, or another user type.":
    "பொருந்துபவர் யாருமில்லை. குறைவான எழுத்துகளால் அல்லது வேறு பயனர் வகையால் தேடவும்.",
  "Rights of {name}": "{name} அவர்களின் உரிமைகள்",
  "Save User": "பயனரைச் சேமி",
  "Save the rights of {name}": "சேமி: {name} அவர்களின் உரிமைகள்",
  "Search employees": "பணியாளர்களைத் தேடவும்",
  "Search users": "பயனர்களைத் தேடவும்",
  "The rights of {name} are saved.": "{name} அவர்களின் உரிமைகள் சேமிக்கப்பட்டன.",
  "There is no Employee yet. Add one in the user list.": "இன்னும் பணியாளர் இல்லை. பயனர் பட்டியலில் சேர்க்கவும்.",
  "To the users": "பயனர்களுக்கு",
  Undo: "மாற்றத்தை நீக்கு",
  Users: "பயனர்கள்",
  "What an Employee may do besides seeing the dashboard. It holds from their next step on. An Admin may do all.":
    "முகப்பைப் பார்ப்பதுடன் பணியாளர் செய்யக்கூடியவை. அவரது அடுத்த செயலிலிருந்தே இது நடைமுறைக்கு வரும். நிர்வாகி எல்லாவற்றையும் செய்யலாம்.",
  "Whoever is not active is signed out at once and cannot sign in. Disabled stands for good.":
    "செயலில் இல்லாதவர் உடனே வெளியேற்றப்படுவார்; உள்நுழைய முடியாது. முடக்கப்பட்டவர் என்பது நிரந்தரமானது.",
  Work: "பணி விவரம்",
  "Approve or refuse what Employees ask for, never their own requests.":
    "பணியாளர்கள் கோருவதற்கு ஒப்புதல் அளிக்கலாம் அல்லது மறுக்கலாம்; தன் கோரிக்கைகளுக்கு ஒருபோதும் இல்லை.",
  "Approve what others ask for": "மற்றவர்கள் கோருவதற்கு ஒப்புதல் அளித்தல்",
  "Read the day book and the trial balance.": "நாட்குறிப்பேட்டையும் இருப்புச் சோதனையையும் பார்த்தல்.",
  "Record deposits, cash into the drawer, lines of the bank's statement, cheques and counts of the safe. Only an Admin takes an entry back, and records the bank's balance.":
    "வைப்புகள், பணப்பெட்டிக்குக் கொண்டுவரும் பணம், வங்கி அறிக்கை வரிகள், காசோலைகள், பெட்டக எண்ணிக்கைகளைப் பதிதல். நிர்வாகி மட்டுமே பதிவைத் திரும்பப் பெறுவார்; வங்கியின் இருப்பையும் அவர் மட்டுமே பதிவார்.",
  "Write down whom a client names for a book. Somebody else approves a change.":
    "வாடிக்கையாளர் ஒரு புத்தகத்துக்கு யாரை நியமிக்கிறார் என எழுதலாம். மாற்றத்தை வேறொருவர் அங்கீகரிப்பார்.",
  "Reset the second step": "இரண்டாம் படியை மீட்டமை",
  "The second step of {name} is reset.": "{name} என்பவரின் இரண்டாம் படி மீட்டமைக்கப்பட்டது.",
  "Their apps, passkeys and backup codes are gone, and they are signed out everywhere. Make sure that it is them who ask: until they add another one, the password alone is enough to do so. They and all Admins are told.":
    "அவருடைய செயலிகள், கடவுச்சாவிகள், மாற்றுக் குறியீடுகள் எல்லாம் நீக்கப்படும்; எல்லா இடங்களிலிருந்தும் அவர் வெளியேற்றப்படுவார். கேட்பது அவர்தான் என்பதை உறுதிசெய்யவும்: அவர் வேறொன்றைச் சேர்க்கும் வரை, அதைச் சேர்க்கக் கடவுச்சொல் மட்டுமே போதும். அவருக்கும் எல்லா நிர்வாகிகளுக்கும் தெரிவிக்கப்படும்.",
  "You change your own under Security.": "உங்களுடையதைப் பாதுகாப்பு பக்கத்தில் மாற்றுங்கள்.",
  "{name} has no second step.": "{name} என்பவருக்கு இரண்டாம் படி இல்லை.",
  "{name} signs in with an app or a passkey beside the password.":
    "{name} கடவுச்சொல்லுடன் ஒரு செயலி அல்லது கடவுச்சாவியாலும் உள்நுழைகிறார்.",
  "Work off the dues: remind clients, note what they say and when they promise to pay.":
    "நிலுவைகளைக் கையாளலாம்: உறுப்பினர்களுக்கு நினைவூட்டலாம், அவர்கள் சொல்வதையும் செலுத்துவதாகச் சொன்ன நாளையும் குறிக்கலாம்.",
  "See what branches owe each other, send money to another branch and confirm what comes.":
    "கிளைகள் ஒன்றுக்கொன்று தர வேண்டியதைப் பார்த்தல், வேறு கிளைக்குப் பணம் அனுப்புதல், வந்த பணத்தை உறுதிப்படுத்துதல்.",
  "See what branches owe each other.": "கிளைகள் ஒன்றுக்கொன்று தர வேண்டியதைப் பார்த்தல்.",
  "See all branches": "எல்லாக் கிளைகளையும் பார்த்தல்",
  "See the money of every branch. Changes are for those who work there.":
    "ஒவ்வொரு கிளையின் பணத்தையும் பார்த்தல். மாற்றங்கள் அங்கு பணிபுரிபவர்களுக்கே.",
  "Branches of {name}": "{name} பணிபுரியும் கிளைகள்",
  "Save the branches of {name}": "{name} பணிபுரியும் கிளைகளைச் சேமி",
  "The branches of {name} are saved.": "{name} பணிபுரியும் கிளைகள் சேமிக்கப்பட்டன.",
  "Works in": "பணிபுரியும் கிளைகள்",
};
