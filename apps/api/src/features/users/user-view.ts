import { personStatuses } from "@thangam/contracts/customers/schemas";
import { roles } from "@thangam/contracts/kernel/roles";
import { word } from "#platform/word.ts";
import type { UserRow } from "./user-store.ts";

export function userView({ user_type, status, designation_id, updated_at, ...row }: UserRow) {
  return {
    ...row,
    userType: word(user_type, roles),
    status: word(status, personStatuses),
    designationId: designation_id,
    version: updated_at,
  };
}
