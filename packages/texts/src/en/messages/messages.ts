export const validation = {
  message_missing: "Choose a message.",
  message_kind_invalid: "There is no such kind of message.",
  message_way_invalid: "A message goes by mail alone, or by mail and SMS.",
  notification_missing: "Choose a notification.",
} as const;

export const refusals = {
  message_not_found: "There is no such message.",
  message_still_waiting: "This message is still on its way.",
  message_secret: "This message carried a code or password, which is not kept. It cannot be sent again.",
  message_late: "This message is out of date and is not sent again.",
  message_unwanted: "This person wants no reminders any more.",
  push_service_unknown: "This browser takes push messages from a service that the portal does not know.",
} as const;
