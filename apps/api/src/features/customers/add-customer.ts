import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import { operations } from "@thangam/contracts";
import { addPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { profileOf } from "./customer-profile.ts";
import { saveProfile } from "./customer-store.ts";

export const addCustomer = command(operations.addCustomer, async (call) => {
  const { input, tx, note } = call;
  const { name, email, mobile, password } = input;
  const status = personStatusCodes.of(input.status);
  const profile = await profileOf(call, input);
  const customerId = await addPerson(call, { name, email, mobile, status, password, userType: "Customer" });
  await saveProfile(tx, customerId, profile);
  note({ recordType: "user", recordId: customerId, detail: { userType: "Customer", status } });
  return { customerId };
});
