export { queueMessage } from "./queue-message.ts";
export type { NewMessage } from "./queue-message.ts";
