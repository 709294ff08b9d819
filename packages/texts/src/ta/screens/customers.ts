import type { customers as english } from "#en/screens/customers.ts";
import type { Translated } from "#shape.ts";

export const customers: Translated<typeof english> = {
  Address: "முகவரி",
  "City/Area": "ஊர்/பகுதி",
  Country: "நாடு",
  "Customer Name": "வாடிக்கையாளர் பெயர்",
  "Customer Status": "வாடிக்கையாளர் நிலை",
  "Date of birth": "பிறந்த தேதி",
  "Delete {name}": "நீக்கு: {name}",
  Gender: "பாலினம்",
  "It is mailed to the customer, who chooses their own when they first sign in.":
    "இது வாடிக்கையாளருக்கு மின்னஞ்சலில் அனுப்பப்படும்; முதன்முறை உள்நுழையும்போது அவர் தமக்கென ஒன்றைத் தேர்ந்தெடுப்பார்.",
  Landmark: "அடையாள இடம்",
  "Leave it empty to keep the present one. A new one is mailed to the customer, who then chooses their own.":
    "தற்போதையதே தொடர காலியாக விடவும். புதியது வாடிக்கையாளருக்கு மின்னஞ்சலில் அனுப்பப்படும்; பின்னர் அவர் தமக்கென ஒன்றைத் தேர்ந்தெடுப்பார்.",
  "More about them": "மேலும் விவரங்கள்",
  "No address is known. Leave it empty, or give all of it.":
    "முகவரி எதுவும் தெரியவில்லை. அதை வெறுமையாக விடவும், அல்லது முழுவதையும் தரவும்.",
  "No customer fits. Search by a part of the name, or the whole email, mobile number or status.":
    "பொருந்தும் வாடிக்கையாளர் இல்லை. பெயரின் ஒரு பகுதி, அல்லது முழு மின்னஞ்சல், மொபைல் எண் அல்லது நிலையால் தேடவும்.",
  "No customer yet.": "இன்னும் வாடிக்கையாளர் இல்லை.",
  "No customer yet. Add the first one.": "இன்னும் வாடிக்கையாளர் இல்லை. முதல் வாடிக்கையாளரைச் சேர்க்கவும்.",
  Pincode: "பின்கோடு",
  "Present Address": "தற்போதைய முகவரி",
  "Save & Edit Customer": "சேமித்து வாடிக்கையாளரைத் திருத்து",
  "Save Customer": "வாடிக்கையாளரைச் சேமி",
  "Search customers": "வாடிக்கையாளர்களைத் தேடவும்",
  "Send the welcome again": "வரவேற்பு மடலை மீண்டும் அனுப்பு",
  State: "மாநிலம்",
  Temporary: "தற்காலிகம்",
  "The password is mailed to {email}.": "கடவுச்சொல் {email} க்கு அனுப்பப்படுகிறது.",
  "The welcome is mailed to {email}.": "வரவேற்பு மடல் {email} க்கு அனுப்பப்படுகிறது.",
  "Their own": "சொந்தமானது",
  "They are mailed a new temporary password and signed out everywhere. The present one stops working at once.":
    "புதிய தற்காலிகக் கடவுச்சொல் மின்னஞ்சலில் அனுப்பப்படும்; எல்லா இடங்களிலிருந்தும் வெளியேற்றப்படுவார். தற்போதைய கடவுச்சொல் உடனே செயலிழக்கும்.",
  "They are not active, so they cannot sign in.": "இவர் செயலில் இல்லாததால் உள்நுழைய முடியாது.",
  "This customer was deleted and cannot sign in. Choosing a status brings them back.":
    "இந்த வாடிக்கையாளர் நீக்கப்பட்டுள்ளார்; உள்நுழைய முடியாது. ஒரு நிலையைத் தேர்ந்தெடுத்தால் மீண்டும் சேர்க்கப்படுவார்.",
  "To the customers": "வாடிக்கையாளர்களுக்கு",
  generatePassword: "கடவுச்சொல் உருவாக்கு",
  "generatePassword for {name}": "கடவுச்சொல் உருவாக்கு: {name}",
  "The password is mailed, so an e-mail is needed here. Who has none signs in by the mobile number:":
    "கடவுச்சொல் மின்னஞ்சலில் அனுப்பப்படுவதால் இங்கு மின்னஞ்சல் தேவை. மின்னஞ்சல் இல்லாதவர் மொபைல் எண்ணால் உள்நுழைவார்:",
};
