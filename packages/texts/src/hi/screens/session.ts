import type { session as english } from "#en/screens/session.ts";
import type { Translated } from "#shape.ts";

export const session: Translated<typeof english> = {
  "6 or 10 digits, as in the message": "6 या 10 अंक, जैसा संदेश में है",
  "An unknown device": "अनजान डिवाइस",
  "Back to the dashboard": "डैशबोर्ड पर लौटें",
  "By e-mail and SMS, at most once a day. Receipts and other news of your books come in any case.":
    "ई-मेल और SMS से, दिन में अधिकतम एक बार। रसीदें और आपकी बुकों की अन्य सूचनाएँ हर हाल में आती हैं।",
  "Choose a new password": "नया पासवर्ड चुनें",
  "Enter the email you sign in with. We send a verification code to it.":
    "वह ईमेल डालें जिससे आप लॉग इन करते हैं। हम उस पर वेरिफ़िकेशन कोड भेजेंगे।",
  "For {email}. You are signed out everywhere and sign in with the new one.":
    "{email} के लिए। आप हर जगह से लॉग आउट होंगे और नए पासवर्ड से लॉग इन करेंगे।",
  "From {address}. Signed in {signedIn}, last seen {lastSeen}.":
    "{address} से। लॉग इन {signedIn}, आख़िरी बार {lastSeen}।",
  "I have a code for {email}": "मेरे पास {email} का कोड है",
  "If something is not right, please tell the shop. They will change it for you.":
    "कुछ गलत हो तो दुकान को बताएँ। वे उसे बदल देंगे।",
  "Is there one you do not know? Sign it out, and change your password.":
    "कोई ऐसा है जिसे आप नहीं जानते? उसे लॉग आउट करें और पासवर्ड बदलें।",
  "Language of the portal": "पोर्टल की भाषा",
  "Log In": "लॉग इन करें",
  "New Password": "नया पासवर्ड",
  "Old Password": "पुराना पासवर्ड",
  "Old Password (the temporary one)": "पुराना पासवर्ड (अस्थायी)",
  "Please sign in first. Then you choose a new password here, and the old one is asked for once more.":
    "पहले साइन इन करें। फिर यहाँ नया पासवर्ड चुनें; पुराना पासवर्ड एक बार फिर पूछा जाएगा।",
  "Please sign in to go on.": "आगे बढ़ने के लिए लॉग इन करें।",
  "Remind me of payments and of books that mature": "मुझे भुगतान और परिपक्व होने वाली बुकों की याद दिलाएँ",
  Reset: "बदलें",
  "Send code": "कोड भेजें",
  "Sign in to your savings books.": "अपनी बचत बुक देखने के लिए लॉग इन करें।",
  "Sign out": "लॉग आउट करें",
  "Sign out everywhere else": "बाकी सब जगह से लॉग आउट करें",
  "Sign out {device}, last seen {lastSeen}": "लॉग आउट करें: {device}, आख़िरी बार {lastSeen}",
  "Signed out in {count, plural, one {# place} other {# places}}.":
    "{count, plural, one {# जगह} other {# जगहों}} से लॉग आउट किया गया।",
  "Signing out…": "लॉग आउट हो रहा है…",
  "This is the first time": "यह पहली बार है",
  "This one": "यही",
  "Use another email": "दूसरा ईमेल इस्तेमाल करें",
  "Where you are signed in": "आप कहाँ-कहाँ लॉग इन हैं",
  "You sign in again with the new password afterwards.": "इसके बाद आप नए पासवर्ड से फिर लॉग इन करेंगे।",
  "You will be reminded.": "आपको याद दिलाया जाएगा।",
  "You will not be reminded any more.": "अब आपको याद नहीं दिलाया जाएगा।",
  "Your details": "आपकी जानकारी",
  "Your password is a temporary one. Please choose your own before you go on.":
    "आपका पासवर्ड अस्थायी है। आगे बढ़ने से पहले अपना पासवर्ड चुनें।",
  "{browser} on {system}": "{system} पर {browser}",
  "Devices you signed in on": "जिन डिवाइसों पर आपने साइन इन किया",
  Forget: "हटाएँ",
  "Forget all others": "बाकी सब हटाएँ",
  "Forget {device}, last used {lastSeen}": "{device} हटाएँ, आखिरी बार {lastSeen} को इस्तेमाल हुआ",
  "From {address}. First signed in {firstSeen}, last {lastSeen}.":
    "{address} से। पहली बार साइन इन {firstSeen}, आखिरी बार {lastSeen}।",
  "None yet. This one is added when you sign in the next time.":
    "अभी कोई नहीं। अगली बार साइन इन करने पर यह डिवाइस जुड़ जाएगी।",
  "On these you can sign in even while somebody else tries wrong passwords with your e-mail.":
    "कोई और आपके ईमेल से गलत पासवर्ड आज़मा रहा हो, तब भी इन डिवाइसों पर आप साइन इन कर सकते हैं।",
  "{count, plural, one {# device} other {# devices}} forgotten.":
    "{count, plural, one {# डिवाइस हटाई गई} other {# डिवाइसें हटाई गईं}}।",
  "Call the shop: {phone}": "दुकान को फ़ोन करें: {phone}",
};
