export const validation = {
  statement_missing: "Choose the file statement.json of the folder that you saved.",
} as const;

export const refusals = {
  book_not_sealed:
    "This book has not been sealed since it changed. The next seal is made within the hour; try again then.",
} as const;
