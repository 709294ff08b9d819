import { inBranch } from "#kernel/branch-rules.ts";
import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { own } from "#kernel/ownership.ts";
import { paging } from "#kernel/paging.ts";
import { can } from "#kernel/roles.ts";
import { listOf, oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { openingRefusals } from "./refusals.ts";
import { book, bookId, enrolment, instalment, ownBook } from "./schemas.ts";

export const addBook = operation({
  wire: "Add_New_MonthlyClient_chitschema",
  method: "POST",
  kind: "command",
  movesMoney: true,
  allow: ["admin", can("clients.enrol")],
  branch: [inBranch("client", "clientId"), "here"],
  summary: "Adds one scheme book to a client.",
  auditLabel: "Added a book",
  approval: { kinds: ["paid_months"] },
  input: record({ clientId: ["client", id({ missing: "client_missing" })], ...enrolment }),
  output: oneOf(book),
  refusals: ["client_not_found", ...openingRefusals],
});

export const listBooksOfClient = operation({
  wire: "Get_New_SpecificMonthlySchema",
  method: "POST",
  kind: "query",
  allow: ["admin", can("clients.view")],
  branch: [inBranch("client", "clientId"), "seen"],
  summary: "The books of a client.",
  input: record({ clientId: ["id", id({ missing: "client_missing" })] }),
  output: listOf(book),
  refusals: ["client_not_found"],
});

export const listBooksOfPerson = operation({
  wire: "Get_Client_ChitScheme",
  method: "POST",
  kind: "query",
  allow: [own("customer", "userId"), "admin", can("clients.view")],
  branch: [inBranch("customer", "userId"), "seen"],
  summary: "The books of a signed-in customer, or of the person with this sign-in id, and where to pay each.",
  input: record({ userId: ["id", z.optional(id())] }),
  output: listOf(ownBook),
  refusals: ["not_found"],
});

export const getBook = operation({
  wire: "Get_Book",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("clients.view")],
  branch: inBranch("book", "bookId"),
  summary: "One book, where it stands, and where to pay for it.",
  input: record({ bookId: ["chitid", bookId] }),
  output: oneOf(ownBook),
  refusals: ["book_not_found"],
});

export const listInstalments = operation({
  wire: "Get_Book_Instalments",
  method: "POST",
  kind: "query",
  allow: [own("book", "bookId"), "admin", can("clients.view")],
  branch: inBranch("book", "bookId"),
  summary: "Every instalment of a book: when it is due, when it was paid, and what it brought.",
  input: record({ bookId: ["chitid", bookId], ...paging([]) }),
  output: pageOf(instalment),
  refusals: ["book_not_found"],
});
