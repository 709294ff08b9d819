import type { setup as english } from "#en/screens/setup.ts";
import type { Translated } from "#shape.ts";

export const setup: Translated<typeof english> = {
  "If the shop has an Admin already, sign in. If not, start the portal anew: its log has another link, good for a day.":
    "கடைக்கு ஏற்கெனவே நிர்வாகி இருந்தால் உள்நுழையுங்கள். இல்லையெனில் தளத்தை மீண்டும் தொடங்குங்கள்: அதன் பதிவில் ஒரு நாள் செல்லுபடியாகும் புதிய இணைப்பு இருக்கும்.",
  "Make the first Admin": "முதல் நிர்வாகியை உருவாக்கு",
  "Make the first Admin. They bring in everyone else.": "முதல் நிர்வாகியை உருவாக்குங்கள். மற்ற அனைவரையும் அவர் சேர்ப்பார்.",
  "The first Admin is made. Please sign in.": "முதல் நிர்வாகி உருவாக்கப்பட்டார். தயவுசெய்து உள்நுழையவும்.",
  "This set-up link is not good any more, or not whole.": "இந்த அமைவு இணைப்பு இனி செல்லாது, அல்லது முழுமையாக இல்லை.",
  "Bring in the books you have": "உங்களிடம் உள்ள புத்தகங்களைக் கொண்டுவாருங்கள்",
  "Brochures that shops already print. Change what is different with you.":
    "கடைகள் ஏற்கெனவே அச்சிடும் கையேடுகள். உங்களிடம் மாறுபடுவதை மாற்றவும்.",
  "Each with a sign-in of their own, and the rights they need.": "ஒவ்வொருவருக்கும் தனி உள்நுழைவும், தேவையான உரிமைகளும்.",
  "Enrol yourself, pay one instalment and look at the receipt. It can be refunded.":
    "உங்களையே சேர்த்து, ஒரு தவணையைச் செலுத்தி, ரசீதைப் பாருங்கள். அதைத் திருப்பித் தரலாம்.",
  "Enter today's gold rate": "இன்றைய தங்க விலையை உள்ளிடவும்",
  "From a file, checked before anything is written. A shop that begins anew does not need it.":
    "ஒரு கோப்பிலிருந்து; எதுவும் எழுதப்படும் முன் சரிபார்க்கப்படும். புதிதாகத் தொடங்கும் கடைக்குத் தேவையில்லை.",
  "Let your people in": "உங்கள் ஊழியர்களைச் சேர்க்கவும்",
  "Make a scheme from a template": "மாதிரியிலிருந்து ஒரு திட்டத்தை உருவாக்கவும்",
  "Name, logo, colour, address and GSTIN stand on the sign-in, on receipts and in messages.":
    "பெயர், லோகோ, நிறம், முகவரி, GSTIN ஆகியவை உள்நுழைவிலும் ரசீதுகளிலும் செய்திகளிலும் இருக்கும்.",
  "Not needed": "தேவையில்லை",
  "Not needed: {step}": "தேவையில்லை: {step}",
  "Put the list away": "பட்டியலை ஒதுக்கு",
  "Say who you are": "நீங்கள் யார் என்று சொல்லுங்கள்",
  "Schemes that save gold credit their grams at it.": "தங்கம் சேமிக்கும் திட்டங்கள் இந்த விலையில் கிராம்களை வரவு வைக்கும்.",
  "Set up your shop": "உங்கள் கடையை அமைக்கவும்",
  "Take a payment to try it": "சோதிக்க ஒரு கட்டணத்தைப் பெறவும்",
  "{done} of {all} done": "{all} இல் {done} முடிந்தன",
};
