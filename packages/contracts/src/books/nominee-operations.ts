import { inBranch } from "#kernel/branch-rules.ts";
import { operation } from "#kernel/operation.ts";
import { can } from "#kernel/roles.ts";
import { oneOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { nominees, typedNominees } from "./nominee-schemas.ts";
import { bookId } from "./schemas.ts";

export const setNominee = operation({
  wire: "Set_Nominee",
  method: "POST",
  kind: "command",
  allow: ["admin", can("clients.enrol")],
  branch: inBranch("book", "bookId"),
  summary: "Writes down whom the client names for a book now, all of them, or that nobody is named any more.",
  auditLabel: "Changed the nominee of a book",
  approval: { kinds: ["nominee"] },
  input: record({
    bookId: ["chitid", bookId],
    /** None: nobody is named any more. */
    nominees: typedNominees,
  }),
  output: oneOf(record({ bookId: ["chitid", id()], nominees })),
  refusals: ["book_not_found", "book_settled"],
});
