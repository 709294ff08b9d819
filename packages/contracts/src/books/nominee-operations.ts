import * as z from "zod/mini";
import { operation } from "#kernel/operation.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { keepEmpty } from "#values/keep-empty.ts";
import { id } from "#values/ids.ts";
import { nominee, typedNominee } from "./nominee-schemas.ts";
import { bookId } from "./schemas.ts";

export const setNominee = operation({
  wire: "Set_Nominee",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Writes down whom the client names for a book now, or that nobody is named any more.",
  auditLabel: "Changed the nominee of a book",
  approval: { kinds: ["nominee"] },
  input: record({
    bookId: ["chitid", bookId],
    /** Null: nobody is named any more. */
    nominee: keepEmpty(z.nullable(typedNominee)),
  }),
  output: oneOf(record({ bookId: ["chitid", id()], nominee })),
  refusals: ["book_not_found", "book_settled"],
});
