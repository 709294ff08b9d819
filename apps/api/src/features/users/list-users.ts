import { operations } from "@thangam/contracts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { findUser, selectUsers } from "./user-store.ts";

export const listUsers = listQuery(operations.listUsers, async ({ input, db }) => {
  const { rows, total } = await selectUsers(db, { ...input, ...bounds(input) });
  return pageOf(rows, total, input);
});

export const getUser = query(operations.getUser, async ({ input, db, refuse }) => {
  const user = await findUser(db, input.userId);
  if (user === null) throw refuse("user_not_found");
  return user;
});
