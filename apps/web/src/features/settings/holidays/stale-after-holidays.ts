import { listInstalments } from "@thangam/contracts/books/book-operations";
import { listHolidays } from "@thangam/contracts/settings/holiday-operations";
import { bookQueries } from "#shared/books/book-queries.ts";

/** Holidays move the due days of books. */
export const staleAfterHolidays = [listHolidays, listInstalments, ...bookQueries];
