import type * as operations from "@thangam/contracts/applications/apply-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { addBookRequest } from "./add-book-request.ts";
import { addClientRequest } from "./add-client-request.ts";
import { listJoinableSchemes } from "./list-joinable-schemes.ts";
import { listMyRequests } from "./list-my-requests.ts";
import { sendRequestCode } from "./send-request-code.ts";
import { verifyClientRequest } from "./verify-client-request.ts";

export { sweepUnverified } from "./joining-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  addBookRequest,
  addClientRequest,
  listJoinableSchemes,
  listMyRequests,
  sendRequestCode,
  verifyClientRequest,
};
