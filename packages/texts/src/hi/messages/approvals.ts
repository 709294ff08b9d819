import type * as english from "#en/messages/approvals.ts";
import type { TranslatedMessages } from "#shape.ts";

export const approvals: TranslatedMessages<typeof english> = {
  approval_missing: "चुनें कि किस पर फ़ैसला करना है।",
  decision_missing: "मंज़ूर करें या मना करें।",
  refusal_reason_missing: "बताएँ कि आप क्यों मना कर रहे हैं।",
  approval_reason_missing: "बताएँ कि यह क्यों ज़रूरी है।",
  share_invalid: "0.01 से 100 तक प्रतिशत डालें।",
  hours_invalid: "1 से 720 घंटे डालें।",
  minutes_invalid: "1 से 10080 मिनट डालें।",
  approval_not_found: "मंज़ूरी का ऐसा कोई अनुरोध नहीं है।",
  approval_waiting: "यही अनुरोध पहले से {approval} नंबर पर मंज़ूरी का इंतज़ार कर रहा है।",
  approval_decided: "इस पर पहले ही फ़ैसला हो चुका है।",
  approval_expired: "इसका समय निकल गया है। इसे फिर से माँगना होगा।",
  approval_own: "कोई अपना अनुरोध ख़ुद मंज़ूर नहीं करता। कोई और करे।",
  approval_not_own: "यह वही कर सकता है जिसने माँगा था।",
  approval_not_yours: "जो सिर्फ़ एडमिन कर सकता है, उस पर फ़ैसला भी एडमिन ही करता है।",
  approval_changed: "यह माँगे जाने के बाद रिकॉर्ड बदल गया है। इसे फिर से माँगना होगा।",
  approval_explained: "कारण पहले ही बताया जा चुका है।",
  approval_settings_changed: "इस बीच किसी और ने ये सेटिंग बदल दीं। इन्हें फिर से देखें।",
  approval_needs_two: "सबको दूसरे का इंतज़ार तभी कराया जा सकता है जब दुकान में दो एडमिन हों। पहले दूसरा एडमिन बनाएँ।",
};
