import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { id } from "#values/ids.ts";
import {
  confirmation,
  confirmationToCheckLater,
  email,
  isConfirmed,
  mobile,
  password,
  personName,
} from "#values/people.ts";
import { oneWordOf, patterned, text } from "#values/text.ts";
import { instant, readVersion, slashedDay } from "#values/time.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";

export const genders = ["Male", "Female", "Others"] as const;
export const personStatuses = ["Active", "Inactive", "Disabled"] as const;

/** What the customer form asks for, in the order it is checked. */
const details = {
  name: personName({ missing: "customer_name_missing" }),
  email: email({ missing: "customer_email_missing", invalid: "customer_email_invalid" }),
  mobile: mobile({ missing: "customer_mobile_missing", invalid: "customer_mobile_invalid" }),
  address: ["presentaddress", text({ max: 500, missing: "customer_address_missing" })],
  countryId: ["presentcountry", id({ missing: "customer_country_missing", invalid: "customer_country_missing" })],
  stateId: ["presentstate", id({ missing: "customer_state_missing", invalid: "customer_state_missing" })],
  cityId: ["presentcity", id({ missing: "customer_city_missing", invalid: "customer_city_missing" })],
  pincode: [
    "presentpincode",
    patterned(/^\d{6}$/, { missing: "customer_pincode_missing", invalid: "customer_pincode_invalid" }),
  ],
  gender: oneWordOf(genders, { missing: "customer_gender_missing", invalid: "customer_gender_missing" }),
  dateOfBirth: ["dateofbirth", z.optional(slashedDay({ invalid: "date_of_birth_invalid" }))],
  landmark: z.optional(text({ max: 200 })),
  status: z._default(oneWordOf(["Active", "Inactive"], { invalid: "status_invalid" }), "Active"),
} as const;

const passwordsAgree = z.refine<{ password?: string | undefined; confirmPassword?: string | null | undefined }>(
  (typed) => isConfirmed(typed.password, typed.confirmPassword),
  { error: "customer_passwords_differ", path: ["confirmpassword"] },
);

const row = record({
  id: ["fld_customerid", id()],
  name: ["fld_name", z.string()],
  email: ["fld_email", z.string()],
  mobile: ["fld_mobile", z.string()],
  status: ["fld_status", z.enum(personStatuses)],
  userType: ["fld_usertype", z.string()],
  designation: ["fld_designation", z.nullable(z.string())],
  department: ["fld_department", z.nullable(z.string())],
  /** True while a password that was given to them has not been changed. */
  hasTemporaryPassword: ["temporary_password", z.boolean()],
});

export const listCustomers = operation({
  wire: "Get_CustomerList",
  aliases: ["Get_customerList"],
  method: "GET",
  kind: "query",
  allow: ["admin"],
  summary: "The customers who are not deleted: by a part of the name, or the exact e-mail, mobile number or status.",
  input: record(paging(["name", "email", "mobile", "status"])),
  output: pageOf(row),
  refusals: [],
});

export const exportCustomers = exportOf(listCustomers, {
  wire: "Export_Customers",
  summary: "The customers who are not deleted, with the list's filters, as a file.",
});

export const getCustomer = operation({
  wire: "Get_Customer",
  method: "POST",
  kind: "query",
  allow: ["admin"],
  summary: "One customer with everything the edit form shows.",
  input: record({ customerId: ["customerid", id({ missing: "customer_missing" })] }),
  output: oneOf(
    record({
      id: ["fld_customerid", id()],
      name: ["fld_name", z.string()],
      email: ["fld_email", z.string()],
      mobile: ["fld_mobile", z.string()],
      gender: ["fld_gender", z.nullable(z.enum(genders))],
      dateOfBirth: ["fld_dateofbirth", z.nullable(slashedDay())],
      address: ["fld_presentaddress", z.nullable(z.string())],
      countryId: ["fld_presentcountry", z.nullable(id())],
      stateId: ["fld_presentstate", z.nullable(id())],
      cityId: ["fld_presentcity", z.nullable(id())],
      pincode: ["fld_presentpincode", z.nullable(z.string())],
      landmark: ["fld_landmark", z.nullable(z.string())],
      status: ["fld_status", z.enum(personStatuses)],
      version: ["fld_version", instant()],
    }),
  ),
  refusals: ["customer_not_found"],
});

export const addCustomer = operation({
  wire: "AddCustomer",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Registers a customer with a temporary password, which is mailed to them and must be changed.",
  input: record({
    ...details,
    password: password({ missing: "customer_password_missing" }),
    confirmPassword: ["confirmpassword", confirmation({ missing: "customer_confirm_missing" })],
  }).check(passwordsAgree),
  output: oneOf(record({ customerId: ["customerid", id()] })),
  refusals: [
    "email_already_registered",
    "place_not_found",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
  ],
});

export const updateCustomer = operation({
  wire: "Update_Customer",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Changes a customer's details. The password changes only when one is given, and is temporary then.",
  input: record({
    customerId: ["customerid", id({ missing: "customer_missing" })],
    ...details,
    /** Left out, it stays as it is. */
    status: z.optional(oneWordOf(["Active", "Inactive"], { invalid: "status_invalid" })),
    password: z.optional(password({})),
    confirmPassword: ["confirmpassword", confirmationToCheckLater()],
    version: readVersion(),
  }).check(passwordsAgree),
  output: oneOf(record({ customerId: ["customerid", id()], result: ["Result", z.literal("Successfully UPDATED")] })),
  refusals: [
    "customer_not_found",
    "changed_meanwhile",
    "email_already_registered",
    "place_not_found",
    "password_too_short",
    "password_too_long",
    "password_too_common",
    "password_is_personal",
  ],
});

export const deleteCustomer = operation({
  wire: "Delete_Customer",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Disables a customer: they cannot sign in any more, their sessions end, their books and payments stay.",
  input: record({ customerId: ["id", id({ missing: "customer_missing" })] }),
  output: oneOf(record({ customerId: ["customerid", id()] })),
  refusals: ["customer_not_found"],
});

export const resendWelcome = operation({
  wire: "GuestMailer",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Sends a customer's welcome again. A password sent along is ignored; none is ever stored to be repeated.",
  input: record({ email: email({ missing: "customer_email_missing", invalid: "customer_email_invalid" }) }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["customer_not_found", "user_not_active"],
});

export const issueTemporaryPassword = operation({
  wire: "Issue_Temporary_Password",
  method: "POST",
  kind: "command",
  allow: ["admin"],
  summary: "Makes a new temporary password, mails it to the person and ends their sessions. Nobody else sees it.",
  input: record({ userId: ["id", id({ missing: "customer_missing" })] }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["user_not_found", "user_not_active"],
});
