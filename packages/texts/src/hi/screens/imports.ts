import type { imports as english } from "#en/screens/imports.ts";
import type { Translated } from "#shape.ts";

export const imports: Translated<typeof english> = {
  "All imports": "सभी आयात",
  "Bad rows": "ग़लत पंक्तियाँ",
  "Bad rows that stay out: {count}.": "बाहर रहने वाली ग़लत पंक्तियाँ: {count}।",
  "Being checked": "जाँच हो रही है",
  "Being imported": "आयात हो रहा है",
  "Being undone": "वापस लिया जा रहा है",
  "Book number": "बुक नंबर",
  "Books by scheme": "स्कीम के अनुसार बुक",
  "Books: {books}, of {clients} new and {known} existing clients. Paid in: {rupees} and {grams}.":
    "बुक: {books}; {clients} नए और {known} मौजूदा ग्राहकों की। जमा: {rupees} और {grams}।",
  "Bring in a file": "एक फ़ाइल लाएँ",
  By: "किसने",
  "Cannot be used": "उपयोग योग्य नहीं",
  Checked: "जाँची गई",
  "Choose a CSV or XLSX file, or drop it here": "CSV या XLSX फ़ाइल चुनें, या यहाँ छोड़ें",
  "Download a template": "नमूना डाउनलोड करें",
  "Download bad rows": "ग़लत पंक्तियाँ डाउनलोड करें",
  "Existing clients": "मौजूदा ग्राहक",
  File: "फ़ाइल",
  "For {count} books the file has no grams: they are computed at the gold rate of the day of the import.":
    "{count} बुक के लिए फ़ाइल में ग्राम नहीं हैं: वे आयात के दिन के सोने के भाव से निकाले जाते हैं।",
  "Good rows": "सही पंक्तियाँ",
  "Import {count} rows": "{count} पंक्तियाँ आयात करें",
  "Imported rows": "आयात हुई पंक्तियाँ",
  "Imports so far": "अब तक के आयात",
  "It is checked first. Nothing is imported before you have seen what it would make and started it.":
    "पहले इसकी जाँच होती है। जब तक आप यह देखकर शुरू न करें कि क्या बनेगा, कुछ भी आयात नहीं होता।",
  "Joined date": "जुड़ने की तारीख",
  "New clients get an e-mail.": "नए ग्राहकों को ईमेल मिलता है।",
  "No row fits.": "कोई पंक्ति मेल नहीं खाती।",
  "Nobody gets an e-mail.": "किसी को ईमेल नहीं मिलता।",
  "Nothing was brought in yet.": "अभी तक कुछ नहीं लाया गया।",
  "Nothing was imported from it. The same file can be brought in again.":
    "इससे कुछ आयात नहीं हुआ। यही फ़ाइल फिर लाई जा सकती है।",
  "One row for each book, and a first row that names the columns, in any order:":
    "हर बुक के लिए एक पंक्ति, और पहली पंक्ति में स्तंभों के नाम, किसी भी क्रम में:",
  "Opening grams": "प्रारंभिक ग्राम",
  "Paid months, joined date and opening grams may be left out. A client with several books has several rows.":
    "चुकाए गए महीने, जुड़ने की तारीख और प्रारंभिक ग्राम छोड़े जा सकते हैं। कई बुक वाले ग्राहक की कई पंक्तियाँ होती हैं।",
  Row: "पंक्ति",
  "Rows of the file": "फ़ाइल की पंक्तियाँ",
  "Search rows": "पंक्तियों में खोजें",
  "Send new clients an e-mail that says how to choose a password": "नए ग्राहकों को ईमेल भेजें कि पासवर्ड कैसे चुनें",
  "Show that import": "वह आयात दिखाएँ",
  "Start the import": "आयात शुरू करें",
  "Start the import?": "आयात शुरू करें?",
  "Taken back, with all that was entered as paid before: {books} books, {clients} new clients.":
    "पहले चुकाए गए के रूप में दर्ज सब कुछ के साथ वापस: {books} बुक, {clients} नए ग्राहक।",
  "The file is being read": "फ़ाइल पढ़ी जा रही है",
  "There are no bad rows.": "कोई ग़लत पंक्ति नहीं है।",
  "There is no good row in this file.": "इस फ़ाइल में कोई सही पंक्ति नहीं है।",
  "Throw away": "हटा दें",
  "Throw this file away?": "यह फ़ाइल हटा दें?",
  "Today's accounts are closed. It goes on by itself on the next business day.":
    "आज का हिसाब बंद है। अगले कारोबारी दिन यह अपने आप आगे चलेगा।",
  "Undo the import": "आयात वापस लें",
  "Undo this import?": "यह आयात वापस लें?",
  Undone: "वापस लिया गया",
  "What is wrong": "क्या ग़लत है",
  "What it would make": "क्या बनेगा",
  "What was made": "क्या बना",
  "You can leave this page: the work goes on, and you find it again in the list of imports.":
    "आप यह पृष्ठ छोड़ सकते हैं: काम चलता रहता है, और आयात की सूची में फिर मिलेगा।",
  "{done} of {all} rows": "{all} में से {done} पंक्तियाँ",
  "{file} is being sent…": "{file} भेजी जा रही है…",
};
