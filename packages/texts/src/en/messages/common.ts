export const validation = {
  value_missing: "This is needed.",
  value_invalid: "This is not valid.",
  name_invalid:
    "A name has a letter or a digit that can be seen, no hidden signs, and no web address, e-mail address or telephone number. Leave a blank after a dot in it.",
  text_too_long: "This is too long.",
  number_letters: "Type this number with the letters A to Z and digits. It has a letter or a digit of another script.",
  page_invalid: "A page is counted from 1 and holds at most 200 rows.",
  sort_invalid: "The list cannot be sorted by this.",
  language_missing: "Choose a language.",
  date_range_missing: "Please select from date and to date",
  date_invalid: "Enter a day as YYYY-MM-DD.",
  amount_invalid: "Enter an amount in rupees, with at most two decimals.",
  export_format_invalid: "A file is CSV, XLSX or PDF.",
  status_missing: "Choose a status.",
  status_invalid: "This status is not known.",
} as const;

export const system = {
  bad_json: "The request is not valid JSON.",
  signature_invalid: "The signature does not fit what was sent.",
  body_too_large: "The request is too large.",
  idempotency_key_invalid: "An Idempotency-Key has 8 to 100 letters, digits or - _ . :",
  idempotency_key_missing:
    "The header Idempotency-Key is missing. What moves money needs one: a new key for each request, and the same one when it is sent again.",
  operation_unknown: "There is no such operation.",
  method_not_allowed: "This operation is not called this way.",
  not_signed_in: "Please sign in.",
  fault: "Something went wrong, try again later.",
  unavailable: "The shop's records cannot be reached at the moment. Try again; nothing will be done twice.",
  too_much_at_once: "Several of your files are still being made or sent. Wait until one is done, and try again.",
  busy: "Too many files are being made or sent at the moment. Please try again in a while.",
  file_not_made: "The file could not be made at the moment. Please try again in a while.",
  approval_waits: "Nothing has changed yet: this waits until somebody else approves it.",
  approval_delayed: "Nothing has changed yet: this takes effect by itself later, unless it is cancelled before.",
} as const;

export const refusals = {
  not_allowed: "You may not do this.",
  password_change_required: "Please choose a new password first.",
  cross_origin: "This request did not come from the portal.",
  not_found: "This is not there.",
  too_many_attempts: "Too many attempts. Please wait a while and try again.",
  changed_meanwhile:
    "{name} saved changes here on {at}, after you opened it. Open it again before you change anything.",
  idempotency_key_reused: "This request was sent before with other content.",
  request_withdrawn: "It was not carried out, and will not be.",
  export_too_long: "This is too long for one file: a PDF holds 1,000 lines, CSV and Excel 2,00,000. Narrow it down.",
} as const;
