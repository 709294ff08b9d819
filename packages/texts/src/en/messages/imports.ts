export const validation = {
  import_missing: "Choose an import.",
  import_file_missing: "Choose a file.",
  import_unreadable: "This file cannot be read. Save it as CSV or XLSX and choose it again.",
  import_empty: "There are no rows in this file.",
  import_headings_missing: "The first row must name the columns; not found: {columns}.",
  import_headings_repeated: "Two columns of this file are both: {columns}.",
  import_too_many_rows: "This file has more than {most} rows. Divide it into several.",
  import_too_many_lines:
    "This file has more than {most} lines, empty ones counted. Delete the empty lines, or divide it into several files.",
  import_unpacks_too_large: "What is packed in this file is too large. Divide it into several.",
  import_scheme_missing: "There is no such scheme.",
  import_date_invalid: "Enter the day as DD-MM-YYYY.",
  import_joined_later: "The joined date is later than today.",
  import_grams_invalid: "Enter grams with at most three decimals.",
  import_grams_not_saved: "Only a member who has paid months in a gold scheme has opening grams.",
  import_row_refused: "The records do not take this row, and nothing of it was imported.",
  import_number_repeated: "The same book number stands in row {row}.",
  import_person_contradicts: "Row {row} has this e-mail with another name or mobile number.",
  import_mobile_differs: "Somebody with this e-mail is there with another mobile number.",
} as const;

export const refusals = {
  import_not_found: "There is no such import.",
  import_file_known: "This very file was brought in before, on {day}.",
  import_file_too_large: "This file is too large. At most 7 MB can be brought in at once.",
  import_not_in_state: "This is not possible now: the import is in another state.",
  import_nothing_good: "There is no good row to import.",
  import_in_use: "This import cannot be undone any more: {books} of its books are in use, the first is {book}.",
} as const;
