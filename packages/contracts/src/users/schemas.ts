import * as z from "zod/mini";
import { personStatuses } from "#customers/schemas.ts";
import { roles } from "#kernel/roles.ts";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { email, mobile, personName } from "#values/people.ts";
import { enumOf, oneLine } from "#values/text.ts";
import { instant } from "#values/time.ts";

export const userDetails = {
  name: personName({ missing: "user_name_missing" }),
  email: email({ missing: "user_email_missing", invalid: "user_email_invalid" }),
  mobile: mobile({ missing: "user_mobile_missing", invalid: "user_mobile_invalid" }),
  userType: ["usertype", enumOf(roles, { missing: "user_type_missing", invalid: "user_type_missing" })],
} as const;

export const departmentName = () => oneLine({ max: 80 });

export const user = record({
  id: ["fld_id", id()],
  name: ["fld_name", z.string()],
  email: ["fld_email", z.string()],
  mobile: ["fld_mobile", z.string()],
  userType: ["fld_usertype", z.enum(roles)],
  status: ["fld_status", z.enum(personStatuses)],
  designationId: ["designation", z.nullable(id())],
  designation: ["fld_designation", z.nullable(z.string())],
  department: ["fld_department", z.nullable(z.string())],
  /** Whoever has one shows it at every sign-in. */
  hasSecondFactor: ["has_second_factor", z.boolean()],
  version: ["fld_version", instant()],
});
