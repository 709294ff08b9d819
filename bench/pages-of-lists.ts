import { nameOf } from "./many-payments.ts";
import { bookNumberOf, longBooks } from "./shop-shapes.ts";

export interface Shop {
  payments: number;
  books: number;
  clients: number;
  /** The first of them has this id, and the others follow. */
  firstBookId: number;
  /** Asks for the beginning of a file and leaves the rest. */
  firstByteOf: (operation: string, input: Readonly<Record<string, string>>) => Promise<void>;
  call: (operation: string, input?: Record<string, string>, method?: "GET" | "POST") => Promise<void>;
}

/** A page: what its screen asks the server for, all at once. `n` makes every search another one. */
interface PageOfScreen {
  name: string;
  isLimited: boolean;
  ask: (shop: Shop, n: number) => Promise<unknown>;
}

/** The pages that are measured. */
export const pages: readonly PageOfScreen[] = [
  { name: "transaction list", isLimited: true, ask: ({ call }) => call("Get_TransactionList") },
  {
    name: "transaction list, page 20",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionList", { page: "20" }),
  },
  { name: "pending ones", isLimited: true, ask: ({ call }) => call("Get_TransactionList", { status: "Pending" }) },
  {
    name: "transaction list, page 100",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionList", { page: "100" }),
  },
  {
    name: "its search",
    isLimited: true,
    ask: (shop, n) => shop.call("Get_TransactionList", { search: typed(shop, n) }),
  },
  {
    name: "dashboard",
    isLimited: true,
    ask: ({ call }) =>
      Promise.all([
        call("Get_ChitSchemaRatio"),
        call("Get_CustomerCount"),
        call("Get_TodayMonthcount"),
        call("Get_Thismonthcollection"),
        call("Get_DailyTrend"),
        call("Get_Todaycollection", { pageSize: "20" }),
      ]),
  },
  {
    name: "transaction report, this month",
    isLimited: true,
    ask: ({ call }) => call("Get_TransactionReport", { selectfor: "31" }, "POST"),
  },
  { name: "client list", isLimited: true, ask: ({ call }) => call("Get_MonthlyClientApproved") },
  {
    // As far as the clients of the smaller shop reach.
    name: "client list, page 5",
    isLimited: true,
    ask: ({ call }) => call("Get_MonthlyClientApproved", { page: "5", pageSize: "10" }),
  },
  {
    name: "client list, page 20",
    isLimited: false,
    ask: ({ call }) => call("Get_MonthlyClientApproved", { page: "20" }),
  },
  {
    name: "search of clients",
    isLimited: true,
    ask: (shop, n) => shop.call("Get_MonthlyClientApproved", { search: `saver${oneOf(shop.clients, n)}@` }),
  },
  {
    name: "a book at the counter, cash limits",
    isLimited: true,
    ask: (shop, n) => shop.call("Preview_Payment", { accountno: bookOf(shop, n) }, "POST"),
  },
  {
    name: "a payment at the counter",
    isLimited: true,
    ask: (shop, n) => shop.call("Add_monhlyOfflinePayments", { accountno: bookOf(shop, n) }, "POST"),
  },
  {
    name: "a book",
    isLimited: true,
    ask: (shop, n) => {
      const book = { chitid: idOf(shop, n) };
      const parts = ["Get_Book", "Get_Book_Payments", "Get_Book_Instalments"];
      return Promise.all(parts.map((part) => shop.call(part, book, "POST")));
    },
  },
  { name: "its quote", isLimited: true, ask: (shop, n) => shop.call("Quote_Book", { chitid: idOf(shop, n) }, "POST") },
  {
    name: "its passbook",
    isLimited: true,
    ask: (shop, n) => shop.call("Get_Passbook", { accountno: bookOf(shop, n) }, "POST"),
  },
  {
    name: "its payments as a file, first byte",
    isLimited: true,
    ask: (shop, n) => shop.firstByteOf("Export_TransactionList", { accountno: bookOf(shop, n), format: "csv" }),
  },
  {
    // As many rows as a shop of its size takes on a day.
    name: "today's payments as a file, first byte",
    isLimited: false,
    ask: ({ firstByteOf }) => firstByteOf("Export_TransactionList", { day: today(), format: "csv" }),
  },
  {
    name: "the counter's search, two words",
    isLimited: false,
    ask: (shop, n) => shop.call("Find_Books", { search: nameOf(n) }, "POST"),
  },
  {
    name: "the same, the end of a mobile",
    isLimited: true,
    ask: (shop, n) => shop.call("Find_Books", { search: mobileOf(shop, n).slice(-5) }, "POST"),
  },
  ...["day", "mode"].map((by) => ({
    name: `collections of a month by ${by}`,
    isLimited: true,
    ask: ({ call }: Shop) => call("Get_CollectionReport", { by }, "POST"),
  })),
  // These go through what they tell of: all payments of the month, or all open books.
  ...["scheme", "staff"].map((by) => ({
    name: `collections of a month by ${by}`,
    isLimited: false,
    ask: ({ call }: Shop) => call("Get_CollectionReport", { by }, "POST"),
  })),
  { name: "dues to work off", isLimited: false, ask: ({ call }) => call("Get_Dues", {}, "POST") },
  { name: "dues", isLimited: false, ask: ({ call }) => call("Get_DuesReport", {}, "POST") },
  { name: "books maturing", isLimited: false, ask: ({ call }) => call("Get_MaturityReport", {}, "POST") },
  { name: "liability", isLimited: false, ask: ({ call }) => call("Get_LiabilityReport") },
  {
    name: "a word of every 30th client",
    isLimited: false,
    ask: ({ call }) => call("Get_TransactionList", { search: "Kavitha" }),
  },
];

/** One of so many, each time another one. */
function oneOf(many: number, n: number): number {
  return 1 + ((n * 104_729) % many);
}

function idOf(shop: Shop, n: number): string {
  return String(shop.firstBookId + oneOf(shop.books, n) - 1);
}

function bookOf(shop: Shop, n: number): string {
  return bookNumberOf(oneOf(shop.books, n), longBooks);
}

/** The mobile number of one of the clients. */
function mobileOf({ clients }: Shop, n: number): string {
  return `7${String((oneOf(clients, n) * 7919) % 1_000_000_000).padStart(9, "0")}`;
}

function today(): string {
  return new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });
}

/** What a clerk types: a book, a mobile, an e-mail, the number of a receipt or of a transfer; each time of another. */
function typed(shop: Shop, n: number): string {
  const g = oneOf(shop.books, n);
  const kinds = [
    bookNumberOf(g, longBooks),
    mobileOf(shop, n),
    `saver${oneOf(shop.clients, n)}@example.com`,
    `T0001-${String(g).padStart(7, "0")}`,
    String(400_000_000_000 + ((g * 7919) % 99_999_999_999)),
  ];
  return kinds[n % kinds.length] ?? "";
}
