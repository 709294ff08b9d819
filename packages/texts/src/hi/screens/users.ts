import type { users as english } from "#en/screens/users.ts";
import type { Translated } from "#shape.ts";

export const users: Translated<typeof english> = {
  "See the settlements of the gateway. Only an Admin brings them in and decides about their lines.":
    "गेटवे के निपटान देखें। केवल एडमिन उन्हें लाते हैं और उनकी पंक्तियों पर निर्णय लेते हैं।",
  Access: "पहुँच",
  "Address and more": "पता और अन्य जानकारी",
  "An Admin may do everything, an Employee what was granted, a Customer sees their own books.":
    "एडमिन सब कुछ कर सकता है, कर्मचारी वही जिसका अधिकार मिला हो, ग्राहक अपनी बुक देखता है।",
  Department: "विभाग",
  "Email-Id": "ईमेल आईडी",
  "It is mailed to them, and they choose their own when they first sign in.":
    "यह उन्हें ईमेल से भेजा जाता है; पहली बार लॉग इन करने पर वे अपना पासवर्ड चुनते हैं।",
  "No Employee fits. Try fewer letters.": "कोई कर्मचारी नहीं मिला। कम अक्षर आज़माएँ।",
  "Nobody fits. Try fewer letters, or another user type.": "कोई नहीं मिला। कम अक्षर या यूज़र का दूसरा प्रकार आज़माएँ।",
  "Rights of {name}": "{name} के अधिकार",
  "Save User": "यूज़र सहेजें",
  "Save the rights of {name}": "सहेजें: {name} के अधिकार",
  "Search employees": "कर्मचारी खोजें",
  "Search users": "यूज़र खोजें",
  "The rights of {name} are saved.": "{name} के अधिकार सहेज लिए गए।",
  "There is no Employee yet. Add one in the user list.": "अभी कोई कर्मचारी नहीं है। यूज़र सूची में जोड़ें।",
  "To the users": "यूज़र सूची पर",
  Undo: "वापस लें",
  Users: "यूज़र",
  "What an Employee may do besides seeing the dashboard. It holds from their next step on. An Admin may do all.":
    "डैशबोर्ड देखने के अलावा कर्मचारी क्या-क्या कर सकता है। यह उसके अगले कदम से लागू होता है। एडमिन सब कुछ कर सकता है।",
  "Whoever is not active is signed out at once and cannot sign in. Disabled stands for good.":
    "जो सक्रिय नहीं है वह तुरंत लॉग आउट हो जाता है और लॉग इन नहीं कर सकता। ‘बंद किया गया’ हमेशा के लिए है।",
  Work: "काम का विवरण",
  "Approve or refuse what Employees ask for, never their own requests.":
    "कर्मचारियों की माँग मंज़ूर करना या मना करना, अपने अनुरोध कभी नहीं।",
  "Approve what others ask for": "दूसरों के अनुरोध मंज़ूर करना",
  "Read the day book and the trial balance.": "दैनिक बही और तलपट देखना।",
  "Record deposits, cash into the drawer, lines of the bank's statement, cheques and counts of the safe. Only an Admin takes an entry back, and records the bank's balance.":
    "जमा, बैंक विवरण की पंक्तियाँ, चेक और तिजोरी की गिनती दर्ज करना। प्रविष्टि केवल एडमिन वापस लेता है, और बैंक का शेष भी वही दर्ज करता है।",
  "Write down whom a client names for a book. Somebody else approves a change.":
    "लिखें कि ग्राहक किसी बुक के लिए किसे नामित करता है। बदलाव को कोई और मंज़ूर करता है।",
  "Reset the second step": "दूसरा चरण रीसेट करें",
  "The second step of {name} is reset.": "{name} का दूसरा चरण रीसेट हो गया।",
  "Their apps, passkeys and backup codes are gone, and they are signed out everywhere. Make sure that it is them who ask: until they add another one, the password alone is enough to do so. They and all Admins are told.":
    "उनके ऐप, पासकी और बैकअप कोड हट जाएँगे और वे हर जगह से साइन आउट हो जाएँगे। पक्का करें कि माँगने वाले वही हैं: जब तक वे नया नहीं जोड़ते, उसे जोड़ने के लिए केवल पासवर्ड काफी है। उन्हें और सभी एडमिन को बताया जाएगा।",
  "You change your own under Security.": "अपना आप सुरक्षा पेज पर बदलते हैं।",
  "{name} has no second step.": "{name} का कोई दूसरा चरण नहीं है।",
  "{name} signs in with an app or a passkey beside the password.": "{name} पासवर्ड के साथ ऐप या पासकी से साइन इन करते हैं।",
  "Work off the dues: remind clients, note what they say and when they promise to pay.":
    "बकाया पर काम करना: ग्राहकों को याद दिलाना, उनकी बात और भुगतान के वादे का दिन लिखना।",
  "See what branches owe each other, send money to another branch and confirm what comes.":
    "शाखाओं का आपसी बकाया देखना, दूसरी शाखा को पैसा भेजना और आए पैसे की पुष्टि करना।",
  "See what branches owe each other.": "शाखाओं का आपसी बकाया देखना।",
  "See all branches": "सभी शाखाएँ देखना",
  "See the money of every branch. Changes are for those who work there.":
    "हर शाखा का पैसा देखना। बदलाव वही करते हैं जो वहाँ काम करते हैं।",
  "Branches of {name}": "{name} की शाखाएँ",
  "Save the branches of {name}": "{name} की शाखाएँ सहेजें",
  "The branches of {name} are saved.": "{name} की शाखाएँ सहेजी गईं।",
  "Works in": "कार्य की शाखाएँ",
};
