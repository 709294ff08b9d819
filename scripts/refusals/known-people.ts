import type { OperationName } from "../../packages/contracts/src/kernel/registry.ts";
import type { RefusalCode } from "../../packages/contracts/src/kernel/refusals.ts";

/**
 * Refusals that a function can raise, but never for these operations, and why. One that is not needed any more is a
 * fault.
 */
export interface NeverMet {
  because: string;
  codes: readonly RefusalCode[];
  operations: readonly OperationName[];
}

/** Those of books, requests, approvals and people. */
export const neverMetByPeople: readonly NeverMet[] = [
  {
    because: "it closes, and never opens",
    codes: ["book_already_open"],
    operations: ["closeBookByNumber"],
  },
  {
    because: "it decides nothing about the request",
    codes: ["request_already_decided"],
    operations: ["addClientApplication", "verifyClientApplication"],
  },
  {
    because: "only its maker may, and no checker is noted",
    codes: ["approval_not_yours"],
    operations: ["cancelApproval", "explainApproval"],
  },
  {
    because: "it opens the books of a client whom it has just made",
    codes: ["client_not_found"],
    operations: ["enrolClient"],
  },
  {
    because: "whom it makes has an e-mail, and whom it shuts out is compared with nobody",
    codes: ["client_without_email_exists"],
    operations: ["addCustomer", "addUser", "deleteCustomer", "setUpShop"],
  },
  {
    because: "it changes nobody's type, and shuts no Admin out",
    codes: ["last_admin", "user_has_books"],
    operations: [
      "approveApplication",
      "deleteCustomer",
      "giveApplicationSignIn",
      "sendApplicationWelcome",
      "setApplicationBook",
      "setApplicationClient",
      "updateClient",
      "updateCustomer",
    ],
  },
];
