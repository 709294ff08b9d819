import { operations } from "@thangam/contracts";
import { addPerson } from "#features/users/people/index.ts";
import { command } from "#kernel/handler.ts";
import { loadUser } from "./load-user.ts";
import { checkDesignation } from "./user-rules.ts";

export const addUser = command(operations.addUser, async (call) => {
  const { input, tx, note, danger } = call;
  const { name, email, mobile, userType, password, designationId, department } = input;
  await checkDesignation(call, designationId);
  const person = { name, email, mobile, userType, password, designationId, department };
  const userId = await addPerson(call, { ...person, status: "active" });
  // An Employee may do nothing until somebody grants it.
  if (userType === "Admin")
    danger({ kind: "rights", recordType: "user", subject: name, to: userType, facts: { email } });
  note({ recordType: "user", recordId: userId, detail: { userType, status: "active" } });
  return loadUser(tx, userId);
});
