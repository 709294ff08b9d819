export const validation = {
  terms_not_accepted: "Please accept the terms and conditions.",
  request_missing: "Choose a request.",
  approve_name_missing: "Please enter name",
  approve_book_missing: "Please enter scheme account number",
  reject_reason_missing: "Please enter the reason.",
} as const;

export const refusals = {
  request_not_found: "There is no such request.",
  request_token_invalid: "This request is over. Please start again.",
  request_already_decided: "This request was decided meanwhile.",
  request_already_approved: "{name} has already approved this request.",
  request_already_rejected: "{name} has already rejected this request.",
  request_already_waiting: "You have asked for this already. The shop will tell you soon.",
  too_many_requests_waiting: "Several requests of yours are still waiting. The shop will look at them soon.",
  terms_changed: "The terms have changed. Please load the page again and read them.",
} as const;

export const notices = {
  request_approved: "Client Succefully Approved.",
  request_rejected: "User is  successfully rejected.",
} as const;
