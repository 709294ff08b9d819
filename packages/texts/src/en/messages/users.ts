export const validation = {
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
} as const;

export const refusals = {
  own_factors: "You change your own second step under Security.",
  person_without_factor: "This person has no second step that could be reset.",
  person_without_email: "This person has no e-mail address. They sign in with the mobile number and a code by SMS.",
  user_not_found: "There is no such person.",
  user_not_active: "This person cannot sign in. Make them active first.",
  user_not_employee: "Only an Employee is granted single rights.",
  user_has_books: "This person has scheme books and stays a Customer.",
  last_admin: "The shop needs at least one active Admin.",
  email_already_registered: "Email Address already registered.",
  designation_not_found: "There is no such designation.",
  mobile_not_indian: "An Indian mobile number begins with 6, 7, 8 or 9.",
  name_not_legible:
    "A name has a letter or a digit that can be seen, no hidden signs, and no web address, e-mail address or telephone number. Leave a blank after a dot in it.",
} as const;

export const notices = {
  user_added: "User Successfully added.",
} as const;
