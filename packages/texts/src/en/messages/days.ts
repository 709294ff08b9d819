export const validation = {
  day_missing: "Choose a day.",
  counts_missing: "Enter what was counted for each way of paying, once each.",
  reopen_reason_missing: "Say why the day is opened again.",
} as const;

export const refusals = {
  day_closed: "This day's accounts are closed. Nothing more can be posted to it.",
  day_already_closed: "This day is closed already.",
  later_day_closed: "A later day is closed. Open that one first.",
  earlier_day_open: "An earlier day that took money is still open. Close that one first.",
  day_closes_early: "The shop is still open. Confirm that today is to be closed before its closing hour.",
  drawer_not_counted: "Count the drawer first, before you see what the books expect. Then close the day.",
  day_not_closed: "This day is not closed.",
  day_not_come: "This day has not come yet.",
  count_missing: "Enter what was counted.",
  cash_below_zero: "Less than no cash cannot be counted.",
  variance_reason_missing: "What was counted differs from what is expected. Say why.",
  carried_exceeds_cash: "No more can stay in the drawer than was counted.",
  carried_too_little:
    "Cash was paid out of the drawer or taken to the bank after this day. Let more of it stay in the drawer.",
  cash_banked_since:
    "Cash of this day has been paid in at the bank since. Take back the deposit {reference} of {day} first.",
  cash_withdrawn_since:
    "Cash of this day has been brought from the safe into the drawer since. Take back entry {journalId} of {day} first.",
  cash_sent_since:
    "Cash of this day has been sent to another branch since. Take back that transfer, entry {journalId} of {day}, first.",
} as const;
