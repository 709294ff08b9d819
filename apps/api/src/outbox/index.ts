export { queueMessage, queueSecretMessage } from "./queue-message.ts";
export type { NewMessage, NewSecretMessage } from "./queue-message.ts";
export { selectMessages } from "./kept-message-store.ts";
export { factsFor, showMessage } from "./render-message.ts";
export { deliverMessages } from "./deliver.ts";
export type { Delivery } from "./deliver.ts";
export { queueStrandedMessages } from "./outbox-store.ts";
export { sendAgain } from "./send-again.ts";
export type { SentAgain } from "./send-again.ts";
