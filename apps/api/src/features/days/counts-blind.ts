import type { Rights } from "@thangam/contracts/kernel/roles";
import type { Reader } from "#platform/database/db.ts";
import { isCountedBlind } from "./day-store.ts";

/** Whether somebody is told what the drawer should hold only after they said what it holds. An Admin answers for the shop, and is told. */
export async function countsBlind(db: Reader, { role }: Pick<Rights, "role">): Promise<boolean> {
  return role === "Employee" && (await isCountedBlind(db));
}
