import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { email, isConfirmed, mobile, personName } from "#values/people.ts";
import { enumOf, oneLine, patterned, text } from "#values/text.ts";
import { slashedDay } from "#values/time.ts";

export const genderCodes = codesOf({ male: "Male", female: "Female", others: "Others" });
export const genders = genderCodes.phrases;

export const personStatusCodes = codesOf({ active: "Active", inactive: "Inactive", disabled: "Disabled" });
export const personStatuses = personStatusCodes.phrases;

/** What the customer form asks for, in the order it is checked. */
export const customerDetails = {
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
  gender: enumOf(genders, { missing: "customer_gender_missing", invalid: "customer_gender_missing" }),
  dateOfBirth: ["dateofbirth", z.optional(slashedDay({ invalid: "date_of_birth_invalid" }))],
  landmark: z.optional(oneLine({ max: 200 })),
  status: z._default(enumOf(["Active", "Inactive"], { invalid: "status_invalid" }), "Active"),
} as const;

export const passwordsAgree = z.refine<{ password?: string | undefined; confirmPassword?: string | null | undefined }>(
  (typed) => isConfirmed(typed.password, typed.confirmPassword),
  { error: "customer_passwords_differ", path: ["confirmpassword"] },
);

export const customerRow = record({
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
