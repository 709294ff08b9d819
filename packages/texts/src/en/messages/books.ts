export const validation = {
  book_prefix_missing: "Please select book number",
  book_number_invalid: "Enter Correct Book Number",
  scheme_amount_missing: "Please select saving scheme amount",
  duration_missing: "Select your Duration",
  paid_months_invalid: "Select the paid months.",
  account_number_missing: "Enter Account Number",
  remarks_missing: "Enter Your Remark",
  settlement_way_missing: "Choose what the client gets.",
  settlement_reference_missing: "Enter the number of the bill, the voucher or the transfer.",
  settlement_confirmation_missing: "Enter the client's code, or note the signed hand-over.",
  settlement_code_missing: "Enter the client's code.",
  identity_paper_missing: "Choose the identity paper that the client showed.",
  identity_paper_end_invalid: "Enter the last four characters of its number, and no more.",
  identity_paper_end_wrong:
    "The number of this paper does not end so. Aadhaar and voter ID end in four digits, a PAN in three digits and a letter.",
  handed_to_missing: "Enter the name of the person it was handed to.",
  handed_to_invalid: "Enter the name as it stands on the identity paper.",
  settlement_total_missing: "What the book is worth is missing. Load the page again.",
} as const;

export const refusals = {
  book_not_found: "There is no book with this number.",
  book_closed: "This book is closed. It takes no payment.",
  book_not_open: "This book is not open.",
  book_settled: "This book is settled and stays closed.",
  payments_under_way: "Money of this book is still on its way. Wait for it, or decide about it, then settle the book.",
  nothing_saved: "Nothing is saved on this book. Close it instead.",
  quote_changed: "What this book is worth has changed meanwhile. Look at the new figures and confirm again.",
  reference_used: "This bill or voucher has settled another book. Enter the number of this one.",
  settlement_remarks_missing: "This book has not matured yet. Say why it is settled now.",
  settlement_code_wrong:
    "This code does not confirm this settlement. Compare it with the client's message, or send a new one.",
  contact_changed:
    "The e-mail or mobile number of this client was changed within the last three days, so a code proves nothing. Have the client sign and show an identity paper.",
  book_already_closed: "This book is closed already.",
  book_already_open: "This book is open already.",
  book_number_taken: "This book number is already in use.",
  status_not_allowed: "This change is not yours to make.",
} as const;

export const notices = {
  book_closed_by_staff: "Account Closed Successfully",
  book_closed_by_customer: "Account is  successfully closed.",
  book_reopened: "Account is Successfully Approved.",
  confirm_close_title: "Confirm to Close Account",
  confirm_close: "Are you sure you want to close your account.",
  confirm_open_title: "Confirm to Open Account",
  confirm_open: "Are you sure you want to Open the account.",
  repeat_payment: "You have attempted payment on {date}. Are you sure you want to make another payment?",
} as const;
