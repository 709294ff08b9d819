export const validation = {
  paper_invalid: "A receipt is printed on A5 or on a roll of 80 mm.",
  receipt_code_missing: "Enter the code of the receipt.",
} as const;

export const refusals = {
  receipt_not_found: "There is no such receipt.",
} as const;
