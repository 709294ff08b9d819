export const validation = {
  days_invalid: "Choose from 2 to 366 days.",
  gold_rate_invalid: "Please enter valid gold rate",
} as const;

export const refusals = {
  branch_without_rate: "This branch has the rate of the shop.",
  gold_rate_missing: "No gold rate is set for this day. Set the rate, or enter the weight.",
  gold_rate_not_today: "Only today's rate can be set.",
} as const;

export const notices = {
  gold_rate_set: "Sucessfuly updated gold rate ",
} as const;
