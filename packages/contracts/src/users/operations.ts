import * as z from "zod/mini";
import { capabilities } from "#kernel/capabilities.ts";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { roles } from "#kernel/roles.ts";
import { id } from "#values/ids.ts";
import { confirmation, email, isConfirmed, mobile, password, personName } from "#values/people.ts";
import { oneWordOf, text } from "#values/text.ts";
import { instant, readVersion } from "#values/time.ts";
import { oneOf, pageOf, record, seesBlanks } from "#kernel/wire.ts";
import { personStatuses } from "#customers/operations.ts";

const details = {
  name: personName({ missing: "user_name_missing" }),
  email: email({ missing: "user_email_missing", invalid: "user_email_invalid" }),
  mobile: mobile({ missing: "user_mobile_missing", invalid: "user_mobile_invalid" }),
  userType: ["usertype", oneWordOf(roles, { missing: "user_type_missing", invalid: "user_type_missing" })],
} as const;

const departmentName = () => text({ max: 80 });

const user = record({
  id: ["fld_id", id()],
  name: ["fld_name", z.string()],
  email: ["fld_email", z.string()],
  mobile: ["fld_mobile", z.string()],
  userType: ["fld_usertype", z.enum(roles)],
  status: ["fld_status", z.enum(personStatuses)],
  designationId: ["designation", z.nullable(id())],
  designation: ["fld_designation", z.nullable(z.string())],
  department: ["fld_department", z.nullable(z.string())],
  version: ["fld_version", instant()],
});

export const listUsers = operation({
  wire: "Get_Userlist",
  method: "GET",
  kind: "query",
  allow: ["admin"],
  summary: "Everyone who can sign in, staff first.",
  input: record({
    userType: ["usertype", z.optional(oneWordOf(roles))],
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
  input: record({
    ...details,
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
  input: record({
    userId: ["id", id({ missing: "user_missing" })],
    ...details,
    status: oneWordOf(personStatuses, { missing: "status_missing", invalid: "status_invalid" }),
    /** Left out, they stay as they are; blank, they are taken away. */
    designationId: ["designation", seesBlanks(z.nullish(id()))],
    department: seesBlanks(z.nullish(departmentName())),
    version: readVersion(),
  }),
  output: oneOf(user),
  refusals: [
    "user_not_found",
    "email_already_registered",
    "changed_meanwhile",
    "designation_not_found",
    "last_admin",
    "user_has_books",
  ],
});

export const listCapabilities = operation({
  wire: "Get_Capabilities",
  method: ["GET", "POST"],
  kind: "query",
  allow: ["admin"],
  summary: "The Employees and what each was granted.",
  input: record(paging(["name"])),
  output: pageOf(
    record({
      userId: ["fld_id", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      status: ["fld_status", z.enum(personStatuses)],
      designation: ["fld_designation", z.nullable(z.string())],
      capabilities: z.array(z.enum(capabilities)),
    }),
  ),
  refusals: [],
});

export const saveCapabilities = operation({
  wire: "Save_Capabilities",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Sets what an Employee may do besides the dashboard. It holds from their next request on.",
  input: record({
    userId: ["id", id({ missing: "user_missing" })],
    capabilities: z.array(oneWordOf(capabilities)).check(z.maxLength(100)),
  }),
  output: oneOf(record({ userId: ["fld_id", id()], capabilities: z.array(z.enum(capabilities)) })),
  refusals: ["user_not_found", "user_not_employee"],
});
