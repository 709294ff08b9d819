import type * as decideOperations from "@thangam/contracts/applications/decide-operations";
import type * as stepOperations from "@thangam/contracts/applications/step-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { approveRequest } from "./approve-request.ts";
import { giveRequestSignIn } from "./give-request-sign-in.ts";
import { listAccounts, listRequests } from "./list-requests.ts";
import { rejectRequest } from "./reject-request.ts";
import { sendRequestWelcome } from "./send-request-welcome.ts";
import { setRequestBook } from "./set-request-book.ts";
import { setRequestClient } from "./set-request-client.ts";
import { exportRequests } from "./export-requests.ts";

export const handlers: HandlersOf<typeof decideOperations & typeof stepOperations> = {
  approveRequest,
  exportRequests,
  giveRequestSignIn,
  listAccounts,
  listRequests,
  rejectRequest,
  sendRequestWelcome,
  setRequestBook,
  setRequestClient,
};
