import type { Labels } from "#shape.ts";

/** What a stored value is called on screens and in documents, in Hindi. */
export const labels: Labels = {
  Admin: "एडमिन",
  Employee: "कर्मचारी",
  Customer: "ग्राहक",
  Male: "पुरुष",
  Female: "महिला",
  Others: "अन्य",
  // People
  Active: "सक्रिय",
  Inactive: "निष्क्रिय",
  Disabled: "बंद किया गया",
  // Books and payments
  Pending: "बाकी",
  Approved: "मंज़ूर",
  Rejected: "नामंज़ूर",
  Closed: "बंद",
  Settled: "निपटाया गया",
  "Jewellery bill": "गहनों का बिल",
  Voucher: "वाउचर",
  Refund: "रकम लौटाएँ",
  "Successfully Transfer": "रकम मिली",
  "Payment Approved": "मंज़ूर",
  Failed: "असफल",
  Refunded: "रकम लौटाई गई",
  // Instalments
  Paid: "भरी गई",
  Due: "देय",
  Overdue: "समय बीता",
  "To come": "आगे की",
  "Not paid": "नहीं भरी",
  // Payments of closed books
  Open: "खुली",
  Resolved: "निपटाए गए",
  "Money returned": "पैसा लौटाया गया",
  "No money came": "पैसा नहीं आया",
  "Book reopened": "बुक फिर खोली गई",
  "Returned through the gateway": "गेटवे से लौटाया गया",
  "Kept as an instalment": "किस्त के रूप में रखा गया",
  "Not sent": "नहीं भेजा गया",
  "Sent back": "वापस भेजा गया",
  "Paid another way": "दूसरे तरीके से दिया गया",
  // Messages
  Waiting: "प्रतीक्षा में",
  Delivered: "पहुँचा",
  "Given up": "छोड़ दिया गया",
  Monthly: "मासिक",
  Daily: "दैनिक",
  // Ways to pay
  Cash: "नकद",
  Card: "कार्ड",
  UPI: "UPI",
  Cheque: "चेक",
  Bank: "बैंक",
  Online: "ऑनलाइन",
};
