import type * as operations from "@thangam/contracts/messages/operations";
import { somePush } from "#testing/push-service.ts";
import { testDay } from "#testing/money.ts";
import type { SamplesOf } from "./sample.ts";

export const messages: SamplesOf<typeof operations> = {
  exportMessages: () => ({ search: "a", format: "xlsx" }),
  listMessages: () => ({ state: "Waiting", kind: "book_opened", way: "Mail and SMS", day: testDay, sort: "at" }),
  listNotifications: () => ({ pageSize: "5" }),
  markNotificationsSeen: () => ({ seen: [{ kind: "requests_waiting", at: "2026-05-04T05:30:00.000Z" }] }),
  resendMessage: ({ messageId }) => ({ id: messageId }),
  savePushSubscription: () => somePush("https://fcm.googleapis.com/fcm/send/a-sample").keys,
};
