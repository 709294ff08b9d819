import type * as english from "#en/messages/imports.ts";
import type { TranslatedMessages } from "#shape.ts";

export const imports: TranslatedMessages<typeof english> = {
  import_missing: "कोई आयात चुनें।",
  import_file_missing: "एक फ़ाइल चुनें।",
  import_unreadable: "यह फ़ाइल पढ़ी नहीं जा सकती। इसे CSV या XLSX के रूप में सहेजकर फिर चुनें।",
  import_empty: "इस फ़ाइल में कोई पंक्ति नहीं है।",
  import_headings_missing: "पहली पंक्ति में स्तंभों के नाम होने चाहिए; नहीं मिले: {columns}।",
  import_headings_repeated: "इस फ़ाइल के दो स्तंभ एक ही हैं: {columns}।",
  import_too_many_rows: "इस फ़ाइल में {most} से अधिक पंक्तियाँ हैं। इसे कई फ़ाइलों में बाँटें।",
  import_too_many_lines: "इस फ़ाइल में ख़ाली पंक्तियों सहित {most} से अधिक पंक्तियाँ हैं। ख़ाली पंक्तियाँ हटाएँ, या इसे कई फ़ाइलों में बाँटें।",
  import_unpacks_too_large: "इस फ़ाइल में जो भरा है वह बहुत बड़ा है। इसे कई फ़ाइलों में बाँटें।",
  import_scheme_missing: "ऐसी कोई स्कीम नहीं है।",
  import_date_invalid: "दिन DD-MM-YYYY के रूप में लिखें।",
  import_joined_later: "जुड़ने की तारीख आज के बाद की है।",
  import_grams_invalid: "ग्राम अधिकतम तीन दशमलव तक लिखें।",
  import_grams_not_saved: "प्रारंभिक ग्राम केवल उस सदस्य के होते हैं जिसने स्वर्ण स्कीम में महीने चुकाए हैं।",
  import_row_refused: "अभिलेख इस पंक्ति को नहीं लेते; इससे कुछ भी आयात नहीं हुआ।",
  import_number_repeated: "यही बुक नंबर पंक्ति {row} में है।",
  import_person_contradicts: "पंक्ति {row} में यह ईमेल किसी और नाम या मोबाइल नंबर के साथ है।",
  import_mobile_differs: "इस ईमेल वाला व्यक्ति किसी और मोबाइल नंबर के साथ पहले से है।",
  import_not_found: "ऐसा कोई आयात नहीं है।",
  import_file_known: "यही फ़ाइल पहले {day} को लाई जा चुकी है।",
  import_file_too_large: "यह फ़ाइल बहुत बड़ी है। एक बार में अधिकतम 7 MB लाया जा सकता है।",
  import_not_in_state: "यह अभी संभव नहीं है: आयात किसी और स्थिति में है।",
  import_nothing_good: "आयात करने के लिए कोई सही पंक्ति नहीं है।",
  import_in_use: "यह आयात अब वापस नहीं लिया जा सकता: इसकी {books} बुक उपयोग में हैं, पहली {book} है।",
};
