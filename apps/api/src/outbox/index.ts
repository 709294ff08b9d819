export { queueMessage, queueSecretMessage } from "./queue-message.ts";
export type { NewMessage, NewSecretMessage } from "./queue-message.ts";
