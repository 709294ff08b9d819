import type { dayBook } from "@thangam/contracts/accounts/book-of-account-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

/** One entry of the day book. */
export type Entry = OutputOf<typeof dayBook>["rows"][number];
