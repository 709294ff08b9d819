export const refusals = {
  branch_not_found: "This branch is not there.",
  book_of_branch: "The book {book} is of this branch already, or was given to another one meanwhile.",
  transfer_not_found: "This transfer is not there.",
  transfer_decided: "This transfer was received or taken back already.",
  transfer_own: "You sent this money yourself. Somebody else confirms at the other branch that it came.",
  transfer_other_way: "Cash is put into the drawer or the safe, and a transfer of the bank into the bank.",
  transfer_amount_differs: "Another amount was sent. Count again, or ask the other branch to take its transfer back.",
} as const;
