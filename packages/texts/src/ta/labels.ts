import type { Labels } from "#shape.ts";

/** What a stored value is called on screens and in documents, in Tamil. */
export const labels: Labels = {
  Admin: "நிர்வாகி",
  Employee: "பணியாளர்",
  Customer: "வாடிக்கையாளர்",
  Male: "ஆண்",
  Female: "பெண்",
  Others: "மற்றவர்",
  // People
  Active: "செயலில்",
  Inactive: "செயலற்றவர்",
  Disabled: "முடக்கப்பட்டவர்",
  // Books and payments
  Pending: "நிலுவை",
  Approved: "ஏற்கப்பட்டது",
  Rejected: "நிராகரிக்கப்பட்டது",
  Closed: "மூடப்பட்டது",
  Settled: "தீர்க்கப்பட்டது",
  "Jewellery bill": "நகை ரசீது",
  Voucher: "வவுச்சர்",
  Refund: "திருப்பித் தருக",
  "Successfully Transfer": "பணம் வந்தது",
  "Payment Approved": "ஏற்கப்பட்டது",
  Failed: "தோல்வி",
  Refunded: "திருப்பித் தரப்பட்டது",
  // Instalments
  Paid: "செலுத்தப்பட்டது",
  Due: "செலுத்த வேண்டும்",
  Overdue: "தாமதமானவை",
  "To come": "இனி வரும்",
  "Not paid": "செலுத்தவில்லை",
  // Payments of closed books
  Open: "திறந்தது",
  Resolved: "தீர்க்கப்பட்டவை",
  "Money returned": "பணம் திருப்பித் தரப்பட்டது",
  "No money came": "பணம் வரவில்லை",
  "Book reopened": "புத்தகம் மீண்டும் திறக்கப்பட்டது",
  "Returned through the gateway": "நுழைவாயில் வழியாகத் திருப்பப்பட்டது",
  "Kept as an instalment": "தவணையாக வைத்துக்கொள்ளப்பட்டது",
  "Not sent": "அனுப்பப்படவில்லை",
  "Sent back": "திருப்பி அனுப்பப்பட்டது",
  "Paid another way": "வேறு வழியில் தரப்பட்டது",
  // Messages
  Waiting: "காத்திருக்கிறது",
  Delivered: "சேர்ந்தது",
  "Given up": "கைவிடப்பட்டது",
  Monthly: "மாதாந்திரம்",
  Daily: "தினசரி",
  // Ways to pay
  Cash: "ரொக்கம்",
  Card: "கார்டு",
  UPI: "UPI",
  Cheque: "காசோலை",
  Bank: "வங்கி",
  Online: "ஆன்லைன்",
};
