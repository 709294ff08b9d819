import type * as english from "#en/messages/branches.ts";
import type { TranslatedMessages } from "#shape.ts";

export const branches: TranslatedMessages<typeof english> = {
  branch_not_found: "यह शाखा नहीं है।",
  book_of_branch: "बुक {book} पहले से इसी शाखा की है, या इस बीच किसी और शाखा को दे दी गई।",
  transfer_not_found: "यह ट्रांसफ़र नहीं है।",
  transfer_decided: "यह ट्रांसफ़र पहले ही मिल चुका है या वापस लिया जा चुका है।",
  transfer_own: "यह पैसा आपने ही भेजा है। दूसरी शाखा में कोई और पुष्टि करे कि वह मिल गया।",
  transfer_other_way: "नकद दराज़ या तिजोरी में रखा जाता है, और बैंक का ट्रांसफ़र बैंक में।",
  transfer_amount_differs: "भेजी गई रकम अलग है। फिर से गिनें, या दूसरी शाखा से ट्रांसफ़र वापस लेने को कहें।",
};
