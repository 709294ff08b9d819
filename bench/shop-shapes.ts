/** How the payments of a measurement lie in their shop. */
export interface ShopShape {
  paymentsPerBook: number;
  booksPerClient: number;
  /** How far a shop of any size looks back, so that a larger one has more payments on each day. */
  days: number;
  /** Of the numbers of its books, which go on with seven digits. */
  prefix: string;
  /** How often an instalment is due; null for the demo shop's own monthly scheme. */
  everyDays: number | null;
  /** How long ago the first books were opened; each of the next ones some days before, over so many days. */
  openedBefore: string;
  openedOver: number;
}

/** A book for each client, and two years of payments: many books by few payments. */
export const manyBooks: ShopShape = {
  paymentsPerBook: 10,
  booksPerClient: 1,
  days: 730,
  prefix: "E",
  everyDays: null,
  // A quarter of them is some days late with the next month.
  openedBefore: "9 months",
  openedOver: 40,
};

/** Ten million payments are 100,000 open books of 20,000 clients here, over five years. */
export const longBooks: ShopShape = {
  paymentsPerBook: 100,
  booksPerClient: 5,
  days: 1826,
  prefix: "Q",
  everyDays: 18,
  // The 101st instalment falls due after 1,800 days: three of sixteen books are late with it.
  openedBefore: "1788 days",
  openedOver: 16,
};

export function sizeOf(payments: number, { paymentsPerBook, booksPerClient }: ShopShape) {
  const books = Math.max(1, Math.floor(payments / paymentsPerBook));
  return { books, clients: Math.max(1, Math.floor(books / booksPerClient)) };
}

/** The number of a book, from 1 on. */
export function bookNumberOf(book: number, { prefix }: ShopShape): string {
  return `${prefix}${1_000_000 + book}`;
}
