export const validation = {
  client_missing: "Choose a client.",
  client_name_missing: "Enter your Name",
  client_email_missing: "Enter your Email",
  client_email_invalid: "Please provide a valid Email.",
  client_mobile_missing: "Enter Mobile Number",
  client_mobile_invalid: "Enter 10 Digit Mobile Number.",
  client_update_name_missing: "Enter Name",
  client_update_email_missing: "Enter Email",
  too_many_books: "At most 20 books can be added at once.",
} as const;

export const refusals = {
  client_not_found: "There is no such client.",
  client_already_exists: "A client with this e-mail is enrolled already. Add the book to that client.",
  client_without_email_exists:
    "Another customer without an e-mail has this name and mobile number. Add the book to that customer, or give one of them an e-mail.",
  email_belongs_to_staff: "This e-mail belongs to a member of staff.",
} as const;

export const notices = {
  client_added: "Chit successfully added.",
  client_updated: "Chit successfully updated.",
} as const;
