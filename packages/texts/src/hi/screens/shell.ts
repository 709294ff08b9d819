import type { shell as english } from "#en/screens/shell.ts";
import type { Translated } from "#shape.ts";

export const shell: Translated<typeof english> = {
  "Clients and books": "सदस्य और बुक",
  "Enter opens, Ctrl+Enter takes a payment.": "Enter खोलता है, Ctrl+Enter भुगतान लेता है।",
  "Name, mobile number, book, receipt or screen": "नाम, मोबाइल नंबर, बुक, रसीद या स्क्रीन",
  "Nothing fits.": "कुछ मेल नहीं खाता।",
  Screens: "स्क्रीन",
  "Search clients, books, receipts": "सदस्य, बुक, रसीद खोजें",
  "Search everything": "सब कुछ खोजें",
};
