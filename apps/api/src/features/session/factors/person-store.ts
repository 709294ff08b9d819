import { roles } from "@thangam/contracts/kernel/roles";
import type { Role } from "@thangam/contracts/kernel/roles";
import type { Reader } from "#platform/database/db.ts";
import { parseEnum } from "#platform/parse-enum.ts";

/** Who signs in, or adds a factor. */
export interface SignInPerson {
  userId: bigint;
  role: Role;
  name: string;
  email: string;
}

/** Null for somebody who may not sign in. */
export async function findSignInPerson(db: Reader, userId: bigint): Promise<SignInPerson | null> {
  const user = await db.user.findFirst({ where: { id: userId, status: "active" } });
  if (user === null) return null;
  return { userId: user.id, role: parseEnum(user.userType, roles), name: user.name, email: user.email };
}
