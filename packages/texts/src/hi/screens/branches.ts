import type { branches as english } from "#en/screens/branches.ts";
import type { Translated } from "#shape.ts";

export const branches: Translated<typeof english> = {
  "Amount counted": "गिनी गई राशि",
  "Change a branch": "शाखा बदलें",
  "Choose a branch": "शाखा चुनें",
  Confirm: "पुष्टि करें",
  "Confirm money of {branch}": "{branch} के पैसे की पुष्टि करें",
  "Has come: {amount} of {branch}": "आ गया: {branch} का {amount}",
  "Each branch has its own cash drawer, day close, staff and receipts. A book belongs to one; its instalments can be paid at any.":
    "हर शाखा का अपना नकद दराज़, दिन का समापन, कर्मचारी और रसीदें होती हैं। बुक एक शाखा की होती है; उसकी किस्तें किसी भी शाखा में दी जा सकती हैं।",
  "From {branch}. Somebody at the other branch confirms that it came.":
    "{branch} से। दूसरी शाखा में कोई इसके आने की पुष्टि करेगा।",
  "Has come": "आ गया",
  "Has its own gold rate": "सोने का भाव अलग है",
  "The books of this branch are weighed by it from the next rate on that is set.":
    "अगली बार दर्ज होने वाले भाव से इस शाखा की बुकों का सोना उसी भाव से तौला जाएगा।",
  "No branch has sent another one money.": "किसी शाखा ने दूसरी को पैसा नहीं भेजा है।",
  "No branch owes another one anything.": "किसी शाखा पर दूसरी का कुछ बकाया नहीं है।",
  "No transfer fits.": "कोई अंतरण मेल नहीं खाता।",
  "Number of the bank's transfer": "बैंक अंतरण का नंबर",
  "One or two. They cannot be changed later.": "एक या दो। बाद में बदले नहीं जा सकते।",
  "Open a branch": "शाखा खोलें",
  "Put into": "कहाँ रखा",
  "Send money": "पैसा भेजें",
  "Sent by": "भेजने वाले",
  "Sent on {day} by {name}. Count it, and type what you counted.": "{name} ने {day} को भेजा। गिनें और गिनी हुई राशि लिखें।",
  "Take money back": "पैसा वापस लें",
  "Take back: {amount} for {branch}": "वापस लें: {branch} के लिए {amount}",
  "The branch is saved.": "शाखा सहेजी गई।",
  "The money has come.": "पैसा आ गया।",
  "The money is on its way.": "पैसा रास्ते में है।",
  "The money is taken back.": "पैसा वापस ले लिया गया।",
  "The shop has one branch.": "दुकान की एक ही शाखा है।",
  "Transfers between branches": "शाखाओं के बीच अंतरण",
  "What branches owe each other": "शाखाओं का आपसी बकाया",
  "What is left empty is as the shop's profile and settings say.":
    "जो खाली छोड़ा जाए, वह दुकान के परिचय और सेटिंग के अनुसार रहता है।",
  "{amount} for {branch}": "{branch} के लिए {amount}",
  "{amount} is on its way": "{amount} रास्ते में है",
  "{debtor} owes {creditor}": "{debtor} को {creditor} को देना है",
  "As in the settings": "सेटिंग के अनुसार",
  "Closes at": "बंद होने का समय",
  "Opens at": "खुलने का समय",
};
