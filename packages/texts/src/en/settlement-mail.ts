/** The messages about a book that is settled, wholly or in part. */
export const settlementMail = {
  book_settled: {
    subject: "Book {book} settled",
    mail: [
      "Your book {book} ({scheme}) is settled: {settled}. It takes no more payments and cannot be opened again. Thank you for saving with us.",
    ],
    sms: "your jewel savings book {book} is settled: {settled}. Thank you.",
  },
  book_part_settled: {
    subject: "Part of book {book} settled",
    mail: ["Of your book {book} ({scheme}) you got {settled}, {given}. The rest of it goes on."],
    sms: "of your jewel savings book {book} you got {settled}, {given}. The rest goes on.",
  },
};
