import { nameOf } from "./many-payments.ts";

export interface Shop {
  payments: number;
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
    name: "client list, page 20",
    isLimited: true,
    ask: ({ call }) => call("Get_MonthlyClientApproved", { page: "20" }),
  },
  {
    name: "search of clients",
    isLimited: true,
    ask: (shop, n) =>
      shop.call("Get_MonthlyClientApproved", { search: `saver${1 + ((n * 104_729) % (shop.payments / 10))}@` }),
  },
  {
    name: "a book at the counter, cash limits",
    isLimited: true,
    ask: (shop, n) =>
      shop.call("Preview_Payment", { accountno: `E${1_000_000 + 1 + ((n * 104_729) % (shop.payments / 10))}` }, "POST"),
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
  { name: "dues", isLimited: false, ask: ({ call }) => call("Get_DuesReport", {}, "POST") },
  { name: "books maturing", isLimited: false, ask: ({ call }) => call("Get_MaturityReport", {}, "POST") },
  { name: "liability", isLimited: false, ask: ({ call }) => call("Get_LiabilityReport") },
  {
    name: "a word of every 30th client",
    isLimited: false,
    ask: ({ call }) => call("Get_TransactionList", { search: "Kavitha" }),
  },
];

/** The mobile number of one of the clients, each time of another. */
function mobileOf({ payments }: Shop, n: number): string {
  return `7${String(((1 + ((n * 104_729) % (payments / 10))) * 7919) % 1_000_000_000).padStart(9, "0")}`;
}

/** What a clerk types: a book, a mobile, an e-mail, the number of a receipt or of a transfer; each time of another. */
function typed(shop: Shop, n: number): string {
  const books = shop.payments / 10;
  const g = 1 + ((n * 104_729) % books);
  const kinds = [
    `E${1_000_000 + g}`,
    mobileOf(shop, n),
    `saver${g}@example.com`,
    `T0001-${String(g).padStart(7, "0")}`,
    String(400_000_000_000 + ((g * 7919) % 99_999_999_999)),
  ];
  return kinds[n % kinds.length] ?? "";
}
