import type { branches as english } from "#en/screens/branches.ts";
import type { Translated } from "#shape.ts";

export const branches: Translated<typeof english> = {
  "Amount counted": "எண்ணிய தொகை",
  "Change a branch": "கிளையை மாற்று",
  "Choose a branch": "கிளையைத் தேர்ந்தெடுக்கவும்",
  Confirm: "உறுதிசெய்",
  "Confirm money of {branch}": "{branch} கிளையின் பணத்தை உறுதிசெய்",
  "Has come: {amount} of {branch}": "வந்துவிட்டது: {branch} கிளையின் {amount}",
  "Each branch has its own cash drawer, day close, staff and receipts. A book belongs to one; its instalments can be paid at any.":
    "ஒவ்வொரு கிளைக்கும் தனிப் பணப்பெட்டி, நாள் முடிப்பு, ஊழியர்கள், ரசீதுகள் உண்டு. ஒரு புத்தகம் ஒரு கிளைக்கு உரியது; அதன் தவணைகளை எந்தக் கிளையிலும் செலுத்தலாம்.",
  "From {branch}. Somebody at the other branch confirms that it came.":
    "{branch} கிளையிலிருந்து. அது வந்ததை மற்ற கிளையில் ஒருவர் உறுதிசெய்வார்.",
  "Has come": "வந்துவிட்டது",
  "Has its own gold rate": "தனித் தங்க விலை உண்டு",
  "The books of this branch are weighed by it from the next rate on that is set.":
    "அடுத்து பதியப்படும் விலையிலிருந்து இந்தக் கிளையின் புத்தகங்கள் அதன்படி எடையிடப்படும்.",
  "No branch has sent another one money.": "எந்தக் கிளையும் மற்றொன்றுக்குப் பணம் அனுப்பவில்லை.",
  "No branch owes another one anything.": "எந்தக் கிளையும் மற்றொன்றுக்கு எதுவும் தர வேண்டியதில்லை.",
  "No transfer fits.": "பொருந்தும் பரிமாற்றம் எதுவும் இல்லை.",
  "Number of the bank's transfer": "வங்கிப் பரிமாற்ற எண்",
  "One or two. They cannot be changed later.": "ஒன்று அல்லது இரண்டு. பின்னர் மாற்ற முடியாது.",
  "Open a branch": "கிளை திற",
  "Put into": "வைத்த இடம்",
  "Send money": "பணம் அனுப்பு",
  "Sent by": "அனுப்பியவர்",
  "Sent on {day} by {name}. Count it, and type what you counted.":
    "{day} அன்று {name} அனுப்பியது. எண்ணி, எண்ணிய தொகையை உள்ளிடவும்.",
  "Take money back": "பணத்தைத் திரும்பப் பெறு",
  "Take back: {amount} for {branch}": "திரும்பப் பெறு: {branch} கிளைக்கு அனுப்பிய {amount}",
  "The branch is saved.": "கிளை சேமிக்கப்பட்டது.",
  "The money has come.": "பணம் வந்துவிட்டது.",
  "The money is on its way.": "பணம் வழியில் உள்ளது.",
  "The money is taken back.": "பணம் திரும்பப் பெறப்பட்டது.",
  "The shop has one branch.": "கடைக்கு ஒரே கிளைதான் உள்ளது.",
  "Transfers between branches": "கிளைகளுக்கு இடையிலான பரிமாற்றங்கள்",
  "What branches owe each other": "கிளைகள் ஒன்றுக்கொன்று தர வேண்டியது",
  "What is left empty is as the shop's profile and settings say.":
    "காலியாக விடப்பட்டவை கடையின் விவரங்களிலும் அமைப்புகளிலும் உள்ளபடி இருக்கும்.",
  "{amount} for {branch}": "{branch} கிளைக்கு {amount}",
  "{amount} is on its way": "{amount} வழியில் உள்ளது",
  "{debtor} owes {creditor}": "{debtor} {creditor} கிளைக்குத் தர வேண்டும்",
  "As in the settings": "அமைப்புகளில் உள்ளபடி",
  "Closes at": "மூடும் நேரம்",
  "Opens at": "திறக்கும் நேரம்",
};
