import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { listMessages } from "@thangam/contracts/messages/sent-message-operations";

export type Message = OutputOf<typeof listMessages>["rows"][number];
