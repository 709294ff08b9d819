export { exportMessages } from "./export-messages.ts";
export { listMessages } from "./list-messages.ts";
export { resendMessage } from "./resend-message.ts";
