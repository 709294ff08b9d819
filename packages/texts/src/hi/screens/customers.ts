import type { customers as english } from "#en/screens/customers.ts";
import type { Translated } from "#shape.ts";

export const customers: Translated<typeof english> = {
  Address: "पता",
  "City/Area": "शहर/इलाका",
  Country: "देश",
  "Customer Name": "ग्राहक का नाम",
  "Customer Status": "ग्राहक की स्थिति",
  "Date of birth": "जन्म तिथि",
  "Delete {name}": "हटाएँ: {name}",
  Gender: "लिंग",
  "It is mailed to the customer, who chooses their own when they first sign in.":
    "यह ग्राहक को ईमेल से भेजा जाता है; पहली बार लॉग इन करने पर वे अपना पासवर्ड चुनते हैं।",
  Landmark: "लैंडमार्क",
  "Leave it empty to keep the present one. A new one is mailed to the customer, who then chooses their own.":
    "मौजूदा पासवर्ड रखना हो तो खाली छोड़ें। नया पासवर्ड ग्राहक को ईमेल से भेजा जाता है, फिर वे अपना चुनते हैं।",
  "More about them": "और जानकारी",
  "No address is known. Leave it empty, or give all of it.": "कोई पता दर्ज नहीं है। इसे खाली छोड़ें, या पूरा पता दें।",
  "No customer fits. Search by a part of the name, or the whole email, mobile number or status.":
    "कोई ग्राहक नहीं मिला। नाम के किसी हिस्से से, या पूरे ईमेल, मोबाइल नंबर या स्थिति से खोजें।",
  "No customer yet.": "अभी कोई ग्राहक नहीं है।",
  "No customer yet. Add the first one.": "अभी कोई ग्राहक नहीं है। पहला जोड़ें।",
  Pincode: "पिनकोड",
  "Present Address": "मौजूदा पता",
  "Save & Edit Customer": "सहेजें और ग्राहक बदलें",
  "Save Customer": "ग्राहक सहेजें",
  "Search customers": "ग्राहक खोजें",
  "Send the welcome again": "स्वागत संदेश फिर से भेजें",
  State: "राज्य",
  Temporary: "अस्थायी",
  "The password is mailed to {email}.": "पासवर्ड {email} पर भेजा जा रहा है।",
  "The welcome is mailed to {email}.": "स्वागत संदेश {email} पर भेजा जा रहा है।",
  "Their own": "अपना",
  "They are mailed a new temporary password and signed out everywhere. The present one stops working at once.":
    "इन्हें नया अस्थायी पासवर्ड ईमेल से भेजा जाएगा और हर जगह से लॉग आउट किया जाएगा। मौजूदा पासवर्ड तुरंत बंद हो जाएगा।",
  "They are not active, so they cannot sign in.": "ये सक्रिय नहीं हैं, इसलिए लॉग इन नहीं कर सकते।",
  "This customer was deleted and cannot sign in. Choosing a status brings them back.":
    "यह ग्राहक हटाया जा चुका है और लॉग इन नहीं कर सकता। कोई स्थिति चुनने पर यह वापस आ जाएगा।",
  "To the customers": "ग्राहक सूची पर",
  generatePassword: "पासवर्ड बनाएँ",
  "generatePassword for {name}": "पासवर्ड बनाएँ: {name}",
  "The password is mailed, so an e-mail is needed here. Who has none signs in by the mobile number:":
    "पासवर्ड ईमेल से भेजा जाता है, इसलिए यहाँ ईमेल चाहिए। जिसके पास ईमेल नहीं है, वह मोबाइल नंबर से लॉग इन करता है:",
};
