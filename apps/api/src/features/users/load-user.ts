import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findUser } from "./user-store.ts";
import { userView } from "./user-view.ts";

/** A person as the answer of what was just done to them. */
export async function loadUser(tx: Transaction, userId: bigint) {
  const user = await findUser(tx, userId);
  assert(user !== null, "a person who was written is there");
  return userView(user);
}
