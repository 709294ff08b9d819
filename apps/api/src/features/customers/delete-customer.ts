import { operations } from "@thangam/contracts";
import { disablePerson, lockPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";

/** Nothing is removed: books and payments stay, and so does whose they are. */
export const deleteCustomer = command(operations.deleteCustomer, async (call) => {
  const { customerId } = call.input;
  const person = await lockPerson(call.tx, customerId);
  if (person?.userType !== "Customer") throw call.refuse("customer_not_found");
  call.note({ recordType: "user", recordId: customerId, detail: await disablePerson(call, person) });
  return { customerId };
});
