import { operations } from "@thangam/contracts";
import { listQuery, query } from "#kernel/handler.ts";
import { bounds, pageOf } from "#kernel/page.ts";
import { findUser, selectUsers, userKeys } from "./user-store.ts";

export const listUsers = listQuery(operations.listUsers, {
  run: async ({ input, db, keys }) => {
    const { rows, total } = await selectUsers(db, input, { ...bounds(input), keys });
    return pageOf(rows, total, input);
  },
  keys: ({ input, db }, limit) => userKeys(db, input, limit),
});

export const getUser = query(operations.getUser, async ({ input, db, refuse }) => {
  const user = await findUser(db, input.userId);
  if (user === null) throw refuse("user_not_found");
  return user;
});
