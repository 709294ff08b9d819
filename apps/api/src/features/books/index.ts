export { addBook, openBook } from "./add-book.ts";
export { booksOfClient, booksOfClients } from "./book-store.ts";
export { bookView } from "./book-view.ts";
export { checkBookNumber } from "./check-book-number.ts";
export { closeBook, closeBookByNumber } from "./close-book.ts";
export { dueDayOf } from "./due-day.ts";
export { listClosedBooks, previewClosing } from "./list-closed-books.ts";
export { findBooks, listBooksOfClient, listBooksOfPerson } from "./list-books.ts";
export { previewPayment } from "./preview-payment.ts";
