import type { menu as english } from "#en/screens/menu.ts";
import type { Translated } from "#shape.ts";

export const menu: Translated<typeof english> = {
  "Add More": "और जोड़ें",
  "Choose a page": "एक पेज चुनें",
  "Entries of its list: {count}": "इसकी सूची की प्रविष्टियाँ: {count}",
  "Entries of the menu": "मेनू की प्रविष्टियाँ",
  "In no menu:": "किसी मेनू में नहीं:",
  "Move entry {number} down": "प्रविष्टि {number} नीचे ले जाएँ",
  "Move entry {number} up": "प्रविष्टि {number} ऊपर ले जाएँ",
  "Name {number}": "नाम {number}",
  "Names, order and what is hidden become as the portal brought them, for everybody.":
    "नाम, क्रम और छिपी प्रविष्टियाँ सबके लिए वैसी हो जाएँगी जैसी पोर्टल के साथ आई थीं।",
  "No entry opens a list yet. Let one open a list first, and save.":
    "अभी कोई प्रविष्टि सूची नहीं खोलती। पहले किसी एक को सूची खोलने वाला बनाएँ और सहेजें।",
  "Not shown to {roles}, who may not open it.": "{roles}: खोलने का अधिकार न होने से नहीं दिखाया जाता।",
  "Nothing stands here yet. Add the first entry.": "यहाँ अभी कुछ नहीं है। पहली प्रविष्टि जोड़ें।",
  "Opens a list (/#)": "सूची खोलती है (/#)",
  "Remove entry {number}": "प्रविष्टि {number} हटाएँ",
  "Reset the menu": "मेनू रीसेट करें",
  "Reset to the portal's menu": "पोर्टल के मेनू पर लौटें",
  "Save Menu": "मेनू सहेजें",
  "Shown to": "किसे दिखे",
  "The menu is saved.": "मेनू सहेजा गया।",
  "The menu names, orders and hides pages. What a person may open is decided by their rights: an entry that they may not open is not shown to them.":
    "मेनू पेजों को नाम देता, क्रम में रखता और छिपाता है। कौन क्या खोल सकता है, यह उनके अधिकार तय करते हैं: जो प्रविष्टि वे नहीं खोल सकते, वह उन्हें नहीं दिखती।",
  "The portal's own menu is back.": "पोर्टल का अपना मेनू वापस आ गया।",
  "This is the portal's own menu.": "यह पोर्टल का अपना मेनू है।",
};
