export const validation = {
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
  date_of_birth_invalid: "Enter the date of birth as DD/MM/YYYY.",
} as const;

export const refusals = {
  customer_not_found: "There is no such customer.",
  place_not_found: "The country, state and city do not belong together.",
  customer_address_kept: "Please enter address",
  customer_gender_kept: "Please select gender",
} as const;

export const notices = {
  customer_added: "New Customer Successfully Added and Password is successfully send to customer mail id.",
  customer_updated: "Customer Successfully updated",
  customer_not_updated: "Not updated Successfully",
  customer_deleted: "User successfully deleted.",
  confirm_delete_title: "Confirm to Delete",
  confirm_delete: "Are you sure you want to delete customer.",
} as const;
