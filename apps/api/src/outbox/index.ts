export { queueMessage, queueSecretMessage } from "./queue-message.ts";
export type { NewMessage } from "./queue-message.ts";
