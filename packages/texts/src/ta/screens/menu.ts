import type { menu as english } from "#en/screens/menu.ts";
import type { Translated } from "#shape.ts";

export const menu: Translated<typeof english> = {
  "Add More": "மேலும் சேர்",
  "Choose a page": "ஒரு பக்கத்தைத் தேர்ந்தெடுக்கவும்",
  "Entries of its list: {count}": "பட்டியலில் உள்ள பதிவுகள்: {count}",
  "Entries of the menu": "மெனுவின் பதிவுகள்",
  "In no menu:": "எந்த மெனுவிலும் இல்லாதவை:",
  "Move entry {number} down": "{number} ஆம் பதிவைக் கீழே நகர்த்து",
  "Move entry {number} up": "{number} ஆம் பதிவை மேலே நகர்த்து",
  "Name {number}": "பெயர் {number}",
  "Names, order and what is hidden become as the portal brought them, for everybody.":
    "பெயர்கள், வரிசை, மறைக்கப்பட்டவை அனைத்தும் தளத்துடன் வந்தபடி எல்லோருக்கும் மாறும்.",
  "No entry opens a list yet. Let one open a list first, and save.":
    "எந்தப் பதிவும் இன்னும் பட்டியலைத் திறக்கவில்லை. முதலில் ஒன்றைப் பட்டியல் திறக்கும்படி வைத்துச் சேமிக்கவும்.",
  "Not shown to {roles}, who may not open it.": "{roles}: திறக்க உரிமை இல்லாததால் காட்டப்படாது.",
  "Nothing stands here yet. Add the first entry.": "இங்கே இன்னும் எதுவும் இல்லை. முதல் பதிவைச் சேர்க்கவும்.",
  "Opens a list (/#)": "பட்டியலைத் திறக்கும் (/#)",
  "Remove entry {number}": "{number} ஆம் பதிவை நீக்கு",
  "Reset the menu": "மெனுவை மீட்டமை",
  "Reset to the portal's menu": "தளத்தின் மெனுவுக்கு மீட்டமை",
  "Save Menu": "மெனுவைச் சேமி",
  "Shown to": "யாருக்குக் காட்டப்படும்",
  "The menu is saved.": "மெனு சேமிக்கப்பட்டது.",
  "The menu names, orders and hides pages. What a person may open is decided by their rights: an entry that they may not open is not shown to them.":
    "மெனு பக்கங்களுக்குப் பெயரிட்டு, வரிசைப்படுத்தி, மறைக்கிறது. ஒருவர் எதைத் திறக்கலாம் என்பதை அவரது உரிமைகள் தீர்மானிக்கின்றன: அவர் திறக்க முடியாத பதிவு அவருக்குக் காட்டப்படாது.",
  "The portal's own menu is back.": "தளத்தின் சொந்த மெனு மீண்டும் வந்துவிட்டது.",
  "This is the portal's own menu.": "இது தளத்தின் சொந்த மெனு.",
};
