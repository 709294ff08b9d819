export const validation = {
  branch_missing: "Choose a branch.",
  branch_code_invalid: "Choose one or two letters for its receipts.",
  branch_name_missing: "Enter the name of the branch.",
  branch_hours_invalid: "It opens between 0 and 23 o'clock, and closes later.",
  branch_reason_missing: "Say why the book is given to another branch.",
  put_into_invalid: "Choose where the money was put.",
  transfer_missing: "Choose a transfer.",
  transfer_reason_missing: "Say why the money is taken back.",
} as const;

export const refusals = {
  branch_code_used:
    "These letters are those of another branch, or its receipts could not be told from those of a counter.",
  branch_code_fixed: "The letters of a branch stay as they are.",
  branch_name_used: "Another branch has this name.",
  branch_not_found: "This branch is not there.",
  book_of_branch: "The book {book} is of this branch already, or was given to another one meanwhile.",
  transfer_not_found: "This transfer is not there.",
  transfer_decided: "This transfer was received or taken back already.",
  transfer_own: "You sent this money yourself. Somebody else confirms at the other branch that it came.",
  transfer_other_way: "Cash is put into the drawer or the safe, and a transfer of the bank into the bank.",
  transfer_amount_differs: "Another amount was sent. Count again, or ask the other branch to take its transfer back.",
} as const;
