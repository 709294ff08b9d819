import { assert } from "#platform/assert.ts";
import type { Transaction } from "#platform/database/db.ts";
import { findUser } from "./user-store.ts";

/** A user who was just written, as the command returns them. */
export async function loadUser(tx: Transaction, userId: bigint) {
  const user = await findUser(tx, userId);
  assert(user !== null, "a person who was written is there");
  return user;
}
