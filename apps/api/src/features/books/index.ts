export { addBook, openBook } from "./add-book.ts";
export { closeBook } from "./close-book.ts";
export { dueDayOf } from "./due-day.ts";
export { findBooks, listBooksOfClient, listBooksOfPerson } from "./list-books.ts";
export { previewPayment } from "./preview-payment.ts";
