import * as z from "zod/mini";
import { exportOf } from "#kernel/export-of.ts";
import { operation } from "#kernel/operation.ts";
import { paging } from "#kernel/paging.ts";
import { oneOf, pageOf, record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import {
  confirmation,
  confirmationToCheckLater,
  email,
  existingMobile,
  existingName,
  password,
} from "#values/people.ts";
import { enumOf } from "#values/text.ts";
import { instant, readVersion, slashedDay } from "#values/time.ts";
import {
  addressIsWhole,
  customerDetails,
  customerRow,
  editedDetails,
  genders,
  passwordsAgree,
  personStatuses,
} from "./schemas.ts";

export const listCustomers = operation({
  wire: "Get_CustomerList",
  aliases: ["Get_customerList"],
  method: "GET",
  kind: "query",
  allow: ["admin"],
  summary:
    "The customers: by a part of the name, or the exact e-mail, mobile number or status. A deleted one only by what is exact.",
  input: record(paging(["name", "email", "mobile", "status"])),
  output: pageOf(customerRow),
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
  auditLabel: "Added a customer",
  input: record({
    ...customerDetails,
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
  summary:
    "Changes a customer's details. Of an address all is given or, where none is known, nothing. The password changes only when one is given, and is temporary then.",
  auditLabel: "Changed a customer",
  approval: { kinds: ["identity"] },
  input: record({
    customerId: ["customerid", id({ missing: "customer_missing" })],
    ...editedDetails,
    name: existingName({ missing: "customer_name_missing" }),
    mobile: existingMobile({ missing: "customer_mobile_missing", invalid: "customer_mobile_invalid" }),
    /** Left out, it stays as it is. */
    status: z.optional(enumOf(["Active", "Inactive"], { invalid: "status_invalid" })),
    password: z.optional(password({})),
    confirmPassword: ["confirmpassword", confirmationToCheckLater()],
    version: readVersion(),
  }).check(...addressIsWhole, passwordsAgree),
  output: oneOf(record({ customerId: ["customerid", id()], result: ["Result", z.literal("Successfully UPDATED")] })),
  refusals: [
    "customer_not_found",
    "changed_meanwhile",
    "mobile_not_indian",
    "name_not_legible",
    "email_already_registered",
    "client_without_email_exists",
    "person_without_email",
    "place_not_found",
    "customer_address_kept",
    "customer_gender_kept",
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
  auditLabel: "Deleted a customer",
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
  auditLabel: "Sent a welcome",
  input: record({ email: email({ missing: "customer_email_missing", invalid: "customer_email_invalid" }) }),
  output: oneOf(record({ email: z.string() })),
  refusals: ["customer_not_found", "user_not_active"],
});
