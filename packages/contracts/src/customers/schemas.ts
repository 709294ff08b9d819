import { codesOf } from "#values/codes.ts";
import * as z from "zod/mini";
import { record } from "#kernel/wire.ts";
import { id } from "#values/ids.ts";
import { email, emailOrNone, isConfirmed, mobile, personName } from "#values/people.ts";
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

const { address, countryId, stateId, cityId, pincode, gender } = customerDetails;

/** The same of somebody who may never have been asked where they live. */
export const editedDetails = {
  ...customerDetails,
  email: emailOrNone({ missing: "customer_email_missing", invalid: "customer_email_invalid" }),
  address: [address[0], z.optional(address[1])],
  countryId: [countryId[0], z.optional(countryId[1])],
  stateId: [stateId[0], z.optional(stateId[1])],
  cityId: [cityId[0], z.optional(cityId[1])],
  pincode: [pincode[0], z.optional(pincode[1])],
  gender: z.optional(gender),
} as const;

/** What comes with an address, in the order it is asked for; the landmark may be left out. */
const comesWithAddress = {
  address: { wireName: address[0], missing: "customer_address_missing" },
  countryId: { wireName: countryId[0], missing: "customer_country_missing" },
  stateId: { wireName: stateId[0], missing: "customer_state_missing" },
  cityId: { wireName: cityId[0], missing: "customer_city_missing" },
  pincode: { wireName: pincode[0], missing: "customer_pincode_missing" },
  gender: { wireName: "gender", missing: "customer_gender_missing" },
} as const;

type Detail = keyof typeof comesWithAddress;
type Typed = { readonly [Name in Detail | "landmark"]?: unknown };

// safe: the keys of the table
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const details = Object.keys(comesWithAddress) as Detail[];
const isGiven = (value: unknown) => value !== undefined && (typeof value !== "string" || value.trim() !== "");

/** Whether somebody begins to give an address. Their gender alone is none. */
export function hasAddress(typed: Typed): boolean {
  return Object.entries({ ...typed, gender: undefined }).some(
    ([name, value]) => (name === "landmark" || name in comesWithAddress) && isGiven(value),
  );
}

/** What is not given of an address that is begun, and what is said of it. */
export function missingOfAddress(typed: Typed) {
  if (!hasAddress(typed)) return [];
  return details.flatMap((name) => (isGiven(typed[name]) ? [] : [{ name, code: comesWithAddress[name].missing }]));
}

/** An address that is begun is given whole. */
export const addressIsWhole = details.map((detail) =>
  z.refine<Typed>((typed) => !missingOfAddress(typed).some(({ name }) => name === detail), {
    error: comesWithAddress[detail].missing,
    path: [comesWithAddress[detail].wireName],
  }),
);

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
