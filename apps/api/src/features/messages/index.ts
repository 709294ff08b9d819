export { listMessages } from "./list-messages.ts";
