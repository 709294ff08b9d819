import type * as decideOperations from "@thangam/contracts/applications/decide-operations";
import type * as stepOperations from "@thangam/contracts/applications/step-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { approveApplication } from "./approve-application.ts";
import { giveApplicationSignIn } from "./give-application-sign-in.ts";
import { listAccounts, listApplications } from "./list-applications.ts";
import { rejectApplication } from "./reject-application.ts";
import { sendApplicationWelcome } from "./send-application-welcome.ts";
import { setApplicationBook } from "./set-application-book.ts";
import { setApplicationClient } from "./set-application-client.ts";
import { exportApplications } from "./export-applications.ts";

export const handlers: HandlersOf<typeof decideOperations & typeof stepOperations> = {
  approveApplication,
  exportApplications,
  giveApplicationSignIn,
  listAccounts,
  listApplications,
  rejectApplication,
  sendApplicationWelcome,
  setApplicationBook,
  setApplicationClient,
};
