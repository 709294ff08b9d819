import type { session as english } from "#en/screens/session.ts";
import type { Translated } from "#shape.ts";

export const session: Translated<typeof english> = {
  "Do you sign in with your mobile number? Then you need no password: the login page sends you a code.":
    "क्या आप अपने मोबाइल नंबर से साइन इन करते हैं? तब पासवर्ड की ज़रूरत नहीं: लॉगिन पेज आपको एक कोड भेजता है।",
  "6 or 10 digits, as in the message": "6 या 10 अंक, जैसा संदेश में है",
  "An unknown device": "अनजान डिवाइस",
  "Back to the dashboard": "डैशबोर्ड पर लौटें",
  "By e-mail and SMS, at most once a day. Receipts and other news of your books come in any case.":
    "ईमेल और SMS से, दिन में अधिकतम एक बार। रसीदें और आपकी बुकों की अन्य सूचनाएँ हर हाल में आती हैं।",
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
  "6 digits, a new code every 30 seconds.": "6 अंक, हर 30 सेकंड में नया कोड।",
  "A new app takes the place of the one you have.": "नया ऐप आपके मौजूदा ऐप की जगह ले लेगा।",
  "A password can be stolen. Add a second step, which is asked for when you sign in from now on.":
    "पासवर्ड चोरी हो सकता है। एक दूसरा चरण जोड़ें; अब से साइन इन करते समय वह भी माँगा जाएगा।",
  "A password can be stolen. With a second step nobody signs in by it alone.":
    "पासवर्ड चोरी हो सकता है। दूसरे चरण के साथ कोई केवल पासवर्ड से साइन इन नहीं कर सकता।",
  "Add a second step": "दूसरा चरण जोड़ें",
  "Add another way": "एक और तरीका जोड़ें",
  "Add the app": "ऐप जोड़ें",
  "Added {added}, last used {used}.": "{added} को जोड़ा, आखिरी बार {used} को इस्तेमाल हुआ।",
  "Added {added}.": "{added} को जोड़ा।",
  "An app on your phone, such as Google Authenticator or Aegis, shows a new code every 30 seconds.":
    "आपके फ़ोन का कोई ऐप, जैसे Google Authenticator या Aegis, हर 30 सेकंड में नया कोड दिखाता है।",
  "Another way": "दूसरा तरीका",
  "App for codes": "कोड वाला ऐप",
  "Backup code": "बैकअप कोड",
  "Backup codes": "बैकअप कोड",
  "Backup codes for {shop}, {email}": "{shop}, {email}: बैकअप कोड",
  "Cannot scan it? Type this key": "स्कैन नहीं हो रहा? यह कुंजी टाइप करें",
  "Code of your app": "आपके ऐप का कोड",
  "Each is good once. Keep this paper where nobody else looks.":
    "हर कोड एक बार चलता है। यह काग़ज़ वहाँ रखें जहाँ कोई और न देखे।",
  "Each of these ten codes signs you in once when your app or passkey is not at hand. They are shown only now.":
    "ऐप या पासकी पास न हो तो इन दस कोड में से हर एक से आप एक बार साइन इन कर सकते हैं। ये केवल अभी दिखाए जाते हैं।",
  "Go on": "आगे बढ़ें",
  "Go on with the app or passkey": "ऐप या पासकी से आगे बढ़ें",
  "I have kept these codes in a safe place": "मैंने ये कोड सुरक्षित जगह रख लिए हैं",
  "It holds for five minutes on this page.": "इस पेज पर यह पाँच मिनट तक मान्य रहता है।",
  "It signs you in no more. Devices that you trusted ask again.":
    "अब इससे साइन इन नहीं होगा। जिन डिवाइसों पर आपने भरोसा किया था वे फिर पूछेंगी।",
  "Make a passkey": "पासकी बनाएँ",
  "Make new backup codes": "नए बैकअप कोड बनाएँ",
  "No passkey was chosen. Try again, or go on in another way.":
    "कोई पासकी नहीं चुनी गई। फिर कोशिश करें, या किसी और तरीके से आगे बढ़ें।",
  "No passkey was made. Try again, or set up an app.": "पासकी नहीं बनी। फिर कोशिश करें, या कोई ऐप सेट करें।",
  "Not at hand? Use a backup code": "पास में नहीं है? बैकअप कोड इस्तेमाल करें",
  "Open the app, choose to add an account, and scan this code.": "ऐप खोलें, खाता जोड़ना चुनें और यह कोड स्कैन करें।",
  Passkey: "पासकी",
  "Passkey: {name}": "पासकी: {name}",
  "QR code for the app": "ऐप के लिए QR कोड",
  "Remove the second step": "दूसरा चरण हटाएँ",
  "Remove {name}": "{name} हटाएँ",
  "Set up an app": "ऐप सेट करें",
  "Show that it is you": "दिखाएँ कि यह आप ही हैं",
  "Sign in with a passkey": "पासकी से साइन इन करें",
  "The second step is added.": "दूसरा चरण जुड़ गया।",
  "The second step is removed.": "दूसरा चरण हट गया।",
  "The shop asks you for a second step. You can exchange it, but not be without one.":
    "दुकान आपसे दूसरा चरण माँगती है। आप उसे बदल सकते हैं, पर उसके बिना नहीं रह सकते।",
  "This device has a passkey of yours already.": "इस डिवाइस पर आपकी पासकी पहले से है।",
  "This passkey was not taken. Try again, or go on in another way.":
    "यह पासकी नहीं मानी गई। फिर कोशिश करें, या किसी और तरीके से आगे बढ़ें।",
  "Three groups of four signs, from the list you kept. Each is good once.":
    "आपकी रखी सूची से, चार-चार अक्षरों के तीन समूह। हर कोड एक बार चलता है।",
  "Trust this device for 30 days": "इस डिवाइस पर 30 दिन भरोसा करें",
  "Use a passkey": "पासकी इस्तेमाल करें",
  "You are asked for it beside the password when you sign in.": "साइन इन करते समय पासवर्ड के साथ यह भी माँगा जाता है।",
  "You are asked for the password alone here. Not on a device that others use.":
    "यहाँ केवल पासवर्ड माँगा जाएगा। ऐसी डिवाइस पर नहीं जिसे दूसरे भी इस्तेमाल करते हैं।",
  "Your finger, your face or the PIN of this device. Nothing to type.":
    "आपकी उँगली, चेहरा या इस डिवाइस का PIN। कुछ टाइप नहीं करना।",
  "{count, plural, =0 {No backup code is left.} one {# backup code is left.} other {# backup codes are left.}}":
    "{count, plural, =0 {कोई बैकअप कोड नहीं बचा।} one {# बैकअप कोड बचा है।} other {# बैकअप कोड बचे हैं।}}",
  "Open an app on this phone": "इस फ़ोन का ऐप खोलें",
  "Your passkey does not work here. Open the portal under its own name, or ask an Admin of the shop to reset your second step.":
    "आपकी पासकी यहाँ काम नहीं करती। पोर्टल को उसके अपने नाम से खोलें, या दुकान के एडमिन से अपना दूसरा चरण रीसेट करने को कहें।",
  "Save as a file": "फ़ाइल के रूप में सहेजें",
  "Enter the code": "कोड लिखें",
  "Get code": "कोड पाएँ",
  "If the shop knows {mobile}, a code is on its way by SMS. It is good for 10 minutes.":
    "अगर {mobile} दुकान में दर्ज है, तो SMS से कोड आ रहा है। वह 10 मिनट तक चलेगा।",
  "Mobile number": "मोबाइल नंबर",
  "Use another number, or e-mail": "दूसरा नंबर या ईमेल इस्तेमाल करें",
  "Who signs in?": "कौन साइन इन कर रहा है?",
  "or with e-mail": "या ईमेल से",
  "That was right. Show now that it is you.": "वह सही था। अब दिखाएँ कि यह आप ही हैं।",
  Install: "इंस्टॉल करें",
  "On your home screen": "आपकी होम स्क्रीन पर",
  "Open the menu to share this page, and choose to add it to the home screen.":
    "इस पेज को साझा करने का मेन्यू खोलें और होम स्क्रीन पर जोड़ना चुनें।",
  "{shop} opens like an app, also without a connection: you then read what you last saw.":
    "{shop} ऐप की तरह खुलता है; इंटरनेट न हो तो भी आप पिछली बार देखी जानकारी पढ़ सकते हैं।",
  "Messages on this device": "इस डिवाइस पर संदेश",
  "Switch off": "बंद करें",
  "Switch on": "चालू करें",
  "This browser takes no push messages now.": "यह ब्राउज़र अभी पुश संदेश नहीं लेता।",
  "This device can tell you at once of payments, of your books and of what falls due, also while the portal is closed. No name and no amount is shown, and nothing comes at night. It ends when you sign out.":
    "पोर्टल बंद होने पर भी यह डिवाइस आपको भुगतानों, आपकी बुक और देय किस्तों के बारे में तुरंत बता सकता है। कोई नाम और कोई राशि नहीं दिखती, और रात में कुछ नहीं आता। साइन आउट करने पर यह बंद हो जाता है।",
  "This device tells you from now on.": "अब से यह डिवाइस आपको बताएगा।",
  "This device tells you nothing any more.": "अब यह डिवाइस आपको कुछ नहीं बताएगा।",
  "You are signed out on this device. Your session ends when there is a connection again.":
    "आप इस डिवाइस पर लॉग आउट हो गए हैं। कनेक्शन आते ही आपका सत्र समाप्त होगा।",
  "By SMS, at most once a day. Receipts and other news of your books come in any case.":
    "SMS से, दिन में अधिकतम एक बार। रसीदें और आपकी बुकों की अन्य सूचनाएँ हर हाल में आती हैं।",
  "You sign in with your mobile number and a code by SMS.": "आप अपने मोबाइल नंबर और SMS से मिले कोड से लॉग इन करते हैं।",
  "This browser blocks the messages of the portal. Open the settings of this page (the sign before its address), allow notifications there, and load the page again.":
    "यह ब्राउज़र पोर्टल के संदेश रोकता है। इस पेज की सेटिंग खोलें (पते के आगे का चिह्न), वहाँ सूचनाओं की अनुमति दें और पेज फिर से लोड करें।",
  "Too many codes were asked for. Try again in a while. If it stays so, the shop can enter an e-mail for you, by which you sign in, too.":
    "बहुत सारे कोड माँगे जा चुके हैं। थोड़ी देर बाद फिर कोशिश करें। ऐसा ही रहे, तो दुकान से अपना ईमेल दर्ज करवाएँ; उससे भी साइन इन होता है।",
};
