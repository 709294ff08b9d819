import * as z from "zod/mini";
import { branchShown, isElsewhere } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { dataOf, listOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { text } from "#values/text.ts";
import { bookNumberProblems, bookStatuses } from "./schemas.ts";

export const findBooks = operation({
  wire: "Find_Books",
  method: "POST",
  kind: "query",
  allow: ["admin", can("payments.take"), can("payments.acknowledge"), can("books.close"), can("clients.view")],
  branch: "seen",
  summary:
    "The first ten books that fit what was typed: a number with or without its letters, a client's name or mobile, a receipt.",
  input: record({ search: text({ max: 100, missing: "account_number_missing" }) }),
  output: listOf(
    record({
      bookNumber: ["fld_accountno", z.string()],
      clientId: ["clientid", id()],
      clientName: ["fld_name", z.string()],
      clientMobile: ["fld_mobile", z.string()],
      schemeName: ["fld_chitschema", z.string()],
      status: ["chitstatus", z.enum(bookStatuses)],
      ...branchShown,
      /** Found by its whole number in a branch that the caller does not see, for a payment: its mobile number is masked. */
      isElsewhere,
    }),
  ),
  refusals: [],
});

export const checkBookNumber = operation({
  wire: "Check_Book_Number",
  method: "POST",
  kind: "query",
  allow: ["admin", can("clients.enrol"), can("requests.approve")],
  branch: "none",
  summary:
    "Whether a new book can have this number, and of which scheme it would be. Never tells whose a taken one is.",
  input: record({
    /** As far as it is typed. */
    typed: ["accountno", text({ max: 40, missing: "account_number_missing" })],
    /** Named when the scheme is chosen already; the number must be one of its own. */
    schemeName: ["chitschema", z.optional(text())],
  }),
  output: dataOf(
    record({
      /** What was typed, as it would stand on the book. */
      bookNumber: ["fld_accountno", z.string()],
      /** The scheme that its letters stand for; null when they stand for none. */
      schemeName: ["fld_chitschema", z.nullable(z.string())],
      /** Null when the number is free. */
      problem: z.nullable(z.enum(bookNumberProblems)),
    }),
  ),
  refusals: [],
});
