import type * as operations from "@thangam/contracts/messages/push-operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getPush, removePushSubscription, savePushSubscription } from "./push.ts";

export const handlers: HandlersOf<typeof operations> = { getPush, removePushSubscription, savePushSubscription };
