import { capabilities } from "@thangam/contracts/kernel/capabilities";
import { roles } from "@thangam/contracts/kernel/roles";
import type { SessionPerson } from "@thangam/contracts/session/schemas";
import { languages } from "@thangam/texts/languages";
import { readMenu, shownTo } from "#features/menu/index.ts";
import type { Database, Transaction } from "#platform/database/db.ts";
import { selectOwnBranches } from "./actor-branches-store.ts";
import { parseEnum } from "#platform/parse-enum.ts";

/** The signed-in person, as the screens need them. */
export async function loadPerson(
  db: Database | Transaction,
  userId: bigint,
  shopTimeZone: string,
): Promise<SessionPerson> {
  const [user, menu, branches] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: userId }, include: { designation: true, capabilities: true } }),
    readMenu(db),
    selectOwnBranches(db, userId),
  ]);
  const role = parseEnum(user.userType, roles);
  const granted = new Set(user.capabilities.map((grant) => grant.capability));
  return {
    userId,
    name: user.name,
    email: user.email,
    mobile: user.mobile,
    designation: user.designation?.name ?? null,
    photo: user.photo,
    role,
    capabilities: capabilities.filter((capability) => granted.has(capability)),
    language: user.language === null ? null : parseEnum(user.language, languages),
    wantsReminders: user.wantsReminders,
    previousLoginAt: user.previousLoginAt,
    mustChangePassword: user.passwordIsTemporary,
    shopTimeZone,
    menu: menu.entries === null ? null : shownTo(role, menu.entries),
    ...(branches.length > 0 && { branches }),
  };
}
