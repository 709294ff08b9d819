export { addCustomer } from "./add-customer.ts";
export { deleteCustomer } from "./delete-customer.ts";
export { getCustomer } from "./get-customer.ts";
export { listCustomers } from "./list-customers.ts";
export { resendWelcome } from "./resend-welcome.ts";
export { updateCustomer } from "./update-customer.ts";
export { exportCustomers } from "./export-customers.ts";
