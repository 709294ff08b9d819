import { personStatusCodes } from "@thangam/contracts/customers/schemas";
import type { CodeIn } from "@thangam/contracts/values/codes";
import type { Role } from "@thangam/contracts/kernel/roles";
import type { Danger } from "#core/danger.ts";

interface TypeAndStatus {
  userType: Role;
  status: CodeIn<typeof personStatusCodes>;
}

/**
 * Another type, and a status that gives staff their sign-in back or takes it from an Admin. To shut out an Employee is never
 * dangerous: it must hold at once. Null where nothing of that happens.
 */
export function rightsDanger(
  person: TypeAndStatus & { id: bigint; name: string },
  to: TypeAndStatus,
): Danger<"rights"> | null {
  const isStaff = person.userType !== "Customer";
  const isBack = isStaff && person.status !== "active" && to.status === "active";
  const isAdminOut = person.userType === "Admin" && person.status === "active" && to.status !== "active";
  if (person.userType === to.userType && !isBack && !isAdminOut) return null;
  return {
    kind: "rights",
    recordType: "user",
    recordId: person.id,
    subject: person.name,
    from: wordsOf(person),
    to: wordsOf(to),
  };
}

function wordsOf({ userType, status }: TypeAndStatus): string {
  return `${userType}, ${personStatusCodes.phraseOf(status)}`;
}
