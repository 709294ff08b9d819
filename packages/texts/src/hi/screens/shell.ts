import type { shell as english } from "#en/screens/shell.ts";
import type { Translated } from "#shape.ts";

export const shell: Translated<typeof english> = {
  "Help on this screen": "इस पेज की मदद",
  "Receipts and payments": "रसीदें और भुगतान",
  "Clients and books": "सदस्य और बुक",
  "Enter opens, Ctrl+Enter takes a payment.": "Enter खोलता है, Ctrl+Enter भुगतान लेता है।",
  "Name, mobile number, book, receipt or screen": "नाम, मोबाइल नंबर, बुक, रसीद या स्क्रीन",
  "Nothing fits.": "कुछ मेल नहीं खाता।",
  Screens: "स्क्रीन",
  "Search clients, books, receipts": "सदस्य, बुक, रसीद खोजें",
  "Search everything": "सब कुछ खोजें",
  Branch: "शाखा",
  "Money between branches": "शाखाओं के बीच पैसा",
  "Book {number} is of the other branch now.": "बुक {number} अब दूसरी शाखा की है।",
  "Give book {number} to another branch": "बुक {number} दूसरी शाखा को दें",
  "Give to another branch": "दूसरी शाखा को दें",
  "What was paid stays where it is: the branch before owes it to the new one.":
    "जो चुकाया गया वह वहीं रहता है: पहली शाखा को वह नई शाखा को देना है।",
};
