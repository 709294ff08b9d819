import type * as operations from "@thangam/contracts/messages/sent-message-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { exportMessages } from "./export-messages.ts";
import { listMessages } from "./list-messages.ts";
import { resendMessage } from "./resend-message.ts";

export const handlers: HandlersOf<typeof operations> = {
  exportMessages,
  listMessages,
  resendMessage,
};
