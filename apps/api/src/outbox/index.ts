export { queueMessage, queueSecretMessage } from "./queue-message.ts";
export type { NewMessage, NewSecretMessage } from "./queue-message.ts";
export { selectMessages } from "./kept-message-store.ts";
export { factsFor, showMessage } from "./render-message.ts";
