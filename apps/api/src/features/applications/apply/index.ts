import type * as operations from "@thangam/contracts/applications/apply-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { addBookApplication } from "./add-book-application.ts";
import { addClientApplication } from "./add-client-application.ts";
import { listJoinableSchemes } from "./list-joinable-schemes.ts";
import { listMyApplications } from "./list-my-applications.ts";
import { sendApplicationCode } from "./send-application-code.ts";
import { verifyClientApplication } from "./verify-client-application.ts";

export { sweepUnverified } from "./application-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  addBookApplication,
  addClientApplication,
  listJoinableSchemes,
  listMyApplications,
  sendApplicationCode,
  verifyClientApplication,
};
