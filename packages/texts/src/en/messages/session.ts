export const validation = {
  login_email_missing: "Please enter email.",
  login_email_invalid: "Please enter valid email.",
  login_password_missing: "Please enter password.",
  change_old_missing: "old Password Cannot be empty",
  recovery_email_missing: "Please enter your email address.",
  recovery_email_invalid: "Please enter valid email address.",
  recovery_code_missing: "Please enter OTP.",
  recovery_new_missing: "Please enter new password.",
  recovery_confirm_missing: "Please enter confirm password.",
} as const;

export const refusals = {
  sign_in_failed: "The e-mail or the password is not right.",
  session_ended: "You were signed out. Please sign in again.",
  incorrect_old_password: "Incorrect Old Password",
  new_password_missing: "New Password Cannot be empty",
  change_confirm_missing: "Confirm Password Cannot be empty",
  change_confirm_differs: "New Password and Confirm Password do not match",
  password_too_short: "A password has at least 8 characters.",
  password_too_long: "This password is too long.",
  password_too_common: "This password is easy to guess. Please choose another.",
  password_is_personal: "A password must not be your name, e-mail or mobile number.",
  password_unchanged: "The new password must differ from the old one.",
  recovery_code_wrong: "Incorrect OTP.",
  recovery_token_invalid: "This recovery is over. Please start again.",
  second_factor_needed: "One more step: show that it is you.",
  second_factor_wrong: "This code is not right, or it was used already. Wait for the next one and enter that.",
  passkey_refused: "This passkey was not taken. Try again, or go on in another way.",
  passkeys_unavailable: "Passkeys work only where the portal is opened under its own name.",
  challenge_over: "This took too long or was tried too often. Please begin again.",
  step_up_needed: "Show first once more that it is you.",
  last_factor: "You need a second step when you sign in. Add another way before you remove this one.",
  no_factor: "Backup codes stand for the second step. Add an app or a passkey first.",
  too_many_factors: "You have as many passkeys as one may have. Remove one first.",
} as const;

export const notices = {
  change_password_done: "Password Successfully changed",
  recovery_code_sent: "Your verification OTP is successfully sent to your email address..",
  recovery_done: "Password Successfully updated",
  something_wrong_change_password: "something went wrong, try again later",
} as const;
