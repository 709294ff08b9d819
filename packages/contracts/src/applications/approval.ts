import { can } from "#kernel/roles.ts";

export const mayDecide = ["admin", can("requests.approve")] as const;

/** What makes a person or a book of a request can be refused for. */
export const personRefusals = [
  "request_not_found",
  "request_already_decided",
  "request_already_approved",
  "request_already_rejected",
  "email_belongs_to_staff",
  "client_already_exists",
  "email_already_registered",
  "client_without_email_exists",
  "user_not_active",
] as const;
