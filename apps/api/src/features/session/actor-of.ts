import { capabilities } from "@thangam/contracts/kernel/capabilities";
import type { Actor } from "#kernel/handler.ts";
import type { Reader } from "#platform/database/db.ts";
import { findActivePerson } from "./session-store.ts";

/** A person as they may act now, without a session: what they asked for is carried out in their name. Null for one who may not. */
export async function actorOf(db: Reader, userId: bigint): Promise<Actor | null> {
  const person = await findActivePerson(db, userId);
  if (person === undefined) return null;
  return {
    ...person,
    capabilities: capabilities.filter((capability) => person.capabilities.includes(capability)),
    sessionId: "",
    mustChangePassword: false,
  };
}
