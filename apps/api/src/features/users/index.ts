export { addUser } from "./add-user.ts";
export { listCapabilities, saveCapabilities } from "./capabilities.ts";
export { issueTemporaryPassword } from "./issue-temporary-password.ts";
export { getUser, listUsers } from "./list-users.ts";
export { updateUser } from "./update-user.ts";
export { exportUsers } from "./export-users.ts";
