import type { RefusalCode } from "#refusals.ts";

/**
 * What a person reads, in English. Sentences quoted from the shop's own handbook are kept letter for letter,
 * their spelling included: staff know them by heart.
 */
export const validation = {
  value_missing: "This is needed.",
  value_invalid: "This is not valid.",
  text_too_long: "This is too long.",
  page_invalid: "A page is counted from 1 and holds at most 200 rows.",
  sort_invalid: "The list cannot be sorted by this.",

  login_email_missing: "Please enter email.",
  login_email_invalid: "Please enter valid email.",
  login_password_missing: "Please enter password.",

  change_old_missing: "old Password Cannot be empty",
  change_confirm_missing: "Confirm Password Cannot be empty",
  change_confirm_differs: "New Password and Confirm Password do not match",

  recovery_email_missing: "Please enter your email address.",
  recovery_email_invalid: "Please enter valid email address.",
  recovery_code_missing: "Please enter OTP.",
  recovery_new_missing: "Please enter new password.",
  recovery_confirm_missing: "Please enter confirm password.",

  customer_missing: "Choose a customer.",
  customer_name_missing: "Please enter name",
  customer_email_missing: "Please enter email",
  customer_email_invalid: "Please enter valid email",
  customer_mobile_missing: "Please enter mobile number",
  customer_mobile_invalid: "Please enter valid mobile number",
  customer_address_missing: "Please enter address",
  customer_country_missing: "Please select country",
  customer_state_missing: "Please enter state",
  customer_city_missing: "Please enter city",
  customer_pincode_missing: "Please enter pincode",
  customer_pincode_invalid: "Please enter valid pincode",
  customer_gender_missing: "Please select gender",
  customer_password_missing: "Please enter password",
  customer_confirm_missing: "Please enter confirm password",
  customer_passwords_differ: "Password and confirm password does not match",

  user_missing: "Choose a person.",
  user_name_missing: "Please enter your full name",
  user_email_missing: "Please enter your email address",
  user_email_invalid: "Please enter valid email",
  user_mobile_missing: "Please enter mobile",
  user_mobile_invalid: "Please enter valid mobile number",
  user_type_missing: "Please select user",
  user_password_missing: "Please enter password",
  user_confirm_missing: "Please enter confirm Password",
  user_passwords_differ: "Password does not match",
  language_missing: "Choose a language.",

  client_missing: "Choose a client.",
  client_name_missing: "Enter your Name",
  client_email_missing: "Enter your Email",
  client_email_invalid: "Please provide a valid Email.",
  client_mobile_missing: "Enter Mobile Number",
  client_mobile_invalid: "Enter 10 Digit Mobile Number.",

  scheme_type_invalid: "A scheme is Monthly or Daily.",
  scheme_missing: "Select Your Chit Scheme",
  book_prefix_missing: "Please select book number",
  book_number_invalid: "Enter Correct Book Number",
  scheme_amount_missing: "Please select saving scheme amount",
  duration_missing: "Select your Duration",
  paid_months_invalid: "Select the paid months.",
  too_many_books: "At most 20 books can be added at once.",

  date_range_missing: "Please select from date and to date",
  date_invalid: "Enter a day as YYYY-MM-DD.",
  date_of_birth_invalid: "Enter the date of birth as DD/MM/YYYY.",

  account_number_missing: "Enter Account Number",
  amount_invalid: "Enter an amount in rupees, with at most two decimals.",
  mode_invalid: "Choose how it was paid.",
  payment_missing: "Choose a payment.",
  status_missing: "Choose a status.",
  status_invalid: "This status is not known.",
  transaction_number_missing: "Please Enter Payment Transaction Number.",
  instalment_missing: "Please Enter Installment No.",
  weight_missing: "Please Enter the weight.",
  resend_instalment_missing: "Enter Your Installment Number",

  gold_rate_invalid: "Please enter valid gold rate",
} as const;

export type ValidationCode = keyof typeof validation;
export type MessageCode = ValidationCode | RefusalCode | SystemCode;

const system = {
  bad_json: "The request is not valid JSON.",
  body_too_large: "The request is too large.",
  idempotency_key_invalid: "An Idempotency-Key has 8 to 100 letters, digits or - _ . :",
  operation_unknown: "There is no such operation.",
  method_not_allowed: "This operation is not called this way.",
  not_signed_in: "Please sign in.",
  fault: "Something went wrong, try again later.",
  unavailable: "The shop's records cannot be reached at the moment. Try again; nothing will be done twice.",
} as const;

export type SystemCode = keyof typeof system;

const refusal = {
  sign_in_failed: "The e-mail or the password is not right.",
  session_ended: "You were signed out. Please sign in again.",
  not_allowed: "You may not do this.",
  password_change_required: "Please choose a new password first.",
  cross_origin: "This request did not come from the portal.",
  not_found: "This is not there.",
  client_not_found: "There is no such client.",
  book_not_found: "There is no book with this number.",
  payment_not_found: "There is no such payment.",
  scheme_not_found: "There is no such scheme.",
  too_many_attempts: "Too many attempts. Please wait a while and try again.",

  incorrect_old_password: "Incorrect Old Password",
  new_password_missing: "New Password Cannot be empty",
  password_too_short: "A password has at least 8 characters.",
  password_too_long: "This password is too long.",
  password_too_common: "This password is easy to guess. Please choose another.",
  password_is_personal: "A password must not be your name, e-mail or mobile number.",
  password_unchanged: "The new password must differ from the old one.",

  recovery_code_wrong: "Incorrect OTP.",
  recovery_token_invalid: "This recovery is over. Please start again.",
  customer_not_found: "There is no such customer.",
  user_not_found: "There is no such person.",
  user_not_active: "This person cannot sign in. Make them active first.",
  user_not_employee: "Only an Employee is granted single rights.",
  user_has_books: "This person has scheme books and stays a Customer.",
  last_admin: "The shop needs at least one active Admin.",
  email_already_registered: "Email Address already registered.",
  place_not_found: "The country, state and city do not belong together.",
  designation_not_found: "There is no such designation.",

  idempotency_key_reused: "This request was sent before with other content.",
  day_closed: "This day's accounts are closed. Nothing more can be posted to it.",
  book_closed: "This book is closed. It takes no payment.",
  book_not_open: "This book is not open.",
  book_settled: "This book is settled and stays closed.",
  book_number_taken: "This book number is already in use.",
  client_already_exists: "A client with this e-mail is enrolled already. Add the book to that client.",
  email_belongs_to_staff: "This e-mail belongs to a member of staff.",
  payment_not_pending: "This payment is no longer waiting.",
  instalment_already_paid: "This instalment is paid already.",
  all_instalments_paid: "All instalments of this book are paid.",
  nothing_to_refund: "Only an approved payment can be refunded.",
  nothing_to_acknowledge: "This instalment is not paid yet.",
  transaction_number_used: "This transaction number was used for another payment.",
  gold_rate_missing: "No gold rate is set for this day. Set the rate, or enter the weight.",
  scheme_closed_to_new_clients: "This scheme takes no new books at present.",

  book_number_not_of_scheme: "This book number does not belong to the scheme.",
  amount_not_of_scheme: "This amount does not belong to the scheme.",
  amount_not_allowed: "This amount cannot be paid on the book.",
  duration_not_of_scheme: "This duration does not belong to the scheme.",
  paid_months_out_of_range: "The paid months do not fit the scheme.",
  instalment_out_of_range: "The book has no such instalment.",
  weight_required: "Please Enter the weight.",
  transaction_number_required: "Please Enter Payment Transaction Number.",
  gold_rate_not_today: "Only today's rate can be set.",
  payment_day_not_today: "A counter payment is booked on the day it is taken.",
  status_not_allowed: "This change is not yours to make.",
} as const satisfies Record<RefusalCode, string>;

/** What the screens say when something succeeded, or before it is done. */
export const notices = {
  change_password_done: "Password Successfully changed",
  recovery_code_sent: "Your verification OTP is successfully sent to your email address..",
  recovery_done: "Password Successfully updated",
  customer_added: "New Customer Successfully Added and Password is successfully send to customer mail id.",
  customer_updated: "Customer Successfully updated",
  customer_not_updated: "Not updated Successfully",
  customer_deleted: "User successfully deleted.",
  confirm_delete_title: "Confirm to Delete",
  confirm_delete: "Are you sure you want to delete customer.",
  user_added: "User Successfully added.",
  client_added: "Chit successfully added.",
  payment_failed: "Payment is Failed.",
  acknowledgement_sent: "Acknowledgment Successfully sent.",
  payment_completed: "Payment Completed.",
  book_closed_by_customer: "Account is  successfully closed.",
  gold_rate_set: "Sucessfuly updated gold rate ",
  something_wrong: "Something went wrong, try again later.",
  something_wrong_change_password: "something went wrong, try again later",
  confirm_fail_title: "Confirm to Failed",
  confirm_fail: "Are you sure you want to cancel this payment.",
  confirm_close_title: "Confirm to Close Account",
  confirm_close: "Are you sure you want to close your account.",
  repeat_payment: "You have attempted payment on {date}. Are you sure you want to make another payment?",
} as const;
export type NoticeCode = keyof typeof notices;

export const en: Record<MessageCode | NoticeCode, string> = { ...validation, ...system, ...refusal, ...notices };
