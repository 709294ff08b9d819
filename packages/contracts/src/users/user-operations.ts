import * as z from "zod/mini";
import { personStatuses } from "#customers/schemas.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { roles } from "#kernel/roles.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { keepEmpty } from "#values/keep-empty.ts";
import { id } from "#values/ids.ts";
import { confirmation, emailOrNone, existingMobile, existingName, isConfirmed, password } from "#values/people.ts";
import { enumOf } from "#values/text.ts";
import { readVersion } from "#values/time.ts";
import { departmentName, user, userDetails } from "./schemas.ts";

export const listUsers = operation({
  wire: "Get_Userlist",
  method: "GET",
  kind: "query",
  allow: ["admin"],
  summary: "Everyone who can sign in, staff first.",
  input: record({
    userType: ["usertype", z.optional(enumOf(roles))],
    ...paging(["name", "email", "mobile", "userType"]),
  }),
  output: pageOf(user),
  refusals: [],
});

export const exportUsers = exportOf(listUsers, {
  wire: "Export_Users",
  summary: "Everyone who can sign in, with the list's filters, as a file.",
});

export const getUser = operation({
  wire: "Get_User",
  method: "POST",
  kind: "query",
  allow: ["admin"],
  summary: "One person who can sign in.",
  input: record({ userId: ["id", id({ missing: "user_missing" })] }),
  output: oneOf(user),
  refusals: ["user_not_found"],
});

export const addUser = operation({
  wire: "Add_New_User",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Adds a sign-in with a temporary password, which is mailed and must be changed.",
  auditLabel: "Added a user",
  approval: { kinds: ["rights"] },
  input: record({
    ...userDetails,
    password: password({ missing: "user_password_missing" }),
    confirmPassword: ["confirmpassword", confirmation({ missing: "user_confirm_missing" })],
    designationId: ["designation", z.optional(id())],
    department: z.optional(departmentName()),
  }).check(
    z.refine((typed) => isConfirmed(typed.password, typed.confirmPassword), {
      error: "user_passwords_differ",
      path: ["confirmpassword"],
    }),
  ),
  output: oneOf(user),
  refusals: [
    "email_already_registered",
    "designation_not_found",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
  ],
});

export const updateUser = operation({
  wire: "Update_User",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Changes a person's details, kind and status. The shop always keeps an active Admin.",
  auditLabel: "Changed a user",
  approval: { kinds: ["rights", "identity"] },
  input: record({
    userId: ["id", id({ missing: "user_missing" })],
    ...userDetails,
    email: emailOrNone({ missing: "user_email_missing", invalid: "user_email_invalid" }),
    name: existingName({ missing: "user_name_missing" }),
    mobile: existingMobile({ missing: "user_mobile_missing", invalid: "user_mobile_invalid" }),
    status: enumOf(personStatuses, { missing: "status_missing", invalid: "status_invalid" }),
    /** Left out, they stay as they are; blank, they are taken away. */
    designationId: ["designation", keepEmpty(z.nullish(id()))],
    department: keepEmpty(z.nullish(departmentName())),
    version: readVersion(),
  }).check(
    // Staff sign in by their e-mail. The twin: users_email_given_check.
    z.refine(({ email, userType }) => email !== "" || userType === "Customer", {
      error: "user_email_missing",
      path: ["email"],
    }),
  ),
  output: oneOf(user),
  refusals: [
    "user_not_found",
    "email_already_registered",
    "client_without_email_exists",
    "changed_meanwhile",
    "designation_not_found",
    "mobile_not_indian",
    "name_not_legible",
    "last_admin",
    "user_has_books",
  ],
});

export const issueTemporaryPassword = operation({
  wire: "Issue_Temporary_Password",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Makes a new temporary password, mails it to the person and ends their sessions. Nobody else sees it.",
  auditLabel: "Gave a temporary password",
  input: record({ userId: ["id", id({ missing: "customer_missing" })] }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["user_not_found", "user_not_active", "person_without_email"],
});

export const resetSecondFactor = operation({
  wire: "Reset_Second_Factor",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Takes all apps, passkeys and backup codes of another person away, and ends their sessions.",
  auditLabel: "Reset a second factor",
  approval: { kinds: ["second_factor"] },
  input: record({ userId: ["id", id({ missing: "customer_missing" })] }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["user_not_found", "own_factors", "person_without_factor"],
});
