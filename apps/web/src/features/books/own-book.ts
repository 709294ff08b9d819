import type { listBooksOfPerson } from "@thangam/contracts/books/book-operations";
import type { OutputOf } from "@thangam/contracts/kernel/operation";

/** A book beside its owner, and where it is paid. */
export type OwnBook = OutputOf<typeof listBooksOfPerson>[number];
