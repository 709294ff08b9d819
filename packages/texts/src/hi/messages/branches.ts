import type * as english from "#en/messages/branches.ts";
import type { TranslatedMessages } from "#shape.ts";

export const branches: TranslatedMessages<typeof english> = {
  branch_code_invalid: "इसकी रसीदों के लिए एक या दो अक्षर चुनें।",
  branch_name_missing: "शाखा का नाम भरें।",
  branch_hours_invalid: "खुलने का समय 0 से 23 बजे के बीच हो, और बंद होने का उसके बाद।",
  branch_reason_missing: "बताएँ कि बुक दूसरी शाखा को क्यों दी जा रही है।",
  put_into_invalid: "चुनें कि पैसा कहाँ रखा गया।",
  transfer_missing: "एक ट्रांसफ़र चुनें।",
  transfer_reason_missing: "बताएँ कि पैसा वापस क्यों लिया जा रहा है।",
  branch_code_used: "ये अक्षर किसी और शाखा के हैं, या इसकी रसीदें किसी काउंटर की रसीदों से अलग नहीं पहचानी जा सकेंगी।",
  branch_code_fixed: "शाखा के अक्षर वही रहते हैं।",
  branch_name_used: "किसी और शाखा का यही नाम है।",
  branch_missing: "एक शाखा चुनें।",
  branch_not_found: "यह शाखा नहीं है।",
  book_of_branch: "बुक {book} पहले से इसी शाखा की है, या इस बीच किसी और शाखा को दे दी गई।",
  transfer_not_found: "यह ट्रांसफ़र नहीं है।",
  transfer_decided: "यह ट्रांसफ़र पहले ही मिल चुका है या वापस लिया जा चुका है।",
  transfer_own: "यह पैसा आपने ही भेजा है। दूसरी शाखा में कोई और पुष्टि करे कि वह मिल गया।",
  transfer_other_way: "नकद दराज़ या तिजोरी में रखा जाता है, और बैंक का ट्रांसफ़र बैंक में।",
  transfer_amount_differs: "भेजी गई रकम अलग है। फिर से गिनें, या दूसरी शाखा से ट्रांसफ़र वापस लेने को कहें।",
};
