export const validation = {
  report_criteria_missing: "Please select atleast one search criteria",
  report_period_invalid: "Choose the last 3 days, the last 7 days or this month.",
  report_missing: "Choose a report.",
  report_group_invalid: "Choose what to count by: day, way to pay, scheme or staff.",
  loyalty_group_invalid: "Points are counted by customer or by staff.",
} as const;

export const refusals = {
  report_range_too_long: "Choose days at most two years apart.",
} as const;
