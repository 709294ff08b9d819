import type * as operations from "@thangam/contracts/users/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { addUser } from "./add-user.ts";
import { listCapabilities, saveCapabilities } from "./capabilities.ts";
import { issueTemporaryPassword } from "./issue-temporary-password.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import { getUser, listUsers } from "./list-users.ts";
import { updateUser } from "./update-user.ts";
import { exportUsers } from "./export-users.ts";

export { whoIsAlikeWithoutEmail } from "./people/without-email-store.ts";

export const handlers: HandlersOf<typeof operations> = {
  addUser,
  exportUsers,
  getUser,
  issueTemporaryPassword,
  resetSecondFactor,
  listCapabilities,
  listUsers,
  saveCapabilities,
  updateUser,
};
