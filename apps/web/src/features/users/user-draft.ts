import type { OutputOf } from "@thangam/contracts/kernel/operation";
import type { getUser } from "@thangam/contracts/users/user-operations";
import type { FieldError } from "#forms/resolver.ts";

/** The value for no designation, because a select has no empty option. */
export const NO_DESIGNATION = "none";

/** The fields of both forms. */
export interface UserDraft {
  name: string;
  email: string;
  mobile: string;
  userType: string;
  /** The id of one, or `NO_DESIGNATION`. */
  designationId: string;
  department: string;
}

export const blankUser: UserDraft = {
  name: "",
  email: "",
  mobile: "",
  userType: "Admin",
  designationId: NO_DESIGNATION,
  department: "",
};

export function draftOf(user: OutputOf<typeof getUser>): UserDraft & { status: string; version: string } {
  const { name, email, mobile, userType, status, designationId, department } = user;
  return {
    name,
    email,
    mobile,
    userType,
    status,
    designationId: designationId?.toString() ?? NO_DESIGNATION,
    department: department ?? "",
    version: user.version.toISOString(),
  };
}

export function inputOf<D extends UserDraft>(draft: D): D {
  return draft.designationId === NO_DESIGNATION ? { ...draft, designationId: "" } : draft;
}

/** Which field each refusal is about. */
export const userRefusals = {
  email_already_registered: "email",
  designation_not_found: "designationId",
  name_not_legible: "name",
  client_without_email_exists: "mobile",
  mobile_not_indian: "mobile",
  user_has_books: "userType",
} as const;

/** The refusal to disable or demote the last Admin is shown at the changed field. */
export function lastAdmin({ userType }: UserDraft, message: string): FieldError {
  return { name: userType === "Admin" ? "status" : "userType", message };
}
