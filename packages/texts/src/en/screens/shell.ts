export const shell = [
  "Clients and books",
  "Enter opens, Ctrl+Enter takes a payment.",
  "Name, mobile number, book, receipt or screen",
  "Nothing fits.",
  "Screens",
  "Search clients, books, receipts",
  "Search everything",
] as const;
