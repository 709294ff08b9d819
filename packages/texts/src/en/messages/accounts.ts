export const validation = {
  place_invalid: "Choose a drawer.",
  taken_from_invalid: "Choose where the cash was taken from.",
  direction_invalid: "Choose credit or debit.",
  bank_reference_missing: "Enter the number of the slip or of the line of the statement.",
  withdrawal_reference_missing: "Enter the number of the cheque or of the withdrawal.",
  entry_missing: "Choose an entry.",
  correction_reason_missing: "Say why the entry is taken back.",
  bounce_reason_missing: "Say why the bank has not paid the cheque.",
  account_invalid: "Choose an account.",
  unit_invalid: "Choose rupees or gold.",
} as const;

export const refusals = {
  drawer_not_found: "This drawer is not there.",
  cheque_not_found: "This payment has no cheque that is followed.",
  entry_not_found: "This entry is not there, or it is not one that can be taken back.",
  cash_not_there: "There is not so much cash there. Count it, and look at what was entered before.",
  clearing_exceeded: "That is more than was received by this payment method and not yet confirmed.",
  bank_reference_used: "This number was entered before. Each slip and each line of the statement counts once.",
  entry_corrected: "This entry was taken back already.",
  later_balance_recorded: "The balance of a later day is recorded already.",
  nothing_left_over: "Nothing is left over by this payment method.",
  leftover_own: "You took one of these payments. Somebody else explains what is left over.",
  cheque_decided: "This cheque is not in hand any more.",
  cheque_not_cleared: "The bank has not paid this cheque yet. Clear it, note that it bounced, or give the cheque back.",
  period_invalid: "The first day comes after the last one.",
} as const;
