import { capabilities } from "@thangam/contracts/kernel/capabilities";
import type { Actor } from "#core/actor.ts";
import type { Reader } from "#platform/database/db.ts";
import { branchesOf } from "./actor-branches-store.ts";
import { findActivePerson } from "./live-session-store.ts";

/** A person as they may act now, without a session: what they asked for is carried out in their name. Null for one who may not. */
export async function actorOf(db: Reader, userId: bigint): Promise<Actor | null> {
  const person = await findActivePerson(db, userId);
  if (person === undefined) return null;
  const { userId: id, name, role } = person;
  return {
    userId: id,
    name,
    role,
    branches: branchesOf(person),
    capabilities: capabilities.filter((capability) => person.capabilities.includes(capability)),
    sessionId: "",
    mustChangePassword: false,
  };
}
